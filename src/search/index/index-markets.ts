import { sql } from 'drizzle-orm';
import type { Texts } from '../../data/tables/columns';
import type { Authority, duty_rate, MarketText, market_rule } from '../../data/tables/duty-rate';
import type { rule } from '../../data/tables/site';
import type { Edition } from '../../editions/edition';
import { editionCodes, editions } from '../../editions/editions';
import { longDay } from '../../editions/relative-time';
import { rateAmount, strengthBand, validity } from '../../editions/trade/rate-words';
import { urls } from '../../editions/urls';
import type { Tx } from '../../platform/db/tx';
import { shownNumber } from '../../shared/calculate/notation';
import { Decimal } from '../../shared/calculate/number';
import type { SourceDocument } from '../../shared/source-document';
import { documentsOf } from './documents-of';
import { type DocumentInput, replaceDocuments, type UpsertOptions } from './upsert-documents';

type RateRow = Pick<
	typeof duty_rate.$inferSelect,
	| 'product_class'
	| 'nicotine_above'
	| 'nicotine_up_to'
	| 'basis'
	| 'amount'
	| 'currency'
	| 'valid_from'
	| 'valid_to'
	| 'source'
	| 'texts'
>;
type LimitRow = Pick<typeof market_rule.$inferSelect, 'name' | 'limit' | 'valid_from' | 'source' | 'texts'>;
type RuleRow = Pick<typeof rule.$inferSelect, 'edition' | 'measure' | 'next_text' | 'next_on'>;

interface MarketRow {
	id: number;
	code: string;
	slug: string;
	currency: string;
	texts: Texts<MarketText>;
	authorities: Authority[];
	rates: RateRow[];
	limits: LimitRow[];
	rules: RuleRow[];
}

const titleOf = ({ title, titles }: SourceDocument, edition: Edition): string => titles?.[edition.code] ?? title;

/** "Any liquid, any strength: €0.32 per ml, from Jan.01.2026" */
const rateLine = (edition: Edition, rate: RateRow): string =>
	`${edition.words.calculate.classes[rate.product_class]}, ${strengthBand(edition, rate)}: ${rateAmount(edition, rate)}, ${validity(edition, rate)}`;

