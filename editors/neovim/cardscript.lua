-- Neovim 0.8 or later: put this file into lua/ of your configuration and call require("cardscript").setup().
-- options.command: how the server is started; options.ui: "en" or "ru", the language of messages.
local M = {}

function M.setup(options)
  options = options or {}
  vim.api.nvim_create_autocmd("FileType", {
    pattern = "yaml",
    callback = function(event)
      local file = vim.api.nvim_buf_get_name(event.buf)
      local settings = vim.fs.find({ "cardscript.toml", "pyproject.toml" }, { upward = true, path = vim.fs.dirname(file) })
      if #settings == 0 then
        return
      end
      vim.lsp.start({
        name = "cardscript",
        cmd = options.command or { "cardscript", "lsp" },
        root_dir = vim.fs.dirname(settings[1]),
        init_options = { ui = options.ui },
      })
    end,
  })
end

return M
