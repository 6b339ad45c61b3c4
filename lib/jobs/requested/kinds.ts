import * as z from "zod";
import { userEnvironment } from "@/lib/env";
import { findPrinter } from "@/lib/print/find-browser";
import { PAPERS, printToPdf } from "@/lib/print/print-to-pdf";
import { takePush } from "../take-push";

const PrintSchema = z.object({ html: z.string(), paper: z.enum(PAPERS) });
const PushSchema = z.object({ text: z.string() });

/** Work that a request waits for: what goes in and comes out is JSON, so that any copy can do it. */
export const KINDS = {
  /** A self-contained page as a PDF, in base64. Null without a browser to print with. */
  print: async (input: unknown): Promise<string | null> => {
    const { html, paper } = PrintSchema.parse(input);
    const browser = findPrinter(userEnvironment["PATH"]);
    return browser === undefined ? null : Buffer.from(await printToPdf(html, { browser, paper })).toString("base64");
  },
  /** Keeps what a machine sent. */
  push: async (input: unknown) => takePush(PushSchema.parse(input).text),
} as const;

export type Kind = keyof typeof KINDS;
/** What goes into each kind of work. */
export type Inputs = { print: z.input<typeof PrintSchema>; push: z.input<typeof PushSchema> };
export type Result<K extends Kind> = Awaited<ReturnType<(typeof KINDS)[K]>>;
