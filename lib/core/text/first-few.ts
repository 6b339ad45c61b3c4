/** Names in a sentence: all where they are at most so many, else the first of them and how many more there are. */
export const firstFew = (names: readonly string[], most = 12): string =>
  names.length > most ? `${names.slice(0, most).join(", ")} and ${names.length - most} more` : names.join(", ");
