import type { ReactNode } from 'react';
import { editionByCode, editions } from '../../../editions/editions';
import { longDate } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { type Page, pageByName } from '../../../queries/site/page';
import { tag } from '../../../shared/cache-tags';
import { isoMoment } from '../../../shared/time/moment';
import { type ArticleBody, articleBody } from '../../blocks/body/article-body';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, Redirect, screen } from '../../render/screen';
import { DrawnPart } from '../body/drawn-part';
import { type Drawn, loadDrawn, stylesOfDrawn } from '../body/load-drawn';
import { breadcrumbList } from '../json-ld';
import { AboutMenu } from './about-menu';
import { Unwritten, unwrittenPage } from './unwritten';

interface PageData {
	page: Page;
	body: ArticleBody;
	drawn: Drawn;
	/** True for an old address of the page, which search engines must not list. */
	isBackup: boolean;
	/** True where the site links to the page and it has no text yet. */
	isUnwritten: boolean;
}

/** A text with fewer headings has no list of them. */
const LONG = 3;
/** Old address of /about that is still served (specification, section 2). */
const BACKUP = 'index.bak';

/** The list of a long text's headings: beside the text where there is room, else folded above it. */
function OnThisPage({ headings }: { headings: ArticleBody['headings'] }) {
	const { words } = usePage().edition;
	if (headings.length < LONG) return null;
	return (
		<details className="fold fold--wide about-toc">
			<summary>{words.on_this_page}</summary>
			<nav className="fold-body" aria-label={words.on_this_page}>
				<p className="about-toc-h" aria-hidden="true">
					{words.on_this_page}
				</p>
				<ol>
					{each(headings, 'headings', (heading) => (
						<li key={heading.id}>
							<a href={`#${heading.id}`}>{heading.text}</a>
						</li>
					))}
				</ol>
			</nav>
		</details>
	);
}

/** A text under the About list: title, version and day, contents, text. */
export function AboutText({ body, drawn, children }: { body: ArticleBody; drawn: Drawn; children: ReactNode }) {
	return (
		<article className="c9 vr about">
			<header>{children}</header>
			<OnThisPage headings={body.headings} />
			<div className="about-text">
				{each(body.parts, 'parts', (part, i) => {
					if (part.kind === 'html')
						// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by articleBody right before (rule 11)
						return <div key={i} className="prose prose-body" dangerouslySetInnerHTML={{ __html: part.html }} />;
					return <DrawnPart key={i} parts={body.parts} n={i} drawn={drawn} />;
				})}
			</div>
		</article>
	);
}

function PageView({ data: { page, body, drawn, isUnwritten } }: { data: PageData }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<div className="wrap grid about-grid">
			<aside className="c3 rail">
				<AboutMenu current={page.name} />
			</aside>
			{isUnwritten ? (
				<Unwritten name={page.name} />
			) : (
				<AboutText body={body} drawn={drawn}>
					<h1 className="hed hed--1">{page.title || words.untitled}</h1>
					{page.description && <p className="dek">{page.description}</p>}
					{(page.version || page.valid_from !== null) && (
						<p className="meta">
							{page.version && (
								<span>
									{words.version} {page.version}
								</span>
							)}
							{page.valid_from !== null && (
								<span>
									{words.valid_from}{' '}
									<time dateTime={isoMoment(page.valid_from)}>{longDate(edition, page.valid_from)}</time>
								</span>
							)}
						</p>
					)}
				</AboutText>
			)}
		</div>
	);
}

/** `/about`, its old address, and `/about/{name}`: the editable pages, imported ones among them. */
export const pageScreen = screen<PageData>({
	async load(request) {
		const { db, edition, rest } = request;
		if (rest.length > 1) return new Missing('unmatched');
		const isBackup = rest[0] === BACKUP;
		const name = isBackup ? 'about' : (rest[0] ?? 'about');
		if (rest[0] === 'about') return new Redirect(urls.page.href(edition, name));
		request.tag(tag.page(edition.code, name));
		const written = name.length > 300 ? undefined : await pageByName(db, edition.code, name);
		const page = written ?? unwrittenPage(edition, name);
		if (!page) return new Missing();
		request.tag(...page.translations.map((other) => tag.page(other.edition, other.name)));
		const body = articleBody(page.html);
		return { page, body, drawn: await loadDrawn(request, body), isBackup, isUnwritten: !written };
	},
	head({ page, isBackup, isUnwritten }, { edition, site }) {
		const { words } = edition;
		const alternates: Record<string, string> = { [edition.code]: urls.page.href(edition, page.name) };
		for (const translation of page.translations) {
			const other = editionByCode(translation.edition);
			if (other) alternates[other.code] = urls.page.href(other, translation.name);
		}
		return {
			title: page.title || words.untitled,
			description: page.description || page.title || words.about,
			canonical: urls.page.href(edition, page.name),
			robots: isBackup || isUnwritten ? 'noindex' : undefined,
			alternates,
			switchTo: Object.fromEntries(editions.map((other) => [other.code, urls.page.href(other, 'about')])),
			modifiedAt: isUnwritten ? undefined : page.updated_at,
			jsonLd: [
				breadcrumbList(site, [
					[words.home, urls.home.href(edition)],
					...(page.name === 'about' ? [] : ([[words.about, urls.page.href(edition, 'about')]] as [string, string][])),
					[page.title || words.untitled, urls.page.href(edition, page.name)],
				]),
			],
		};
	},
	layout: ({ page, drawn }) => ({ styles: [...stylesOfDrawn(drawn), 'about'], fixedTitle: page.title }),
	View: PageView,
});