/** "Nicotine strength: 20 mg/ml, since May.20.2016" */
function limitLine(edition: Edition, { name, limit, valid_from }: LimitRow): string {
	const { calculate } = edition.words;
	const unit = calculate.rule_units[name];
	return [
		limit === null
			? calculate.rules[name]
			: `${calculate.rules[name]}: ${[shownNumber(edition, new Decimal(limit), 4), unit].filter(Boolean).join(' ')}`,
		...(valid_from ? [calculate.since({ date: longDay(edition, valid_from) })] : []),
	].join(', ');
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "Duty stamps on every pack; Stamps required, Apr.01.2027"; of a date without a day what is known. */
const ruleLine = (edition: Edition, { measure, next_text, next_on }: RuleRow): string =>
	[measure, [next_text, next_on && DAY.test(next_on) ? longDay(edition, next_on) : next_on].filter(Boolean).join(', ')]
		.filter(Boolean)
		.join('; ');

/** What the page of a market says: its rates, the newest first, its limits, and its rules with their dates. */
function bodyOf(edition: Edition, row: MarketRow): string {
	const { markets } = edition.words;
	const noteOf = ({ texts }: { texts: Texts<{ note: string }> }) => texts[edition.code]?.note ?? '';
	return [
		...(row.rates.length > 0
			? [`${markets.duty}: ${row.rates.map((rate) => rateLine(edition, rate)).join('; ')}.`]
			: []),
		...row.rules.filter((rule) => rule.edition === edition.code).map((rule) => ruleLine(edition, rule)),
		...(row.limits.length > 0
			? [`${markets.limits}: ${row.limits.map((limit) => limitLine(edition, limit)).join('; ')}.`]
			: []),
		row.texts[edition.code]?.note ?? '',
		...row.rates.map(noteOf),
		...row.limits.map(noteOf),
	]
		.filter((line) => line !== '')
		.join('\n');
}

/** Years after the current one for which a rate without an end is looked up. */
const YEARS_AHEAD = 2;
const EARLIEST = 2000;

/** The years in which a rate is charged, as words: who asks for next year's rate means the one that stays. */
function yearsOf(rates: readonly RateRow[]): string {
	const last = new Date().getUTCFullYear() + YEARS_AHEAD;
	const years = new Set<number>();
	for (const { valid_from, valid_to } of rates)
		for (
			let year = Math.max(EARLIEST, Number(valid_from.slice(0, 4)));
			year <= Math.min(last, Number((valid_to ?? '9999').slice(0, 4)));
			year += 1
		)
			years.add(year);
	return [...years].join(' ');
}

function marketDocument(edition: Edition, row: MarketRow): DocumentInput[] {
	const text = row.texts[edition.code];
	if (!text) return [];
	const sources = [...row.rates, ...row.limits].map(({ source }) => titleOf(source, edition));
	return [
		{
			edition: edition.code,
			kind: 'market',
			ref_id: row.id,
			url: urls.market.path(row),
			title: text.name,
			summary: '',
			body: bodyOf(edition, row),
			keywords: [
				row.code,
				row.currency,
				...Object.values(row.texts).flatMap((other) => (other ? [other.name] : [])),
				...row.authorities.flatMap((one) => [one.name, one.names?.[edition.code] ?? '']),
				...(row.rates.length > 0 ? [edition.words.markets.found_words] : []),
				...new Set(sources),
				yearsOf(row.rates),
			],
			people: [],
			section: 'regulation',
			country: row.code.split('-', 1)[0] ?? null,
			tag_ids: [],
			weight: 1,
			published_at: null,
		},
	];
}

const sourceOf = (table: string) =>
	sql.raw(`case when jsonb_typeof(${table}.source) = 'object' then ${table}.source else '{"title": ""}' end`);

/**
 * Brings markets into the search of every edition that has a name for them; ids that do not exist (any more) leave it.
 * A market is found by its name in any language, its code, its currency, its authorities, and by its rates, limits and
 * rules with their dates and the law behind them; every command that writes one of these calls it.
 */
export async function indexMarkets(tx: Tx, ids: readonly number[], options?: UpsertOptions): Promise<void> {
	const { rows } = await tx.execute<MarketRow & Record<string, unknown>>(sql`
		select m.id, m.code, m.slug, m.currency, m.texts, m.authorities,
			coalesce((select json_agg(json_build_object('product_class', r.product_class, 'nicotine_above',
				r.nicotine_above::text, 'nicotine_up_to', r.nicotine_up_to::text, 'basis', r.basis, 'amount', r.amount::text,
				'currency', r.currency, 'valid_from', r.valid_from, 'valid_to', r.valid_to, 'texts', r.texts,
				'source', ${sourceOf('r')}) order by r.valid_from desc, r.id) from duty_rate r where r.market = m.code
				and r.amount::text ~ '^-?[0-9.]+$'), '[]') as rates,
			coalesce((select json_agg(json_build_object('name', l.name, 'limit', case when l."limit"::text ~ '^-?[0-9.]+$'
				then l."limit"::text end, 'valid_from', l.valid_from, 'texts', l.texts, 'source', ${sourceOf('l')})
				order by l.id) from market_rule l where l.market = m.code), '[]') as limits,
			coalesce((select json_agg(json_build_object('edition', t.edition, 'measure', t.measure, 'next_text',
				t.next_text, 'next_on', t.next_on) order by t.position, t.id) from rule t
				where t.market = m.texts->t.edition->>'name'), '[]') as rules
		from market m where m.id = any(${sql.param(ids)}::int[])`);
	const documents = editions.flatMap((edition) => documentsOf(rows, 'market', (row) => marketDocument(edition, row)));
	await replaceDocuments(tx, 'market', ids, documents, editionCodes, options);
}

/** The same for markets by their codes, as rates and limits name them. */
export async function indexMarketsOf(tx: Tx, codes: readonly string[]): Promise<void> {
	const { rows } = await tx.execute<{ id: number }>(
		sql`select id from market where code = any(${sql.param(codes)}::text[])`,
	);
	await indexMarkets(
		tx,
		rows.map((row) => row.id),
	);
}

/** The same for markets by their names in an edition, as its rules name them. */
export async function indexMarketsNamed(tx: Tx, edition: string, names: readonly string[]): Promise<void> {
	const { rows } = await tx.execute<{ id: number }>(
		sql`select id from market where texts->${edition}::text->>'name' = any(${sql.param(names)}::text[])`,
	);
	await indexMarkets(
		tx,
		rows.map((row) => row.id),
	);
}
