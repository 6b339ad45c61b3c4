import { alike, defineServer } from "./define";

export default defineServer({
  id: "obsidian",
  label: "the Obsidian server of StevenStavrakis",
  identities: ["npm:obsidian-mcp"],
  names: ["obsidian"],
  source: "https://github.com/StevenStavrakis/obsidian-mcp",
  tools: {
    ...alike("read-note search-vault list-available-vaults", ["private"], "It reads notes of this machine."),
  },
});
