import { Fragment } from 'react';
import type { Calculated } from '../../../shared/calculate/calculator/calculator';
import { filled, pluralOf } from '../../../shared/calculate/calculator/calculator-words';
import type { RateFact, SourceWords } from '../../../shared/calculate/calculator/facts';
import { choicesOf, fieldsOf, optionText } from '../../../shared/calculate/calculator/form';
import { type Check, textOf } from '../../../shared/calculate/calculator/outcome';
import type { CalculatorProps } from './calculator-props';

interface ResultProps extends CalculatorProps, Calculated {
	/** True while the rates of another market are being fetched. */
	isBusy: boolean;
	/** Addresses of the result and of its table. */
	page: string;
}

/** A text in parts; those at odd indexes stay on one line. */
const whole = (parts: readonly string[]) =>
	parts.map((part, i) =>
		i % 2 === 1 ? (
			<span key={i} className="nb">
				{part}
			</span>
		) : (
			<Fragment key={i}>{part}</Fragment>
		),
	);

function Source({ source: { grade, url, title, rest } }: { source: SourceWords }) {
	return (
		<span>
			{grade && (
				<abbr className={`grade grade--${grade[0].toLowerCase()}`} title={grade[1]}>
					{grade[0]}
				</abbr>
			)}
			{url ? (
				<a className="link" href={url}>
					{whole(title)}
				</a>
			) : (
				whole(title)
			)}
			{whole(rest)}
		</span>
	);
}

const RateUsed = ({ words, rate }: { words: ResultProps['words']; rate: RateFact }) => (
	<li>
		<b>{rate.head}</b>
		<span>{rate.line}</span>
		<span>
			{`${words.source}: `}
			<Source source={rate.source} />
			{`. ${words.verified}: ${rate.verified}.`}
		</span>
		{rate.note && <span>{rate.note}</span>}
	</li>
);

const MARK = { kept: 'ok', broken: 'no', not_asked: 'off' } as const;

const Checked = ({ words, check: { rule, verdict, measure } }: { words: ResultProps['words']; check: Check }) => (
	<li>
		<b>
			{`${rule.name} `}
			<span className={`verdict verdict--${MARK[verdict]}`}>{words.verdicts[verdict]}</span>
		</b>
		{measure && <span>{measure}</span>}
		{rule.note && <span>{rule.note}</span>}
		<span>
			{`${words.source}: `}
			<Source source={rule.source} />
			{`${rule.since ? `, ${rule.since}` : ''}.`}
		</span>
	</li>
);

/** The figure, or what prevents it. Screen readers announce this when it changes. */
function LiveResult({ outcome, entries, words, locale }: ResultProps) {
	if (!outcome)
		return (
			<>
				<p className="none">{words.faults_title}</p>
				<p className="dek dek--s">{pluralOf(locale, words.plurals.faults_line, entries.errors.size)}</p>
			</>
		);
	const { headline, warnings } = outcome;
	const figure = headline && textOf(headline.value);
	return (
		<>
			{figure && (
				<>
					<p className={figure.length > 12 ? 'huge huge--long tn' : 'huge tn'}>{figure}</p>
					<p className="dek dek--s">{headline.line}</p>
				</>
			)}
			{warnings.map((warning) => (
				<p key={warning} className="error">
					{warning}
				</p>
			))}
		</>
	);
}

const Rows = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
	<dl className="kv">
		{rows.map(([name, value]) => (
			<div key={name}>
				<dt>{name}</dt>
				<dd>{value}</dd>
			</div>
		))}
	</dl>
);

/** Draws one icon by its path: the module with all icons would be too large for the browser. */
const Icon = ({ path }: { path: string }) => (
	<svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
		<path d={path} />
	</svg>
);

function Details({ outcome, words, market, page, csv, icons, inText }: ResultProps) {
	if (!outcome) return null;
	const { rows, rates, checks, working, notes } = outcome;
	const Heading = inText ? 'h5' : 'h3';
	return (
		<>
			{rows.length > 0 && <Rows rows={rows.map(([name, value]) => [name, textOf(value)])} />}
			{rates.length > 0 && (
				<section className="calc-facts">
					<Heading>{words.rate_used}</Heading>
					<ul>
						{rates.map((rate) => (
							<RateUsed key={rate.id} words={words} rate={rate} />
						))}
					</ul>
				</section>
			)}
			{checks.length > 0 && (
				<ul className="calc-facts">
					{checks.map((check) => (
						<Checked key={check.rule.at} words={words} check={check} />
					))}
				</ul>
			)}
			{working.length > 0 && (
				<details open={!inText}>
					<summary>{words.working}</summary>
					{working.map((line, i) => (
						<p key={i}>{line}</p>
					))}
					<p className="help">{words.rounding}</p>
				</details>
			)}
			{notes.map((note) => (
				<p key={note} className="help">
					{note}
				</p>
			))}
			{market?.href && (
				<p className="calc-market">
					<a className="link" href={market.href}>
						{filled(words.market_page, { market: market.name })}
					</a>
				</p>
			)}
			<div className="calc-acts">
				<a className="btn btn--line btn--s" href={page} rel="nofollow" data-copy={words.copied}>
					<Icon path={icons.link} />
					{words.copy}
				</a>
				<a className="btn btn--line btn--s" href={csv} rel="nofollow" download>
					<Icon path={icons.download} />
					{words.csv}
				</a>
				{/* The script of the page shows it, before this one comes. */}
				<button className="btn btn--line btn--s" type="button" data-print="" hidden={typeof document === 'undefined'}>
					<Icon path={icons.print} />
					{words.print}
				</button>
			</div>
		</>
	);
}

/** All values of the form, entered or initial, in the words of the form. */
export const enteredWords = ({ groups, entries }: Pick<ResultProps, 'groups' | 'entries'>): [string, string][] =>
	fieldsOf(groups)
		.flatMap((field): [string, string][] => {
			const text = entries.text(field.name);
			if (field.kind === 'choice') return [[field.label, optionText(text, choicesOf(field))]];
			if (field.kind === 'day' || !field.units) return [[field.label, text]];
			const { name, label, options } = field.units;
			return [
				[field.label, text],
				[label, optionText(entries.text(name), options)],
			];
		})
		.filter(([, value]) => value !== '');

/** The result beside the form. In print, which has no form, it also shows the values and the address. */
export function Result(props: ResultProps) {
	const { words, isBusy, site, page, inText } = props;
	const Heading = inText ? 'h4' : 'h2';
	const id = inText ? `${inText}-result` : 'result';
	return (
		<section className="c5 vr result" aria-labelledby={id} aria-busy={isBusy || undefined}>
			<Heading id={id}>{words.result}</Heading>
			<div className="calc-print">
				<Rows rows={enteredWords(props)} />
				<p>{site + page}</p>
			</div>
			<div role="status">
				<LiveResult {...props} />
			</div>
			<div>
				<Details {...props} />
			</div>
			<p className="help" data-part="estimate">
				{words.estimate}
			</p>
		</section>
	);
}
