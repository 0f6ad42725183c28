import { sectionName } from '../../editions/article-labels';
import type { ExternalSite, MenuKey } from '../../editions/edition';
import { editionByCode } from '../../editions/editions';
import { stripDate } from '../../editions/relative-time';
import { urls } from '../../editions/urls';
import { Icon } from '../../ui/icon';
import { Wordmark } from '../../ui/wordmark';
import { usePage } from '../render/contexts';
import { fragment } from '../render/fragments/fragment';
import type { Head, Layout } from '../render/screen';
import { externalUrl, hasSite, languagesOf, languageUrl } from './language/languages';
import { isShown, Shortcuts } from './shortcuts';
import { SuggestingField } from './suggesting-field';

const MENU: MenuKey[] = ['home', 'company', 'product', 'regulation', 'china', 'data', 'exhibition', 'interview'];

/**
 * A link to another language: the same article where it exists, else that edition's section; outside sites in a new
 * window. With a script it asks first.
 */
export function LanguageLink({ code, head, className }: { code: string; head: Head; className?: string }) {
	const { edition, site } = usePage();
	const other = editionByCode(code);
	if (!other) {
		const words = edition.words.external[code as ExternalSite];
		return (
			<a
				className={className}
				href={languageUrl(code, head, site.brand)}
				lang={code}
				target="_blank"
				rel="noopener"
				data-opens={`language-${code}`}
			>
				{words.name} <span aria-hidden="true">↗</span>
				<span className="vh" lang={edition.language}>
					, {edition.words.opens_new_window}
				</span>
			</a>
		);
	}
	const isHere = other === edition;
	return (
		<a
			className={className}
			href={languageUrl(code, head, site.brand)}
			lang={other.language}
			hrefLang={other.language}
			aria-current={isHere ? 'true' : undefined}
			data-opens={isHere || !edition.words.dialogs.languages.questions[code] ? undefined : `language-${code}`}
		>
			{other.name}
		</a>
	);
}

/** The search box: submits to /search/{keyword}, or /search when empty. */
const SearchBox = fragment('search-box', function SearchBox() {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<form
			className="find"
			role="search"
			aria-label={words.search_site}
			action={urls.search.href(edition)}
			data-search=""
		>
			<label className="vh" htmlFor="q-mast">
				{words.search}
			</label>
			<Icon name="search" />
			<SuggestingField id="q-mast" edition={edition} placeholder={words.search_placeholder} className="field" />
			<button className="vh" type="submit" tabIndex={-1}>
				{words.search}
			</button>
		</form>
	);
});

const MenuItems = fragment('menu', function MenuItems({ current }: { current?: MenuKey | undefined }) {
	const { edition, site } = usePage();
	const { words } = edition;
	return (
		<ul>
			{MENU.filter((key) => isShown(site.brand, key)).map((key) => (
				<li key={key}>
					<a href={urls.menu.href(edition, key)} aria-current={key === current ? 'page' : undefined}>
						{words.menu[key]}
					</a>
				</li>
			))}
			{edition.menuExternal
				.filter((key) => hasSite(site.brand, key))
				.map((key) => (
					<li key={key}>
						<a className="out" href={externalUrl(site.brand, key)} lang={key} target="_blank" rel="noopener">
							{words.external[key].menu} <span aria-hidden="true">↗</span>
							<span className="vh" lang={edition.language}>
								, {words.opens_new_window}
							</span>
						</a>
					</li>
				))}
		</ul>
	);
});

/** Opens a panel; without a script it leads to the menu at the foot, or to the search page. */
function PanelButton({ panel, className = 'iconbtn' }: { panel: 'menu' | 'search'; className?: string }) {
	const { edition } = usePage();
	const [href, label] =
		panel === 'menu' ? ['#footer-menu', edition.words.menu_label] : [urls.search.href(edition), edition.words.search];
	return (
		<a className={className} href={href} aria-label={label} data-panel={`panel-${panel}`}>
			<Icon name={panel} />
		</a>
	);
}

/** The name of the site, as the way home. */
const Logo = fragment('logo', function Logo() {
	const { edition, site } = usePage();
	return (
		<a className="logo" href={urls.home.href(edition)}>
			<Wordmark name={site.brand.name} mark={site.mark} logo={site.brand.logo} />
		</a>
	);
});

const ReferenceMenu = fragment('reference-menu', function ReferenceMenu() {
	const { edition, site } = usePage();
	return (
		<ul className="doors" aria-label={edition.words.indexes.reference_menu}>
			<Shortcuts edition={edition} brand={site.brand} />
		</ul>
	);
});

/** The search of small screens and of the fixed header. */
const SearchPanel = fragment('search-panel', function SearchPanel() {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<div className="panel" id="panel-search" hidden>
			<form role="search" aria-label={words.search_panel} action={urls.search.href(edition)} data-search="">
				<label className="label" htmlFor="q-panel">
					{words.search}
				</label>
				<div className="panel-search">
					<SuggestingField id="q-panel" edition={edition} placeholder={words.search_placeholder} className="field" />
					<button className="btn" type="submit">
						{words.search}
					</button>
				</div>
			</form>
		</div>
	);
});

/** The section and title of the page, in the place of logo and menu while the header is fixed. */
function PageName({ head, layout }: { head: Head; layout: Layout }) {
	const { edition, site } = usePage();
	const section = layout.section && sectionName(edition, layout.section, site.brand);
	return (
		<div className={layout.section ? `ctx k-${layout.section}` : 'ctx'}>
			<PanelButton panel="menu" className="iconbtn wide" />
			<p>
				{section !== undefined && <b>{section}</b>}
				{layout.fixedTitle ?? head.title}
			</p>
		</div>
	);
}

/**
 * Strip, masthead, menu and the four-line rule; on small screens one row. Once the page is scrolled the same header is
 * fixed: logo and menu give their place to the page's name, and every control is there once (decision 102).
 */
export function Header({ head, layout }: { head: Head; layout: Layout }) {
	const { edition, site, now, isPreview } = usePage();
	const { words } = edition;
	const languages = languagesOf(edition, site.brand).map((code) => <LanguageLink key={code} code={code} head={head} />);
	return (
		<header className="header" data-header="">
			<div className="strip">
				<div className="wrap">
					<span>{stripDate(edition, now)}</span>
					<span>{words.tagline}</span>
					<nav className="push strip-languages" aria-label={words.edition}>
						{languages}
					</nav>
				</div>
			</div>
			<div className="mast">
				<div className="wrap">
					<Logo />
					<PageName head={head} layout={layout} />
					{!isPreview && <SearchBox />}
					<a className="btn btn--lamp" href={urls.subscribe.href(edition)}>
						{words.newsletters}
					</a>
					<PanelButton panel="search" />
					<PanelButton panel="menu" />
					<nav className="nav" aria-label={words.menu_label}>
						<MenuItems current={layout.menu} />
					</nav>
				</div>
			</div>
			<div className="mist" />
			{layout.progress && <div className="progress" data-progress="" />}
			<nav className="panel" id="panel-menu" aria-label={words.menu_panel} hidden>
				<MenuItems current={layout.menu} />
				<ReferenceMenu />
				<div className="eds">{languages}</div>
			</nav>
			{!isPreview && <SearchPanel />}
		</header>
	);
}
