import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articlesAt } from './all-articles';
import { publishedAt, startOf } from './calendar';
import { monthAfter, namedDay, THURSDAY, weekdayAfter } from './named-day';

const NOW = Date.UTC(2026, 10, 22, 10, 30) / 1000;

test('a day is named in the notation of each edition', () => {
	expect(namedDay('2026-12-03')).toEqual({
		date: '2026-12-03',
		en: '3 December',
		es: '3 de diciembre',
		enLong: '3 December 2026',
		esLong: '3 de diciembre de 2026',
	});
	expect(weekdayAfter(NOW, 8, THURSDAY).date).toBe('2026-12-03');
	expect(monthAfter(NOW, 4)).toMatchObject({ date: '2027-03-01', en: 'March', esLong: 'marzo de 2027' });
});

test('what the newest articles announce is still to come, whenever the first start is', () => {
	const announce = [
		'company-halden-malmo',
		'company-shenlu-penang-batam',
		'regulation-eu-flavour-draft',
		'regulation-malaysia-display',
		'regulation-spain-stamp-decree',
	];
	fc.assert(
		fc.property(fc.integer({ min: 1_795_000_000, max: 2_840_140_800 }), (now) => {
			const stories = articlesAt(now).filter((story) => announce.includes(story.key));
			expect(stories.map((story) => story.key).sort()).toEqual(announce);
			for (const story of stories) {
				expect(story.es?.key_dates?.map((one) => one.date)).toEqual(story.en?.key_dates?.map((one) => one.date));
				for (const { date } of story.en?.key_dates ?? []) expect(startOf(date)).toBeGreaterThan(now);
			}
		}),
		{ numRuns: 20 },
	);
});

test('no article tells of an hour of its day that its stamp has not reached', () => {
	const hours =
		/this morning|this afternoon|tonight|by noon|at noon today|esta mañana|esta tarde|esta noche|a mediodía/i;
	const wrong = articlesAt(NOW)
		.filter((story) => story.kind !== 'interview' && NOW - publishedAt(NOW, story) < 7 * 86_400)
		.filter((story) =>
			[story.en, story.es].some((text) => text && hours.test(text.html.replace(/<blockquote>.*?<\/blockquote>/gs, ''))),
		);
	expect(wrong.map((story) => story.key)).toEqual([]);
});

const MONTH =
	'(?:January|February|March|April|May|June|July|August|September|October|November|December|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
/** A month of a year, or a year, that a text names in either language. */
const NAMED = new RegExp(String.raw`\b${MONTH}(?: de)? \d{4}\b|\b(?:19|20)\d{2}\b`);
const DAY_OF_MONTH = new RegExp(String.raw`\b\d{1,2} (?:de )?${MONTH}\b`);

test('a brief tells what has just happened, or is a reminder of a day to come and says so', () => {
	const briefs = articlesAt(NOW).filter((story) => story.kind === 'brief');
	expect(briefs.length).toBeGreaterThan(4);
	for (const { key, en, es, ...story } of briefs) {
		const isReminder = key.startsWith('brief-reminder-');
		expect([key, /^Reminder: /.test(en?.title ?? ''), /^Recordatorio: /.test(es?.title ?? '')]).toEqual([
			key,
			isReminder,
			isReminder,
		]);
		// What is dated by hours ago happened then: it names no fixed day, month or year.
		if (!isReminder) for (const text of [en, es]) expect([key, NAMED.exec(text?.html ?? '')]).toEqual([key, null]);
		// A reminder of a fixed day is not offered as news of the hour.
		else expect([key, story.minutes_ago, story.days_ago > 1]).toEqual([key, undefined, true]);
	}
});

test('what is announced is named by its day in each edition, and moves with the first start', () => {
	const announced = (now: number) =>
		articlesAt(now)
			.filter((story) => /flavour-draft|malaysia-display|spain-stamp|halden-malmo|shenlu-penang/.test(story.key))
			.flatMap((story) => [story.en, story.es])
			.flatMap((text) => [text?.title ?? '', text?.standfirst ?? '', ...(text?.key_points ?? [])]);
	const later = new Set(announced(NOW + 400 * 86_400));
	const fixed = announced(NOW).filter(
		(text) => later.has(text) && (DAY_OF_MONTH.test(text) || /\b20(?:2[6-9]|3\d)\b/.test(text)),
	);
	expect(fixed).toEqual([]);
});
