/** Letters of other scripts that look like Latin ones. */
const PAIRS =
  "аa еe оo рp сc хx уy іi ѕs јj ԁd һh ԛq ԝw ѵv ӏl ьb кk мm нh тt вb гr АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ЅS ЈJ οo αa νv ρp ιi υu κk τt ΑA ΒB ΕE ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX ΖZ ոn սu օo ցg հh Ꭺa Ꭼe Ꮪs ꓮA ꓐB ɡg ɑa ƖI ǀl".split(
    " ",
  );
const LATIN: ReadonlyMap<string, string> = new Map(PAIRS.map((pair) => [[...pair][0]!, [...pair][1]!]));

/** The text as the eye reads it: look-alike letters of other scripts, and wide, bold or framed ones, as plain Latin letters. */
export function foldLookAlikes(text: string): string {
  return [...text.normalize("NFKC")].map((char) => LATIN.get(char) ?? char).join("");
}

/** The first word that mixes Latin letters with look-alikes of another script. */
export function mixedWord(text: string): string | undefined {
  if (!/[^\u0000-\u024f]/.test(text)) return undefined;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]{3,60}/gu)) {
    const chars = [...word];
    const foreign = chars.filter((char) => LATIN.has(char)).length;
    const latin = chars.filter((char) => /[A-Za-z]/.test(char)).length;
    // A single Greek letter beside a Latin one is mostly a unit or a formula.
    if (foreign > 0 && latin > 1 && foreign + latin === chars.length) return word;
  }
  return undefined;
}
