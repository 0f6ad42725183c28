import { expect, test } from 'vitest';
import { deepLink, gradeOf, isRead, type SourceDocument } from '../src/shared/source-document';
import { articlesAt } from './all-articles';
import { data_series } from './data-series';
import { documented } from './documented';
import { duty_rates, marketRules } from './duty-rates';
import { questions } from './questions';
import { rulesAt } from './rules';

const NOW = 1_795_000_000;

/** Every source of every row of the demonstration, with the place where it is used. */
const sources: [where: string, source: SourceDocument][] = [
	...duty_rates.map((rate): [string, SourceDocument] => [`rate ${rate.market} ${rate.valid_from}`, rate.source]),
	...marketRules.map((rule): [string, SourceDocument] => [`limit ${rule.market} ${rule.name}`, rule.source]),
	...rulesAt(NOW).map((rule): [string, SourceDocument] => [`rule ${rule.slug}`, rule.source]),
	...data_series.flatMap((series) =>
		series.source.map((source): [string, SourceDocument] => [`series ${series.slug}`, documented(source)]),
	),
	...questions.map((question): [string, SourceDocument] => [`question ${question.slug}`, documented(question.source)]),
	...articlesAt(NOW).flatMap((article) =>
		[article.en, article.es].flatMap((text) =>
			(text?.sources ?? []).map((source): [string, SourceDocument] => [`article ${article.key}`, documented(source)]),
		),
	),
];

test('there are sources to look at', () => {
	expect(sources.length).toBeGreaterThan(400);
});

test.each(sources)('%s: no first page is linked, no shop, and nothing that was not read', (_where, source) => {
	const url = deepLink(source);
	if (url !== undefined) {
		const { pathname, search } = new URL(url);
		expect(pathname + search).not.toBe('/');
		expect(source.words?.length ?? 0).toBeGreaterThan(20);
		expect(source.read_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
		expect(['A', 'B']).toContain(source.grade);
	}
	if (source.kind === 'vendor') expect([url, gradeOf(source)]).toEqual([undefined, 'C']);
	const grade = gradeOf(source);
	if (grade === 'A' || grade === 'B') expect(isRead(source)).toBe(true);
	if (grade === 'A') expect(['law', 'authority', 'statistics']).toContain(source.kind);
	expect(source.title).not.toBe('');
});

test('a document that is not read has neither grade nor link, whatever its row claims', () => {
	const claimed: SourceDocument = { title: 'HMRC', url: 'https://www.gov.uk/vaping', kind: 'authority', grade: 'A' };
	expect([gradeOf(claimed), deepLink(claimed)]).toEqual([null, undefined]);
	const read = { ...claimed, read_on: '2026-11-23', words: 'a flat rate of £2.20' };
	expect([gradeOf(read), deepLink(read)]).toEqual(['A', 'https://www.gov.uk/vaping']);
	expect(deepLink({ ...read, url: 'https://www.gov.uk' })).toBeUndefined();
	expect(deepLink({ ...read, kind: 'vendor' })).toBeUndefined();
	expect(deepLink({ ...read, url: 'javascript:alert(1)' })).toBeUndefined();
});

test('what is charged today says by how much and from when, and the source says it', () => {
	for (const rate of duty_rates) {
		expect(Number(rate.amount)).not.toBeNaN();
		expect(rate.valid_to === null || rate.valid_to === undefined || rate.valid_to >= rate.valid_from).toBe(true);
	}
});

/** What tells documents apart, whatever each is used for: the page that was read, else who published it. */
const idOf = (source: SourceDocument): string => {
	const document = documented(source);
	return deepLink(document) ?? document.publisher ?? document.title;
};

test('an article with a chart names the sources of the chart, and so has one source for each figure', () => {
	const missing = articlesAt(NOW).flatMap((article) =>
		[article.en, article.es].flatMap((text) => {
			const charts = [...(text?.html ?? '').matchAll(/data-series="([^"]+)"/g)].map(([, slug]) => slug);
			const own = new Set((text?.sources ?? []).map(idOf));
			return data_series
				.filter((series) => charts.includes(series.slug))
				.flatMap((series) => series.source.filter((source) => !own.has(idOf(source))))
				.map((source) => `${article.key}: ${idOf(source)}`);
		}),
	);
	expect(missing).toEqual([]);
});

test('a shop is named only where a figure of the tables rests on it', () => {
	const rows = [...duty_rates, ...marketRules, ...rulesAt(NOW)].map((row) => row.source);
	const needed = new Set([...rows, ...data_series.flatMap((series) => series.source)].map(idOf));
	const others = articlesAt(NOW).flatMap((article) =>
		[article.en, article.es].flatMap((text) =>
			(text?.sources ?? [])
				.filter((source) => documented(source).kind === 'vendor' && !needed.has(idOf(source)))
				.map((source) => `${article.key}: ${idOf(source)}`),
		),
	);
	expect(others).toEqual([]);
});

test('the chart of duties has the rates in force that are charged in euros a millilitre, and no others', () => {
	const charted = data_series
		.find((series) => series.slug === 'excise-per-ml-europe')
		?.points.map(({ key, value }) => `${key.slice(0, 2).toUpperCase()} ${value}`);
	const inForce = duty_rates
		.filter((rate) => rate.currency === 'EUR' && (rate.valid_to ?? null) === null)
		.filter((rate) => rate.basis === 'per_ml' || rate.basis === 'cigarette_equivalent')
		.map((rate) => `${rate.market} ${Number(rate.amount)}`);
	expect(charted?.sort()).toEqual(inForce.sort());
});

/** Publishers whose names begin a title that has no site: what they published is no paper of ours. */
const OUTSIDE =
	/^(?:2Firsts|CGTN|China News|Congressional|Directive|EFE|HMRC|Ley |Reuters|Tobacco ?(?:Intelligence|Reporter))/;

test('what somebody else published is not called our own', () => {
	const own = articlesAt(NOW).flatMap((article) =>
		[article.en, article.es].flatMap((text) =>
			(text?.sources ?? []).map((source) => documented(source)).filter((source) => source.kind === 'own'),
		),
	);
	expect(own.length).toBeGreaterThan(40);
	expect(own.filter(({ title, url }) => url !== undefined || OUTSIDE.test(title))).toEqual([]);
});
