import { countryName } from '../../../editions/formats';
import { productGroup } from '../../../editions/trade/product-groups';
import { urls } from '../../../editions/urls';
import type { Enterprise, EnterpriseNeighbour } from '../../../queries/event/enterprise';
import { Icon } from '../../../ui/icon';
import { mediaUrl } from '../../../ui/picture';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { initials } from './subject-words';

/** Name and summary of the exhibitor, and its stand in large figures. */
export function Top({ firm }: { firm: Enterprise }) {
	const { exhibitions } = usePage().edition.words;
	return (
		<header className="wrap ent">
			<div className="grid ent-in">
				<div className="c8 ent-name">
					<span className="logo-box">
						{firm.logo ? (
							<img src={mediaUrl(firm.logo.name, 'thumb_160')} alt="" width={96} height={96} />
						) : (
							<b aria-hidden="true">{initials(firm.name)}</b>
						)}
					</span>
					<div>
						<h1 className="hed hed--1">{firm.name}</h1>
						{firm.summary && <p className="dek">{firm.summary}</p>}
					</div>
				</div>
				<p className="c4 stand-box">
					<span>{exhibitions.stand}</span> <b>{firm.booth}</b>{' '}
					{firm.hall && <span>{exhibitions.hall({ hall: firm.hall })}</span>}
				</p>
			</div>
		</header>
	);
}

/** The firm in a few lines. */
export function Company({ firm, topic_slug }: { firm: Enterprise; topic_slug: string }) {
	const { edition } = usePage();
	const { words } = edition;
	const { exhibitions } = words;
	const { license } = firm;
	return (
		<section>
			<h2>{exhibitions.company}</h2>
			<dl className="kv">
				<div>
					<dt>{exhibitions.country}</dt>
					<dd>
						<a
							className="link"
							href={urls.directory.href(edition, topic_slug, { country: firm.country })}
							rel="nofollow"
						>
							{countryName(edition, firm.country)}
						</a>
					</dd>
				</div>
				{firm.city && (
					<div>
						<dt>{exhibitions.city}</dt>
						<dd>{firm.city}</dd>
					</div>
				)}
				{firm.name_zh && (
					<div>
						<dt>{exhibitions.name_zh}</dt>
						<dd lang="zh">{firm.name_zh}</dd>
					</div>
				)}
				{firm.founded !== null && (
					<div>
						<dt>{exhibitions.founded}</dt>
						<dd>{firm.founded}</dd>
					</div>
				)}
				{firm.employees && (
					<div>
						<dt>{exhibitions.employees}</dt>
						<dd>
							{/^\d+$/.test(firm.employees) ? Number(firm.employees).toLocaleString(edition.locale) : firm.employees}
						</dd>
					</div>
				)}
				{firm.categories.length > 0 && (
					<div>
						<dt>{exhibitions.products}</dt>
						<dd>
							{each(firm.categories, 'categories', (category, i) => (
								<span key={category}>
									{i > 0 && ', '}
									<a className="link" href={urls.directory.href(edition, topic_slug, { category })} rel="nofollow">
										{productGroup(edition, category)}
									</a>
								</span>
							))}
						</dd>
					</div>
				)}
				{license && (
					<div>
						<dt>{exhibitions.license}</dt>
						<dd>
							<a className="link" href={urls.licenseRecord.href(edition, { slug: license.slug })}>
								{license.status === 'valid'
									? exhibitions.license_valid({ number: license.license_no })
									: license.license_no}
							</a>
						</dd>
					</div>
				)}
			</dl>
			{firm.company && (
				<p className="digest-more">
					<a className="more" href={urls.company.href(edition, { slug: firm.company.slug })}>
						{words.companies.all_about({ name: firm.company.name })}
					</a>
				</p>
			)}
		</section>
	);
}

/** How to reach the firm: by mail or telephone as it gave them, and its own pages. */
export function Contact({ firm }: { firm: Enterprise }) {
	const { words } = usePage().edition;
	const { exhibitions } = words;
	const isMail = firm.contact !== null && /^[^\s@<>"?]+@[^\s@<>"?]+$/.test(firm.contact);
	const isTelephone = firm.contact !== null && /^\+?[\d\s()./-]{5,30}$/.test(firm.contact);
	const links =
		firm.links.some((link) => link.url === firm.website) || !firm.website
			? firm.links
			: [{ title: new URL(firm.website).hostname, url: firm.website }, ...firm.links];
	if (!isMail && !isTelephone && links.length === 0) return null;
	return (
		<section>
			<h2>{exhibitions.contact}</h2>
			{isMail && <p className="dek dek--s">{exhibitions.contact_line({ booth: firm.booth })}</p>}
			<div className="stacked-go">
				{isMail && (
					<a className="btn btn--lamp" href={`mailto:${firm.contact}`}>
						<Icon name="mail" />
						{exhibitions.write_to}
					</a>
				)}
				{isTelephone && (
					<a className="btn btn--lamp" href={`tel:${firm.contact?.replace(/[^\d+]/g, '')}`}>
						{exhibitions.telephone}
					</a>
				)}
				{each(links, 'links', (link) => (
					<a key={link.url} className="btn btn--line" href={link.url} target="_blank" rel="noopener nofollow">
						{link.title} <span aria-hidden="true">↗</span>
						<span className="vh">, {words.opens_new_window}</span>
					</a>
				))}
			</div>
		</section>
	);
}

/** Links to the stands before and after. */
export function Around({ firm, topic_slug }: { firm: Enterprise; topic_slug: string }) {
	const { edition } = usePage();
	const { exhibitions } = edition.words;
	const link = (to: EnterpriseNeighbour | null, rel: 'prev' | 'next') =>
		to && (
			<a href={urls.enterprise.href(edition, { topic: topic_slug, slug: to.slug })} rel={rel}>
				<span className="meta">
					{rel === 'prev' && <span className="way">← </span>}
					{exhibitions.stand_number({ booth: to.booth })}
					{rel === 'next' && <span className="way"> →</span>}
				</span>
				<b className="hed hed--4">{to.name}</b>
			</a>
		);
	return (
		<nav className="wrap block" aria-label={exhibitions.stands_around}>
			<div className="prevnext">
				<div>{link(firm.previous, 'prev')}</div>
				<a className="more" href={urls.directory.href(edition, topic_slug)}>
					{exhibitions.all_exhibitors}
				</a>
				<div className="after">{link(firm.next, 'next')}</div>
			</div>
		</nav>
	);
}
