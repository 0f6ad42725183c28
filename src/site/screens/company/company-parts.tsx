import { Fragment } from 'react';
import type { CompanyName } from '../../../data/tables/company';
import { dayRange } from '../../../editions/formats';
import { longDate, longDay } from '../../../editions/relative-time';
import { productGroup } from '../../../editions/trade/product-groups';
import { urls } from '../../../editions/urls';
import type { Company, CompanyStand } from '../../../queries/company/company';
import { phaseOf } from '../../../shared/time/event-day';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { LicenseStatus } from '../license/status';
import { placeOf, statusWord } from '../topic/event-parts';

const KINDS = [
	'registered',
	'english',
	'trade_mark',
	'former',
	'also',
] as const satisfies readonly CompanyName['kind'][];

/** A name with its pronunciation, and until when the firm had it. */
function Name({ name }: { name: CompanyName }) {
	const { companies } = usePage().edition.words;
	return (
		<>
			<b lang={name.language}>
				{name.until ? companies.until({ name: name.text, year: name.until.slice(0, 4) }) : name.text}
			</b>
			{name.reading && (
				<>
					{' '}
					<i lang="zh-Latn">{name.reading}</i>
				</>
			)}
		</>
	);
}

/** All names of the firm, by kind. */
export function Names({ firm }: { firm: Company }) {
	const { companies } = usePage().edition.words;
	const groups = KINDS.map((kind) => [kind, firm.names.filter((one) => one.kind === kind)] as const).filter(
		([, names]) => names.length > 0,
	);
	if (groups.length === 0) return null;
	return (
		<section aria-labelledby="names">
			<h2 className="co-minor" id="names">
				{companies.names}
			</h2>
			<dl className="names">
				{each(groups, 'groups', ([kind, names]) => (
					<div key={kind}>
						<dt>{companies.name_kinds[kind]}</dt>
						<dd>
							{each(names, 'names', (name, at) => (
								<Fragment key={`${name.text} ${name.until ?? ''}`}>
									{at > 0 && (name.reading ? <br /> : ', ')}
									<Name name={name} />
								</Fragment>
							))}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** Products of the firm one by one where they are known, else its own description. */
export function Makes({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	const text = firm.texts[edition.code];
	const makes = text?.makes ?? [];
	if (makes.length === 0 && !text?.description && firm.categories.length === 0) return null;
	return (
		<section className={firm.names.length > 0 ? 'block-s' : undefined} aria-labelledby="makes">
			<header className="sec">
				<h2 id="makes">{makes.length > 0 ? companies.makes : companies.does}</h2>
			</header>
			{makes.length > 0 && (
				<div className="three makes">
					{each(makes, 'makes', (one) => (
						<div key={one.title}>
							<h3 className="hed hed--4">{one.title}</h3>
							<p>{one.text}</p>
						</div>
					))}
				</div>
			)}
			{text?.description && <p className="co-text">{text.description}</p>}
			{firm.categories.length > 0 && (
				<ul className="tags" aria-label={companies.groups}>
					{each(firm.categories, 'categories', (category) => (
						<li key={category}>
							<a
								className="tag"
								href={urls.companies.href(edition, { keyword: productGroup(edition, category) })}
								rel="nofollow"
							>
								{productGroup(edition, category)}
							</a>
						</li>
					))}
				</ul>
			)}
			{text?.source && <p className="help">{companies.source({ source: text.source })}</p>}
		</section>
	);
}

/** Its records of the register. */
export function Licenses({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { companies, licenses } = edition.words;
	const checked = Math.max(...firm.licenses.map((license) => license.verified_at));
	return (
		<section className="block-s" aria-labelledby="licenses">
			<header className="sec k-china">
				<h2 id="licenses">{companies.licenses}</h2>
				<p>{companies.licenses_line({ date: longDate(edition, checked) })}</p>
			</header>
			<table className="tbl lictab" aria-label={companies.licenses_label({ name: firm.name })}>
				<thead>
					<tr>
						<th scope="col">{companies.number}</th>
						<th scope="col">{companies.scope}</th>
						<th scope="col">{companies.granted}</th>
						<th scope="col">{companies.valid_to}</th>
						<th scope="col">{companies.status}</th>
					</tr>
				</thead>
				<tbody>
					{each(firm.licenses, 'licenses', (license) => (
						<tr key={license.id}>
							<td data-label={companies.number}>
								<a className="link nb" href={urls.licenseRecord.href(edition, { slug: license.slug })}>
									{license.license_no}
								</a>
							</td>
							<td data-label={companies.scope}>
								<b>{licenses.categories[license.category]}</b>
								<span className="sub">{license.texts[edition.code]?.scope}</span>
							</td>
							<td className="nb" data-label={companies.granted}>
								{longDay(edition, license.valid_from)}
							</td>
							<td className="nb" data-label={companies.valid_to}>
								{longDay(edition, license.valid_to)}
							</td>
							<td data-label={companies.status}>
								<LicenseStatus status={license.status} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className="help">
				<a className="link" href={urls.license.href(edition)}>
					{companies.how_register}
				</a>
			</p>
		</section>
	);
}

function Stand({ stand }: { stand: CompanyStand }) {
	const { edition, now } = usePage();
	const { companies, exhibitions } = edition.words;
	const isToCome = phaseOf(stand, now) !== 'past' && stand.starts_on !== null;
	return (
		<li className={isToCome ? 'nx' : undefined}>
			<b className="no">
				<span className="vh">{exhibitions.stand} </span>
				{stand.booth}
			</b>
			<div>
				<h3 className="hed hed--4">
					<a href={urls.topic.href(edition, { slug: stand.page_slug })}>{stand.name}</a>
				</h3>
				<p className="meta">
					<span>
						{stand.starts_on
							? `${dayRange(edition, stand.starts_on, stand.ends_on)}, ${stand.year}`
							: companies.no_date}
					</span>
					{placeOf(edition, stand) && <span>{placeOf(edition, stand)}</span>}
					{stand.hall && <span>{exhibitions.hall({ hall: stand.hall })}</span>}
					<span>{statusWord(edition, stand, now)}</span>
				</p>
			</div>
			<a className="link" href={urls.enterprise.href(edition, { topic: stand.page_slug, slug: stand.stand_slug })}>
				{companies.stand_page}
			</a>
		</li>
	);
}

/** The firm as an exhibitor at past and coming shows. */
export function Stands({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	const [newest] = firm.stands;
	return (
		<section className="block-s" aria-labelledby="stands">
			<header className="sec k-exhibition">
				<h2 id="stands">{companies.stands}</h2>
				{newest && (
					<a className="more" href={urls.directory.href(edition, newest.page_slug)}>
						{companies.all_exhibitors({ event: newest.topic_name })}
					</a>
				)}
			</header>
			<ol className="stands">
				{each(firm.stands, 'stands', (stand) => (
					<Stand key={stand.stand_slug} stand={stand} />
				))}
			</ol>
		</section>
	);
}
