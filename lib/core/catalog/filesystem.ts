import { alike, defineServer } from "./define";

export default defineServer({
  id: "filesystem",
  label: "the reference server for files",
  identities: ["npm:@modelcontextprotocol/server-filesystem", "oci:mcp/filesystem"],
  names: ["filesystem"],
  source: "https://github.com/modelcontextprotocol/servers/tree/main/src/filesystem",
  tools: {
    ...alike(
      "read_file read_text_file read_media_file read_multiple_files list_directory list_directory_with_sizes directory_tree search_files get_file_info",
      ["private"],
      "It reads files of this machine, or their names, in the folders that it was given.",
    ),
  },
});
