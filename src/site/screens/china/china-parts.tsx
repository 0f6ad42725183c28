import { longDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { LicenseRow } from '../../../queries/license/license-filters';
import type { LicenseCounts } from '../../../queries/license/license-list';
import { shownCount } from '../../../shared/calculate/notation';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { EntrySource } from '../calendar/calendar-parts';
import type { CalendarEntry } from '../calendar/entry';
import { LicenseStatus } from '../license/status';

/** Removes the market from an entry's title, because the page names it already. */
const withoutMarket = ({ title, marketName }: CalendarEntry) => {
	const rest = title.startsWith(`${marketName}: `) ? title.slice(marketName.length + 2) : title;
	return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
};

function Dates({ entries, title }: { entries: readonly CalendarEntry[]; title: string }) {
	const { edition } = usePage();
	if (entries.length === 0) return null;
	return (
		<>
			<h3 className="label">{title}</h3>
			<ol className="dates timeline">
				{each(entries, 'entries', (entry) => (
					<li key={entry.id}>
						<b>
							<time dateTime={entry.firstDay}>{longDay(edition, entry.firstDay)}</time>
						</b>
						<div>
							<h4 className="hed hed--5">{withoutMarket(entry)}</h4>
							{entry.detail && <p className="help">{entry.detail}</p>}
							<p className="meta">
								<EntrySource entry={entry} />
							</p>
						</div>
					</li>
				))}
			</ol>
		</>
	);
}

/** Rules, taxes and limits of the mainland: what is to come by day, then what has been, the last first. */
export function Timeline({ entries, day }: { entries: readonly CalendarEntry[]; day: string }) {
	const { calendar } = usePage().edition.words;
	const coming = entries.filter((entry) => entry.firstDay >= day);
	const past = entries.filter((entry) => entry.firstDay < day).reverse();
	return (
		<>
			{coming.length === 0 && <p className="help">{calendar.none_coming}</p>}
			<Dates entries={coming} title={calendar.coming} />
			<Dates entries={past} title={calendar.past} />
		</>
	);
}

/** The way into the register: how many licences are in force, a search, and the newest records. */
export function RegisterEntry({ counts, licenses }: { counts: LicenseCounts; licenses: readonly LicenseRow[] }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<>
			<header className="sec k-china">
				<h2>{words.newest_on_register}</h2>
				<a className="more" href={urls.license.href(edition)}>
					{words.licenses.open_register}
				</a>
			</header>
			<p className="dek dek--s">
				<b>{shownCount(edition, counts.valid)}</b> {words.licenses.in_force}
			</p>
			<form className="filters" action={urls.license.href(edition)} method="get">
				<div>
					<label className="label" htmlFor="china-keyword">
						{words.licenses.search_label}
					</label>
					<input
						className="field"
						id="china-keyword"
						name="keyword"
						type="search"
						maxLength={100}
						placeholder={words.licenses.search_hint}
					/>
				</div>
				<button className="btn" type="submit">
					{words.licenses.apply}
				</button>
			</form>
			{licenses.length === 0 && <p>{words.licenses.no_records}</p>}
			{licenses.length > 0 && (
				<ul className="china-register">
					{each(licenses, 'licenses', (row) => (
						<li key={row.id}>
							<a className="nm" href={urls.licenseRecord.href(edition, { slug: row.slug })}>
								{row.name_en}
							</a>{' '}
							<span lang="zh">{row.name_zh}</span>
							<p className="meta">
								<span>{words.licenses.categories[row.category]}</span>
								<span>{longDay(edition, row.valid_from)}</span>
							</p>
							<LicenseStatus status={row.status} />
						</li>
					))}
				</ul>
			)}
			<p className="help">{words.licenses.no_proof}</p>
		</>
	);
}
