import { alike, defineServer } from "./define";

export default defineServer({
  id: "google-drive-reference",
  label: "the archived reference server for Google Drive",
  identities: ["npm:@modelcontextprotocol/server-gdrive"],
  names: ["gdrive", "google drive"],
  source: "https://github.com/modelcontextprotocol/servers-archived/tree/main/src/gdrive",
  tools: {
    ...alike("search gdrive_search", ["private"], "It searches the files of the signed-in account."),
  },
});
