import { alike, defineServer } from "./define";

export default defineServer({
  id: "gmail",
  label: "the Gmail server of GongRzhe",
  identities: ["npm:@gongrzhe/server-gmail-autoauth-mcp"],
  names: ["gmail", "gmail autoauth", "gongrzhe gmail autoauth"],
  source: "https://github.com/GongRzhe/Gmail-MCP-Server",
  tools: {
    ...alike(
      "read_email search_emails",
      ["private", "untrusted"],
      "It reads mail of the signed-in account, which anybody may have sent.",
    ),
    ...alike("list_email_labels", ["private"], "It lists labels of the signed-in account."),
    ...alike("send_email", ["egress"], "It sends mail to any recipient."),
  },
});
