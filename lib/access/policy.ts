/**
 * The policy sent to the browser with every answer: run only scripts that we marked, connect only to us, be framed by nobody. Development
 * needs `eval`, unmarked styles and a web socket for hot reloading.
 */
export function contentSecurityPolicy(nonce: string, development: boolean): string {
  const directives = {
    "default-src": "'none'",
    "script-src": `'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    "style-src": development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
    // React writes style attributes; they hold numbers and our own names, never texts of a server.
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": `'self'${development ? " ws:" : ""}`,
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "frame-ancestors": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
  };
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

export const SECURITY_HEADERS: Record<string, string> = {
  // Not `no-referrer`: with it browsers send `Origin: null` along with the app's own forms.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Robots-Tag": "noindex, nofollow",
};
