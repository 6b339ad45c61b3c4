/** Without terminal codes and control characters, so that a server cannot draw on a terminal or hide text. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[@-Z\\-_])/g, "")
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, "");
}
