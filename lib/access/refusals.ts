/** The link on the page below. It is answered without a cookie. */
export const CONTINUE_PATH = "/open/continue";

/** Where an authorization server sends the browser back to: always an intended link from another site. */
export const SIGN_IN_CALLBACK_PATH = "/servers/sign-in/callback";

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/**
 * The page for a browser without the cookie: either it has not shown the token, or it followed a link from another site, in which case a
 * `SameSite=Strict` cookie is not sent. From this page, which is our own, the cookie is sent; `goOn` continues at once.
 */
export function signInPage(path: string, nonce: string, { wrongToken = false, goOn = false } = {}): string {
  const href = escapeHtml(`${CONTINUE_PATH}?next=${encodeURIComponent(path)}`);
  const title = wrongToken ? "This address is from another launch" : "Open Trefoil with its own address";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Trefoil</title>${goOn ? `\n<meta http-equiv="refresh" content="0;url=${href}">` : ""}
<style nonce="${nonce}">
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 34rem; margin: 15vh auto 0; padding: 0 1.5rem; }
  h1 { font-size: 1.375rem; line-height: 1.25; }
  a { display: inline-block; padding: .5rem 1rem; border: 1px solid; border-radius: .375rem; color: inherit; text-decoration: none; font-weight: 600; }
  code { font-size: .9375em; }
</style>
<main>
  <h1>${title}</h1>
  <p>Trefoil can start programs on this computer, so it lets in only browsers that were given this launch's token. Use the whole address that the terminal printed: it contains <code>/open?token=</code>.</p>
  <p>If you have done so and followed a link to get here, go on:</p>
  <p><a href="${href}">Continue</a></p>
</main>
</html>
`;
}
