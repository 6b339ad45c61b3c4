/** Names in a sentence: all where they are at most so many, else the first of them and how many more there are. `say` is asked for those that are named. */
export function firstFew<Item>(items: readonly Item[], most = 12, say: (item: Item) => string = String): string {
  const named = items.slice(0, most).map((item) => say(item));
  return named.join(", ") + (items.length > most ? ` and ${items.length - most} more` : "");
}
