import type { Edition, ExternalSite, MenuKey } from '../../editions/edition';
import { editionByCode } from '../../editions/editions';
import { stripDate } from '../../editions/relative-time';
import { urls } from '../../editions/urls';
import { Icon } from '../../ui/icon';
import { Wordmark } from '../../ui/wordmark';
import { usePage } from '../render/contexts';
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
function SearchBox({
	id,
	edition,
	label,
	placeholder,
}: {
	id: string;
	edition: Edition;
	label: string;
	placeholder: string;
}) {
	if (usePage().isPreview) return null;
	return (
		<form className="find" role="search" aria-label={label} action={urls.search.href(edition)} data-search="">
			<label className="vh" htmlFor={id}>
				{edition.words.search}
			</label>
			<Icon name="search" />
			<SuggestingField id={id} edition={edition} placeholder={placeholder} className="field" />
			<button className="vh" type="submit" tabIndex={-1}>
				{edition.words.search}
			</button>
		</form>
	);
}

function MenuItems({ current }: { current: MenuKey | undefined }) {
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
}

/** Strip, masthead, menu and the four-line rule; on small screens one bar; once scrolled a fixed bar. */
export function Header({ head, layout }: { head: Head; layout: Layout }) {
	const { edition, site, now, isPreview } = usePage();
	const { words } = edition;
	const subscribe = urls.subscribe.href(edition);
	const fixedSection = layout.section ? words.sections[layout.section] : undefined;
	return (
		<header className="header">
			<div className="strip">
				<div className="wrap">
					<span>{stripDate(edition, now)}</span>
					<span>{words.tagline}</span>
					<nav className="push strip-languages" aria-label={words.edition}>
						{languagesOf(edition, site.brand).map((code) => (
							<LanguageLink key={code} code={code} head={head} />
						))}
					</nav>
				</div>
			</div>
			<div className="mast">
				<div className="wrap">
					<a className="logo" href={urls.home.href(edition)}>
						<Wordmark name={site.brand.name} mark={site.mark} logo={site.brand.logo} />
					</a>
					<SearchBox id="q-mast" edition={edition} label={words.search_site} placeholder={words.search_placeholder} />
					<a className="btn btn--lamp" href={subscribe}>
						{words.newsletters}
					</a>
				</div>
			</div>
			<nav className="nav" aria-label={words.menu_label}>
				<div className="wrap">
					<MenuItems current={layout.menu} />
				</div>
			</nav>
			<div className="mist" />
			<div className="mbar">
				<a className="logo" href={urls.home.href(edition)}>
					<Wordmark name={site.brand.name} mark={site.mark} logo={site.brand.logo} />
				</a>
				<a className="btn btn--lamp btn--s" href={subscribe}>
					{words.newsletters}
				</a>
				<a className="iconbtn" href={urls.search.href(edition)} aria-label={words.search} data-panel="panel-search">
					<Icon name="search" />
				</a>
				<a className="iconbtn" href="#footer-menu" aria-label={words.menu_label} data-panel="panel-menu">
					<Icon name="menu" />
				</a>
			</div>
			<div className={layout.section ? `bar k-${layout.section}` : 'bar'} data-bar="">
				<div className="wrap">
					<a className="iconbtn" href="#footer-menu" aria-label={words.menu_label} data-panel="panel-menu">
						<Icon name="menu" />
					</a>
					<div className="ctx">
						{fixedSection !== undefined && (
							<b>{typeof fixedSection === 'function' ? fixedSection({ brand: site.brand.name }) : fixedSection}</b>
						)}
						<span>{layout.fixedTitle ?? head.title}</span>
					</div>
					<div className="push">
						<SearchBox id="q-bar" edition={edition} label={words.search} placeholder={words.search} />
						<a
							className="iconbtn only-m"
							href={urls.search.href(edition)}
							aria-label={words.search}
							data-panel="panel-search"
						>
							<Icon name="search" />
						</a>
						<a className="btn btn--lamp btn--s" href={subscribe}>
							{words.newsletters}
						</a>
					</div>
				</div>
				{layout.progress && <div className="progress" data-progress="" />}
			</div>
			<nav className="panel" id="panel-menu" aria-label={words.menu_panel} hidden>
				<MenuItems current={layout.menu} />
				<ul className="doors" aria-label={words.indexes.reference_menu}>
					<Shortcuts edition={edition} brand={site.brand} />
				</ul>
				<div className="eds">
					{languagesOf(edition, site.brand).map((code) => (
						<LanguageLink key={code} code={code} head={head} />
					))}
				</div>
			</nav>
			{!isPreview && (
				<div className="panel" id="panel-search" hidden>
					<form role="search" aria-label={words.search_panel} action={urls.search.href(edition)} data-search="">
						<label className="label" htmlFor="q-panel">
							{words.search}
						</label>
						<div className="panel-search">
							<SuggestingField
								id="q-panel"
								edition={edition}
								placeholder={words.search_placeholder}
								className="field"
							/>
							<button className="btn" type="submit">
								{words.search}
							</button>
						</div>
					</form>
				</div>
			)}
		</header>
	);
}
