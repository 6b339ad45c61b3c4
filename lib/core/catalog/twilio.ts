import { alike, defineServer } from "./define";

export default defineServer({
  id: "twilio",
  label: "the Twilio server of Twilio",
  identities: ["npm:@twilio-alpha/mcp"],
  names: ["twilio", "twilio alpha"],
  source: "https://github.com/twilio-labs/mcp",
  tools: {
    ...alike(
      "TwilioApiV2010--ListMessage TwilioApiV2010--FetchMessage TwilioApiV2010--FetchTranscription TwilioApiV2010--ListTranscription",
      ["private", "untrusted"],
      "It reads messages or calls, which anybody who has the number may have sent.",
    ),
    ...alike(
      "TwilioApiV2010--ListCall TwilioApiV2010--FetchCall TwilioApiV2010--ListRecording TwilioApiV2010--FetchRecording TwilioApiV2010--ListAccount TwilioApiV2010--FetchAccount TwilioApiV2010--FetchBalance TwilioApiV2010--ListIncomingPhoneNumber",
      ["private"],
      "It reads calls, numbers and balances of the account.",
    ),
    ...alike(
      "TwilioApiV2010--CreateMessage TwilioApiV2010--CreateCall",
      ["egress"],
      "It writes to or calls any number.",
    ),
  },
});
