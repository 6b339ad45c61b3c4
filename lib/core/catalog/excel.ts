import { alike, defineServer } from "./define";

export default defineServer({
  id: "excel",
  label: "the Excel server of negokaz",
  identities: ["npm:@negokaz/excel-mcp-server"],
  names: ["excel", "negokaz excel"],
  source: "https://github.com/negokaz/excel-mcp-server",
  tools: {
    ...alike("excel_describe_sheets excel_read_sheet", ["private"], "It reads workbooks of this machine."),
  },
});
