import { type Context, Hono } from 'hono';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { sourceText } from '../../editions/formats';
import { longDate } from '../../editions/relative-time';
import { rateAmount, strengthBand, validity } from '../../editions/trade/rate-words';
import { urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import type { DutyRate, MarketRule } from '../../queries/site/duty-rate';
import { choicesOf, fieldsOf, optionText } from '../../shared/calculate/calculator/form';
import type { Amount } from '../../shared/calculate/calculator/outcome';
import { typedNumber } from '../../shared/calculate/notation';
import { gradeOf } from '../../shared/source-document';
import { csvFile } from '../../shared/text/csv/csv';
import type { Site } from '../render/screen';
import { type Calculation, calculate } from '../screens/tool/calculation';
import { calculatorProps } from '../screens/tool/calculator-props';
import { calculateQuery } from '../screens/tool/fields';
import { labelOf } from '../screens/tool/names';

const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** Columns of a table: section, name, value, unit. */
const COLUMNS = 4;

/** A figure as two cells: a number that a spreadsheet can add up, in the edition's notation, and its unit. */
const cells = (edition: Edition, value: string | Amount): [value: string, unit: string] =>
	typeof value === 'string' ? [value, ''] : [typedNumber(edition, value.value), value.unit];

/** The entries, field by field: a number in one cell, its unit in the next. */
function enteredCells(edition: Edition, { data, entries }: Calculation): string[][] {
	const words = edition.words.calculate;
	const cell = (label: string, value: string, unit = '') => (value === '' ? [] : [[words.inputs, label, value, unit]]);
	return fieldsOf(data.groups).flatMap((field) => {
		const text = entries.text(field.name);
		if (field.kind === 'day') return cell(field.label, text);
		if (field.kind === 'choice') return cell(field.label, optionText(text, choicesOf(field)));
		const value = entries.optional(field.name);
		const { units, unit, unitOf } = field;
		const currency = unitOf === 'money' || unitOf === 'rate' ? data.market?.currency : undefined;
		const chosen = units && optionText(entries.text(units.name), units.options);
		return cell(field.label, value ? typedNumber(edition, value.toFixed()) : text, chosen ?? currency ?? unit);
	});
}

/** The rows of the duty table that a result used. */
const ratesUsed = ({ outcome, tables }: Calculation): DutyRate[] =>
	(outcome?.rates ?? []).flatMap(({ id }) => tables.rates.find((rate) => rate.id === id) ?? []);

function lines(edition: Edition, data: Calculation, site_url: string): string[][] {
	const words = edition.words.calculate;
	const { outcome, permalink, tables } = data;
	if (!outcome) return [];
	const sourceOf = (rule: MarketRule | undefined) => (rule ? sourceText(edition, rule.source) : '');
	const marketOf = (code: string) =>
		tables.markets.find((market) => market.code === code)?.texts[edition.code]?.name ?? code;
	return [
		[words.csv_section, words.name, words.amount, words.csv_unit],
		...enteredCells(edition, data),
		...(outcome.headline ? [[words.result, outcome.headline.line, ...cells(edition, outcome.headline.value)]] : []),
		...outcome.rows.map(([name, value]) => [words.result, name, ...cells(edition, value)]),
		...outcome.warnings.map((warning) => [words.result, '', warning]),
		...outcome.checks.map((check) => [
			words.rule,
			check.rule.name,
			[words.verdicts[check.verdict], check.measure, sourceOf(tables.rules[check.rule.at])].filter(Boolean).join('; '),
		]),
		...outcome.working.map((line) => [words.working, '', line]),
		...ratesUsed(data).flatMap((rate) => [
			[words.rate_used, marketOf(rate.market), `${rateAmount(edition, rate)}; ${strengthBand(edition, rate)}`],
			[words.rate_used, words.validity, validity(edition, rate)],
			[
				words.rate_used,
				words.source,
				[sourceText(edition, rate.source), gradeOf(rate.source) && words.grade({ grade: gradeOf(rate.source) ?? '' })]
					.filter(Boolean)
					.join(', '),
			],
			[words.rate_used, words.verified, longDate(edition, rate.verified_at)],
			...(rate.texts[edition.code]?.note ? [[words.rate_used, '', rate.texts[edition.code]?.note ?? '']] : []),
		]),
		...[words.rounding, words.estimate, ...outcome.notes].map((note) => ['', '', note]),
		['', words.address, site_url + permalink(edition)],
	].map((row) => [...row, ...Array<string>(COLUMNS - row.length).fill('')]);
}

/**
 * Serves results as CSV, and the data of calculators as JSON. A table has the notation and the separator of the
 * edition; its address is that of the page with `.csv`, and it takes the parameters of the page.
 */
export function createCalculateFiles(db: Database, site: Pick<Site, 'url' | 'brand'>, clock: () => number): Hono {
	const app = new Hono();
	const asked = (c: Context, edition: Edition) => {
		const query = new URLSearchParams(
			calculateQuery
				.flatMap((name) => [[name, c.req.query(name)]])
				.filter((pair): pair is [string, string] => pair[1] !== undefined),
		);
		return calculate({ db: db.read, edition, now: clock(), query, site });
	};
	for (const edition of editions) {
		// The data of a calculator is a file of its own: it would be a fifth of the page, and few readers type anything.
		app.get(urls.calculateJson.href(edition), async (c, next) => {
			const found = await asked(c, edition);
			return found ? c.json(calculatorProps(edition, site.url, found), 200, HEADERS) : next();
		});
		app.get(urls.calculateCsv.href(edition), async (c, next) => {
			const found = await asked(c, edition);
			if (!found) return next();
			const { calculator, entries, outcome } = found;
			if (!outcome) {
				const errors = [...entries.errors].map(
					([name, message]) => `${labelOf(edition, calculator, name)}: ${message}`,
				);
				return c.text(`${errors.join('\n')}\n`, 400, HEADERS);
			}
			return c.body(csvFile(lines(edition, found, site.url), edition.words.csv_separator), 200, {
				...HEADERS,
				'content-type': 'text/csv; charset=utf-8',
				'content-disposition': `attachment; filename="${calculator}.csv"`,
			});
		});
	}
	return app;
}
