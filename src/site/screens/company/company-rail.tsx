import { countryName } from '../../../editions/formats';
import { longDate } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { Company } from '../../../queries/company/company';
import { fileNames } from '../../../shared/address/addresses';
import { Icon } from '../../../ui/icon';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** Age, size, address on the web. */
function Glance({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { companies, opens_new_window } = edition.words;
	const { founded, employees, website } = firm;
	if (founded === null && !employees && !website) return null;
	return (
		<section>
			<h2>{companies.at_a_glance}</h2>
			<dl className="kv">
				{founded !== null && (
					<div>
						<dt>{companies.founded}</dt>
						<dd>{founded}</dd>
					</div>
				)}
				{employees && (
					<div>
						<dt>{companies.employees}</dt>
						<dd>{/^\d+$/.test(employees) ? Number(employees).toLocaleString(edition.locale) : employees}</dd>
					</div>
				)}
				{website && (
					<div>
						<dt>{companies.website}</dt>
						<dd>
							<a className="link" href={website} target="_blank" rel="noopener nofollow">
								{new URL(website).hostname.replace(/^www\./, '')} <span aria-hidden="true">↗</span>
								<span className="vh">, {opens_new_window}</span>
							</a>
						</dd>
					</div>
				)}
			</dl>
		</section>
	);
}

function Where({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const place = [firm.city, firm.country && countryName(edition, firm.country)].filter(Boolean).join(', ');
	const address = firm.texts[edition.code]?.address;
	if (!place && !address) return null;
	return (
		<section>
			<h2>{edition.words.companies.where}</h2>
			<p>{address ?? place}</p>
		</section>
	);
}

function People({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	if (firm.people.length === 0) return null;
	return (
		<section>
			<h2>{companies.people}</h2>
			<ul className="co-people">
				{each(firm.people, 'people', (person) => {
					const interview = firm.interviews.find((one) => one.name === person.name);
					return (
						<li key={person.name}>
							<b>{person.name}</b> {person.name_zh && <span lang="zh-Hans">{person.name_zh}</span>}
							<small>
								{person.roles[edition.code]}
								{interview && (
									<>
										{' · '}
										<a className="link" href={urls.article.href(edition, interview)}>
											{companies.interview({ date: longDate(edition, interview.published_at) })}
										</a>
									</>
								)}
							</small>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

/** Firms that the same articles name. */
function Together({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	if (firm.together.length === 0) return null;
	return (
		<section>
			<h2>{companies.together}</h2>
			<ul className="tags">
				{each(firm.together, 'together', (one) => (
					<li key={one.slug}>
						<a className="tag" href={urls.company.href(edition, { slug: one.slug })}>
							{one.name}
						</a>
					</li>
				))}
			</ul>
			<p className="help">{companies.together_line}</p>
		</section>
	);
}

/**
 * Whether it advertises here, is a partner, or has paid for an article: said in words, on the page of whom it is about.
 */
function Ties({ firm }: { firm: Company }) {
	const { companies } = usePage().edition.words;
	const partner: Partial<Record<string, string>> = companies.partner;
	const lines = [
		...firm.partner_kinds.flatMap((kind) => partner[kind] ?? []),
		...(firm.advertises ? [companies.advertises({ name: firm.name })] : []),
		...(firm.paid > 0 ? [companies.paid({ n: firm.paid })] : []),
	];
	if (lines.length === 0) return null;
	return (
		<section>
			<h2>{companies.ties}</h2>
			<ul className="co-ties">
				{each(lines, 'lines', (line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<p className="help">{companies.ties_line}</p>
		</section>
	);
}

/** The facts beside a firm. */
export function CompanyRail({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	return (
		<aside className="c4 vr rail co-side" aria-label={companies.at_a_glance}>
			<Glance firm={firm} />
			<Where firm={firm} />
			<People firm={firm} />
			<Ties firm={firm} />
			<Together firm={firm} />
			{firm.article_count > 0 && (
				<p>
					<a
						className="link with-icon"
						href={`${urls.companyNews.href(edition, { slug: firm.slug })}/${fileNames.rss}`}
					>
						<Icon name="feed" />
						{companies.follow_feed}
					</a>
				</p>
			)}
		</aside>
	);
}
