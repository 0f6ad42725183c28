import { Fragment } from 'react';
import { longDate } from '../../../editions/relative-time';
import { rateAmount, strengthBand, validity } from '../../../editions/trade/rate-words';
import { urls } from '../../../editions/urls';
import type { DutyRate, Market } from '../../../queries/site/duty-rate';
import { SourceLine } from '../../blocks/source-line';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import type { Calculation } from './calculation';
import { marketName } from './names';
import { RateFilter } from './rate-filter';
import { marketsWithoutRate, type NamedRate, type RateColumn, rateAddress, ratesHref, ratesOf } from './rate-view';

/** The heading of a column, with a link that orders the table by it without script. */
function SortHead({
	data,
	column,
	isNumber,
	children,
}: {
	data: Calculation;
	column: RateColumn;
	isNumber?: boolean;
	children: string;
}) {
	const { edition } = usePage();
	const { table, pairs } = data;
	const isSorted = table.sort === column;
	const next = { ...table, sort: column, isDown: isSorted && !table.isDown };
	return (
		<th
			scope="col"
			className={isNumber ? 'r' : undefined}
			aria-sort={isSorted ? (table.isDown ? 'descending' : 'ascending') : undefined}
		>
			<a
				href={ratesHref(urls.calculate.href(edition), [...pairs(edition), ...rateAddress(next)])}
				rel="nofollow"
				aria-label={edition.words.calculate.sort_by({ column: children })}
			>
				{children}
				{isSorted && (table.isDown ? ' ↓' : ' ↑')}
			</a>
		</th>
	);
}

/** Items that are listed once below a table; its rows refer to them by number. */
class Numbered<Item> {
	readonly items: Item[] = [];
	readonly #numbers = new Map<string, number>();
	/** @returns its number, from 1 */
	of(key: string, item: Item): number {
		const known = this.#numbers.get(key);
		if (known) return known;
		this.items.push(item);
		this.#numbers.set(key, this.items.length);
		return this.items.length;
	}
}

/** Markets without a known rate, in one sentence with links to their pages. */
function WithoutRate({ markets }: { markets: readonly Market[] }) {
	const { edition } = usePage();
	if (markets.length === 0) return null;
	return (
		<p className="calc-unrated">
			<b>{edition.words.calculate.no_rate_known}</b>{' '}
			{each(markets, 'markets', (market, i) => (
				<Fragment key={market.code}>
					{i > 0 && ', '}
					<a href={urls.market.href(edition, market)}>{marketName(edition, market)}</a>
				</Fragment>
			))}
			.
		</p>
	);
}

interface RowsProps {
	rows: readonly NamedRate[];
	used: ReadonlySet<number>;
	sourceNumber(row: NamedRate): number;
	noteNumber(row: NamedRate): number | undefined;
}

function Rows({ rows, used, sourceNumber, noteNumber }: RowsProps) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	return (
		<tbody>
			{each(rows, 'rows', (row) => {
				const n = sourceNumber(row);
				const note = noteNumber(row);
				return (
					<tr key={row.rate.id} className={used.has(row.rate.id) ? 'in-use' : undefined} data-market={row.rate.market}>
						<th scope="row">
							{row.name}
							{used.has(row.rate.id) && <span className="mark-use">{words.in_use}</span>}
						</th>
						<td>
							{words.classes[row.rate.product_class]}, {strengthBand(edition, row.rate)}
						</td>
						<td className="r">
							{rateAmount(edition, row.rate)}
							{note && (
								<sup>
									<a href={`#rate-note-${note}`}>{note}</a>
								</sup>
							)}
						</td>
						<td>{validity(edition, row.rate)}</td>
						<td>
							<a href={`#rate-source-${n}`}>{words.source_number({ n })}</a>
						</td>
						<td>{longDate(edition, row.rate.verified_at)}</td>
					</tr>
				);
			})}
		</tbody>
	);
}

/**
 * All dated rates of the newsroom's table, to filter and to order; each source and each note is listed once, below. A
 * phone shows those of the chosen market, and the others in a fold; the calculator exchanges them with the market.
 */
export function RateTable({ data }: { data: Calculation }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	const rows = ratesOf(edition, data.tables, data.table);
	const own = rows.filter(({ rate }) => rate.market === data.data.market?.code);
	const used = new Set(data.outcome?.rates.map((rate) => rate.id));
	const sources = new Numbered<DutyRate>();
	const notes = new Numbered<string>();
	const sourceNumber = ({ rate }: NamedRate) => sources.of(JSON.stringify(rate.source), rate);
	const noteNumber = ({ rate }: NamedRate) => {
		const note = rate.texts[edition.code]?.note;
		return note ? notes.of(note, note) : undefined;
	};
	// Numbers follow the order of the page, whatever is drawn first.
	for (const row of [...own, ...rows]) {
		sourceNumber(row);
		noteNumber(row);
	}
	return (
		<section className="block calc-rates">
			<header className="sec">
				<h2 id="rates">{words.rates_title}</h2>
				<p>{words.rates_line}</p>
			</header>
			<div className="rates-own" data-own-rates="">
				<h3 className="label" id="rates-own">
					{words.rates_own}
				</h3>
				<table className="tbl" aria-labelledby="rates-own">
					<Rows rows={own} used={used} sourceNumber={sourceNumber} noteNumber={noteNumber} />
				</table>
			</div>
			<details className="fold rates-all" open={data.table.isAsked}>
				<summary className="btn btn--line">{words.rates_all({ n: data.tables.rates.length })}</summary>
				<div className="fold-body">
					<RateFilter data={data} found={rows.length} />
					<table className="tbl" aria-labelledby="rates">
						<thead>
							<tr>
								<SortHead data={data} column="market">
									{words.labels.market ?? ''}
								</SortHead>
								<th scope="col">{words.strength_band}</th>
								<SortHead data={data} column="rate" isNumber>
									{words.rate}
								</SortHead>
								<SortHead data={data} column="since">
									{words.validity}
								</SortHead>
								<th scope="col">{words.source}</th>
								<SortHead data={data} column="verified">
									{words.verified}
								</SortHead>
							</tr>
						</thead>
						<Rows rows={rows} used={used} sourceNumber={sourceNumber} noteNumber={noteNumber} />
					</table>
					<WithoutRate markets={marketsWithoutRate(edition, data.tables, data.table)} />
				</div>
			</details>
			{notes.items.length > 0 && (
				<ol className="help">
					{each(notes.items, 'items', (note, i) => (
						<li key={note} id={`rate-note-${i + 1}`}>
							{note}
						</li>
					))}
				</ol>
			)}
			<h3 className="label">{words.sources_list}</h3>
			<ol className="help">
				{each(sources.items, 'items', (rate, i) => (
					<li key={rate.id} id={`rate-source-${i + 1}`}>
						<SourceLine source={rate.source} />
					</li>
				))}
			</ol>
			<p className="help">{words.grades}</p>
		</section>
	);
}
