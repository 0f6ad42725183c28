import type { CountedWords } from '../../../editions/relative-time';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

const two = (n: number) => String(n).padStart(2, '0');

/**
 * The date of section 9, MMM.DD, or MMM.DD.YYYY for earlier years. The browser's short months begin with our three
 * letters.
 */
function dateOf(at: Date, now: Date, language: string): string {
	const month = at.toLocaleString(language, { month: 'short' }).slice(0, 3);
	const date = `${month.charAt(0).toUpperCase()}${month.slice(1)}.${two(at.getDate())}`;
	return at.getFullYear() === now.getFullYear() ? date : `${date}.${at.getFullYear()}`;
}

/**
 * Relative time of section 9.
 * @param at Unix seconds @param now Unix seconds
 * @param words for now, minutes, hours and days, each by the plural of its count
 */
export function timeWords(at: number, now: number, words: readonly CountedWords[], language: string): string {
	const age = Math.max(0, now - at);
	if (age >= 3 * DAY) return dateOf(new Date(at * 1000), new Date(now * 1000), language);
	const [step, size] = age < MINUTE ? [0, DAY] : age < HOUR ? [1, MINUTE] : age < DAY ? [2, HOUR] : [3, DAY];
	const count = Math.floor(age / size);
	const forms = words[step] ?? {};
	return (forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? '').replace('#', String(count));
}

/** Updates every relative time: a page may be old when it arrives, or stay open for long. */
export function showTimes(): void {
	const { lang, dataset } = document.documentElement;
	if (!dataset.relative) return;
	const words: CountedWords[] = JSON.parse(dataset.relative);
	for (const time of document.querySelectorAll<HTMLElement>('time[data-at]')) {
		const text = timeWords(Number(time.dataset.at), Math.floor(Date.now() / 1000), words, lang);
		if (time.textContent !== text) time.textContent = text;
		if (text !== words[0]?.other) time.classList.remove('now');
	}
}

/** Dates the paper that the page is about to be printed on. */
function showPrinted(): void {
	for (const line of document.querySelectorAll<HTMLElement>('[data-printed]'))
		line.textContent = `${line.dataset.printed} ${new Date().toLocaleDateString(line.dataset.locale, { dateStyle: 'long' })}`;
}

/**
 * Keeps relative times true, every minute and whenever the page comes back into view. The first time it waits for the
 * first frame: to name a month in a language takes a slow processor a tenth of a second.
 */
export function startTimes(): void {
	setInterval(showTimes, MINUTE * 1000);
	addEventListener('pageshow', ({ persisted }) => persisted && showTimes());
	addEventListener('visibilitychange', showTimes);
	addEventListener('beforeprint', showPrinted);
	requestAnimationFrame(() => setTimeout(showTimes));
}
