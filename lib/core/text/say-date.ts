const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAY = /^(\d{4})-(\d\d)-(\d\d)/;
const TIME = /T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?Z$/;

/** A day or a time (ISO 8601) as people write the day: `22 November 2026`. Anything else is left as it is. */
export function sayDay(date: string): string {
  const [, year, month, day] = DAY.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? date : `${Number(day)} ${name} ${year}`;
}

/** A time in UTC as people write it: `22 November 2026, 09:30 UTC`; a day alone as by `sayDay`. */
export function sayTime(at: string): string {
  const [, time] = TIME.exec(at) ?? [];
  return time === undefined ? sayDay(at) : `${sayDay(at)}, ${time} UTC`;
}

/** The day a number of days after another one, both `YYYY-MM-DD`; undefined when that is not a day. */
export function daysAfter(day: string, days: number): string | undefined {
  const [, year, month, date] = DAY.exec(day) ?? [];
  if (date === undefined) return undefined;
  let [y, m, d] = [Number(year), Number(month), Number(date) + days];
  while (d > daysIn(y, m)) {
    d -= daysIn(y, m);
    [y, m] = m === 12 ? [y + 1, 1] : [y, m + 1];
  }
  return `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
