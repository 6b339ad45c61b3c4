import type { Reading } from "../reading/read";
import { Clues, type Clue } from "./clue";
import { nowhere } from "./place";

const MOST_PARAMS = 60;

/** Single words, by where they stand: what the ontology does not know yet still counts a little. */
export function wordClues(reading: Reading): Clue[] {
  const clues = new Clues();
  for (const read of [reading.name, reading.title, reading.description]) {
    read.words.forEach((word, index) => {
      const place = { field: read.field, text: read.text, start: word.start, end: word.end };
      const reason = () => `It uses the word “${word.stem}”.`;
      if (read.field === "name") clues.add(`name ${word.stem}`, place, reason);
      else if (index < read.sentence) clues.add(`sentence ${word.stem}`, place, reason);
      else clues.add(`text ${word.stem}`, place, reason, 0.5);
    });
  }
  for (const param of reading.params.slice(0, MOST_PARAMS)) {
    for (const word of param.words) {
      clues.add(`argument ${word.stem}`, { field: param.field, text: param.name, start: word.start, end: word.end }, () => `An argument is called “${param.name}”.`, 0.7);
    }
  }
  for (const stem of reading.profile.stems) clues.add(`server ${stem}`, { field: "server", text: reading.server.name, start: 0, end: reading.server.name.length }, () => `The server speaks of “${stem}”.`, 0.5);
  const length = reading.description.words.length;
  const size = length === 0 ? "no" : length < 8 ? "a short" : length < 25 ? "a middling" : length < 80 ? "a long" : "a very long";
  clues.add(`${size} description`, nowhere(reading), () => `It has ${size} description.`);
  return clues.all();
}
