// Starts `cardscript lsp` for the YAML files of the workspace; everything else is the server's.
const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

function activate(context) {
  const settings = vscode.workspace.getConfiguration("cardscript");
  const [command, ...args] = settings.get("command");
  const watcher = vscode.workspace.createFileSystemWatcher("**/*.yaml");
  context.subscriptions.push(watcher);
  client = new LanguageClient(
    "cardscript",
    "cardscript",
    { command, args },
    {
      documentSelector: [{ scheme: "file", language: "yaml" }],
      initializationOptions: { ui: settings.get("ui") || vscode.env.language },
      synchronize: { fileEvents: watcher },
    },
  );
  return client.start();
}

function deactivate() {
  return client?.stop();
}

module.exports = { activate, deactivate };
