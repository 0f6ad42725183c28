import { longDate, longDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { DutyRate } from '../../../queries/site/duty-rate';
import { Icon } from '../../../ui/icon';
import { SourceLine } from '../../blocks/source-line';
import { usePage } from '../../render/contexts';
import type { Calculation } from './calculation';
import { enteredWords } from './entered';
import { type Check, marketName, textOf } from './outcome';
import { rateAmount, strengthBand, validity } from './rate-words';

function RateUsed({ data, rate }: { data: Calculation; rate: DutyRate }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	const market = data.tables.markets.find((one) => one.code === rate.market);
	return (
		<li>
			<b>
				{marketName(edition, market)}: {rateAmount(edition, rate)}
			</b>
			<span>
				{words.classes[rate.product_class]}, {strengthBand(edition, rate)}. {words.validity}: {validity(edition, rate)}.
			</span>
			<span>
				{words.source}: <SourceLine source={rate.source} />. {words.verified}: {longDate(edition, rate.verified_at)}.
			</span>
			{rate.texts[edition.code]?.note && <span>{rate.texts[edition.code]?.note}</span>}
		</li>
	);
}

const MARK: Record<Check['verdict'], string> = { kept: 'ok', broken: 'no', not_asked: 'off' };

function Checked({ check }: { check: Check }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	return (
		<li>
			<b>
				{check.name} <span className={`verdict verdict--${MARK[check.verdict]}`}>{words.verdicts[check.verdict]}</span>
			</b>
			{check.measure && <span>{check.measure}</span>}
			{check.note && <span>{check.note}</span>}
			<span>
				{words.source}: <SourceLine source={check.source} />
				{check.since && `, ${words.since({ date: longDay(edition, check.since) })}`}.
			</span>
		</li>
	);
}

/** The figure, or what keeps it from being one. This is what the script tells a screen reader when it changes. */
function Told({ data }: { data: Calculation }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	const { outcome, entries } = data;
	if (!outcome) {
		return (
			<>
				<p className="none">{words.faults_title}</p>
				<p className="dek dek--s">{words.faults_line({ n: entries.faults.size })}</p>
			</>
		);
	}
	return (
		<>
			{outcome.headline && (
				<>
					<p className={textOf(outcome.headline.value).length > 12 ? 'huge huge--long tn' : 'huge tn'}>
						{textOf(outcome.headline.value)}
					</p>
					<p className="dek dek--s">{outcome.headline.line}</p>
				</>
			)}
			{outcome.warnings.map((warning) => (
				<p key={warning} className="error">
					{warning}
				</p>
			))}
		</>
	);
}

function Details({ data }: { data: Calculation }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	const { outcome } = data;
	if (!outcome) return null;
	const market = data.tables.markets.find((one) => one.code === data.entries.text('market'));
	return (
		<>
			{outcome.rows.length > 0 && (
				<dl className="kv">
					{outcome.rows.map(([name, value]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{textOf(value)}</dd>
						</div>
					))}
				</dl>
			)}
			{outcome.rates.length > 0 && (
				<section className="calc-facts">
					<h3>{words.rate_used}</h3>
					<ul>
						{outcome.rates.map((rate) => (
							<RateUsed key={rate.id} data={data} rate={rate} />
						))}
					</ul>
				</section>
			)}
			{outcome.checks.length > 0 && (
				<ul className="calc-facts">
					{outcome.checks.map((check) => (
						<Checked key={check.name} check={check} />
					))}
				</ul>
			)}
			{outcome.working.length > 0 && (
				<details open>
					<summary>{words.working}</summary>
					{outcome.working.map((line) => (
						<p key={line}>{line}</p>
					))}
					<p className="help">{words.rounding}</p>
				</details>
			)}
			{outcome.notes.map((note) => (
				<p key={note} className="help">
					{note}
				</p>
			))}
			{market && (
				<p className="calc-market">
					<a className="link" href={urls.market.href(edition, market)}>
						{words.market_page({ market: marketName(edition, market) })}
					</a>
				</p>
			)}
			<div className="calc-acts">
				<a className="btn btn--line btn--s" href={data.permalink(edition)} rel="nofollow" data-copy={words.copied}>
					<Icon name="link" />
					{words.copy}
				</a>
				<a className="btn btn--line btn--s" href={data.permalink(edition, 'csv')} rel="nofollow" download>
					<Icon name="download" />
					{words.csv}
				</a>
				<button className="btn btn--line btn--s" type="button" data-print="" hidden>
					<Icon name="print" />
					{words.print}
				</button>
			</div>
		</>
	);
}

/** On paper, where there is no form: what was entered, and where the result stands. */
function Entered({ data }: { data: Calculation }) {
	const { edition, site } = usePage();
	return (
		<>
			<dl className="kv">
				{enteredWords(edition, data).map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<p>{site.url + data.permalink(edition)}</p>
		</>
	);
}

/** The result beside the form. */
export function Result({ data }: { data: Calculation }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	return (
		<section className="c5 vr result" aria-labelledby="result">
			<h2 id="result">{words.result}</h2>
			<div className="calc-print" data-part="entered">
				<Entered data={data} />
			</div>
			<div role="status" data-part="told">
				<Told data={data} />
			</div>
			<div data-part="details">
				<Details data={data} />
			</div>
			<p className="help" data-part="estimate">
				{words.estimate}
			</p>
		</section>
	);
}
