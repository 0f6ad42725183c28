import { Hono } from 'hono';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { linkTitle } from '../../editions/formats';
import { longDate } from '../../editions/relative-time';
import { urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import { csvFile } from '../../shared/csv';
import { type Calculation, calculate } from '../screens/tool/calculation';
import { calculateQuery, namesOf } from '../screens/tool/fields';
import { rateAmount, strengthBand, validity } from '../screens/tool/rate-words';

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** What was entered, in the words of the form. */
function enteredWord(edition: Edition, name: string, text: string, marketOf: (code: string) => string): string {
	const { classes, units, choices } = edition.words.calculate;
	if (name === 'market') return marketOf(text);
	if (name === 'class') return classes[text] ?? text;
	return (name === 'unit' || name === 'per' ? units[text] : choices[text]) ?? text;
}

function lines(
	edition: Edition,
	{ calculator, entries, outcome, permalink, tables }: Calculation,
	site_url: string,
): string[][] {
	const words = edition.words.calculate;
	if (!outcome) return [];
	const marketOf = (code: string) =>
		tables.markets.find((market) => market.code === code)?.texts[edition.code]?.name ?? code;
	const label = (name: string) => words.labels[`${calculator}.${name}`] ?? words.labels[name] ?? name;
	return [
		[words.csv_section, words.name, words.amount],
		...namesOf(calculator)
			.filter((name) => entries.text(name) !== '')
			.map((name) => [words.inputs, label(name), enteredWord(edition, name, entries.text(name), marketOf)]),
		...(outcome.headline ? [[words.result, outcome.headline.line, outcome.headline.value]] : []),
		...outcome.rows.map(([name, value]) => [words.result, name, value]),
		...outcome.warnings.map((warning) => [words.result, '', warning]),
		...outcome.checks.map((check) => [
			words.rule,
			check.name,
			[words.verdicts[check.verdict], check.measure, linkTitle(edition, check.source)].filter(Boolean).join('; '),
		]),
		...outcome.working.map((line) => [words.working, '', line]),
		...outcome.rates.flatMap((rate) => [
			[words.rate_used, marketOf(rate.market), `${rateAmount(edition, rate)}; ${strengthBand(edition, rate)}`],
			[words.rate_used, words.validity, validity(edition, rate)],
			[
				words.rate_used,
				words.source,
				`${linkTitle(edition, rate.source)}, ${words.grade({ grade: rate.source_grade })}`,
			],
			[words.rate_used, words.verified, longDate(edition, rate.verified_at)],
			...(rate.texts[edition.code]?.note ? [[words.rate_used, '', rate.texts[edition.code]?.note ?? '']] : []),
		]),
		...[words.rounding, words.estimate, ...outcome.notes].map((note) => ['', '', note]),
		['', words.address, site_url + permalink(edition)],
	];
}

/** A result as CSV, in the notation and with the separator of the edition: its address is that of the page, and `.csv`, with the parameters of the page. */
export function createCalculateFiles(db: Database, site_url: string, clock: () => number): Hono {
	const app = new Hono();
	for (const edition of editions) {
		const words = edition.words.calculate;
		app.get(urls.calculateCsv.href(edition), async (c, next) => {
			const query = new URLSearchParams(
				calculateQuery
					.flatMap((name) => [[name, c.req.query(name)]])
					.filter((pair): pair is [string, string] => pair[1] !== undefined),
			);
			const found = await calculate({ db: db.read, edition, now: clock(), query });
			if (!found) return next();
			const { calculator, entries, outcome } = found;
			if (!outcome) {
				const faults = [...entries.faults].map(
					([name, fault]) => `${words.labels[`${calculator}.${name}`] ?? words.labels[name] ?? name}: ${fault}`,
				);
				return c.text(`${faults.join('\n')}\n`, 400, HEADERS);
			}
			return c.body(csvFile(lines(edition, found, site_url), edition.words.csv_separator), 200, {
				...HEADERS,
				'content-type': 'text/csv; charset=utf-8',
				'content-disposition': `attachment; filename="${calculator}.csv"`,
			});
		});
	}
	return app;
}
