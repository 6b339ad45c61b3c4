import type { SignalExample } from "./define";

/** Tools that several signals show: what they speak of, and what they are silent on. */

export const ADD_NUMBERS: SignalExample = {
  server: "calculator",
  tool: {
    name: "add",
    description: "Add two numbers.",
    inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } },
  },
};

export const CONVERT_LENGTH: SignalExample = {
  server: "units",
  tool: {
    name: "convert",
    description: "Convert a length to another unit.",
    inputSchema: { type: "object", properties: { value: { type: "string" }, unit: { type: "string" } } },
  },
};

export const LIST_MESSAGES: SignalExample = {
  server: "team-mail",
  tool: { name: "list_messages", description: "List the messages in your mailbox." },
};

export const CLAIMS_TO_READ_ONLY: SignalExample = {
  server: "archive",
  tool: { name: "look", annotations: { readOnlyHint: true } },
};

export const FETCH_PAGE: SignalExample = {
  server: "page-reader",
  tool: {
    name: "fetch_page",
    description: "Fetch a web page and return its text.",
    inputSchema: { type: "object", properties: { url: { type: "string" } }, required: ["url"] },
  },
};

export const SEND_MESSAGE: SignalExample = {
  server: "team-chat",
  tool: {
    name: "send_message",
    description: "Send a message to a channel or share it with a recipient.",
    inputSchema: {
      type: "object",
      properties: { recipient: { type: "string" }, message: { type: "string" } },
      required: ["recipient", "message"],
    },
  },
};
