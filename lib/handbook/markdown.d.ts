/** A Markdown file as its text; the bundlers are told so in `next.config.ts`, `test/vitest.config.ts` and `lib/boot/bundle.mjs`. */
declare module "*.md" {
  const text: string;
  export default text;
}
