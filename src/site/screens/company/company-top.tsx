import { countryName } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import type { Company } from '../../../queries/company/company';
import { shownCount } from '../../../shared/calculate/notation';
import { mediaUrl } from '../../../ui/picture';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { initials } from '../topic/subject-words';

/** The firm's mark, its name in every script, and what it does in a sentence. */
export function CompanyTop({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { words } = edition;
	const text = firm.texts[edition.code];
	return (
		<header className="wrap co-head">
			<nav className="crumb" aria-label={words.breadcrumb}>
				<a href={urls.companies.href(edition)}>{words.companies.title}</a>
				{firm.country && (
					<>
						<span aria-hidden="true">/</span>
						<a href={urls.companies.href(edition, { country: firm.country })} rel="nofollow">
							{countryName(edition, firm.country)}
						</a>
					</>
				)}
			</nav>
			<div className="co-top">
				<span className="logo-box">
					{firm.logo ? (
						<img src={mediaUrl(firm.logo.name, 'thumb_160')} alt="" width={96} height={96} />
					) : (
						<b aria-hidden="true">{initials(firm.name)}</b>
					)}
				</span>
				<div>
					<h1 className="hed hed--1">{firm.name}</h1>
					{firm.name_zh && (
						<p className="han">
							<span lang="zh-Hans">{firm.name_zh}</span> {firm.pinyin && <i lang="zh-Latn">{firm.pinyin}</i>}
						</p>
					)}
				</div>
			</div>
			{text?.summary && <p className="dek">{text.summary}</p>}
		</header>
	);
}

/** The way to the parts of the page, with how much each holds. */
export function CompanyTabs({ firm }: { firm: Company }) {
	const { edition } = usePage();
	const { companies } = edition.words;
	const parts: [id: string, title: string, count: number][] = [
		['licenses', companies.licenses_tab({ n: firm.licenses.length }), firm.licenses.length],
		['stands', companies.stands_tab({ n: firm.stands.length }), firm.stands.length],
		['news', companies.news, firm.article_count],
		['documents', companies.documents, firm.documents.length],
	];
	const shown = parts.filter(([, , count]) => count > 0);
	if (shown.length === 0) return null;
	return (
		<nav className="tabs co-tabs" aria-label={firm.name}>
			<div className="wrap">
				<ul>
					<li>
						<a href="#names" aria-current="true">
							{companies.overview}
						</a>
					</li>
					{each(shown, 'shown', ([id, title, count]) => (
						<li key={id}>
							<a href={`#${id}`}>
								{title} <span className="n">{shownCount(edition, count)}</span>
							</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}
