/** Where a finding is anchored when its servers are in no file of the repository. */
const NO_FILE = "trefoil.lock.json";

/** A line of a file, as a place that code scanning can show. */
export function toLocation(origin: { file: string; line?: number } | undefined) {
  const line = origin?.line ?? 1;
  return {
    physicalLocation: {
      artifactLocation: { uri: toUri(origin?.file ?? NO_FILE), uriBaseId: "%SRCROOT%" },
      region: { startLine: line, startColumn: 1, endLine: line, endColumn: 2 },
    },
  };
}

/** A relative reference, every segment percent-encoded: never a scheme, a root or a parent folder. */
function toUri(file: string): string {
  const segments = file.split(/[\\/]/).filter((segment) => segment !== "" && segment !== "." && segment !== "..");
  return segments.map((segment) => encodeSegment(segment)).join("/") || NO_FILE;
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, "\ufffd")).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
