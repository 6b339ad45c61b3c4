/** A moment to the minute. */
export const moment = (at: string): string => `${at.slice(0, 16).replace("T", " ")} UTC`;
