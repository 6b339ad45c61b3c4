import readme from "./text/README.md";
import howItWorks from "./text/how-it-works.md";

/** The text of every page by the name of its file. */
export const TEXTS = { README: readme, "how-it-works": howItWorks } as const;
