import { html, trusted, type Markup } from "./markup";
import { STYLE } from "./style";

/** The head of a self-contained file: no script, no request, not for search engines. */
export const htmlHead = (title: string): Markup => html`<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex, nofollow">
<title>${title}</title>
<style>${trusted(STYLE)}</style>
</head>`;
