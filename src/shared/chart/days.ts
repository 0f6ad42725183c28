/** Milliseconds of a day. */
const DAY = 86_400_000;

/** Days since 1970 of an ISO day. */
export const dayOf = (iso: string): number => Math.floor(Date.parse(`${iso}T00:00:00Z`) / DAY);

/** The year of a day, and the first day of a year. @param day days since 1970 */
export const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear();
export const firstOfYear = (year: number): number => Date.UTC(year, 0, 1) / DAY;

/** Months since the year 0 of a day. */
export const monthOf = (day: number): number => yearOf(day) * 12 + new Date(day * DAY).getUTCMonth();

/** First day of a month. @param month months since the year 0 */
export const firstOfMonth = (month: number): number => Date.UTC(Math.floor(month / 12), month % 12, 1) / DAY;
