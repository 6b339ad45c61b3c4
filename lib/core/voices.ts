/** Something that stands among the evidence and is no signal: it was not read in the tool, or not as one clue. */
export type Voice = { id: string; title: string; why: string };

const VOICES: readonly Voice[] = [
  { id: "prior", title: "Before anything is read", why: "How often tools have this leg among those that the weights were fitted on. Everything that a signal finds adds to it or takes from it." },
  { id: "small-clues", title: "Small clues", why: "Clues that each weigh too little to be shown one by one, added up, so that the weights shown still make the whole." },
  { id: "a-person-said-so", title: "A person said so", why: "An override: somebody decided this leg, with a name and a reason. It outweighs all evidence, which stays in sight." },
  { id: "a-model-said-so", title: "A model said so", why: "The opinion of a language model that was asked in the settings. Its weight is set by hand and not fitted: 1.2 log-odds for a yes, 0.4 for a possible, and none for a no, because the text that it judged may have been written to talk it out of a yes. So it can raise a verdict; it lowers none unless a person confirms it, which makes it an override." },
];

export function findVoice(id: string): Voice | undefined {
  return VOICES.find((voice) => voice.id === id);
}
