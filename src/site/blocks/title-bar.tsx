import { sectionName } from '../../editions/article-labels';
import type { SectionKey } from '../../editions/edition';
import { urls } from '../../editions/urls';
import { coverUrl } from '../../shared/address/cover-url';
import { barScenes } from '../../shared/cover/subjects';
import { usePage } from '../render/contexts';
import { each } from '../render/each';
import type { TitleBar as TitleBarProps } from '../render/screen';

const TABS = ['company', 'product', 'regulation', 'ai'] as const;

/** Name of a section in the page's edition. */
export function useSectionName(): (section: string) => string {
	const { edition, site } = usePage();
	return (section) => sectionName(edition, section, site.brand);
}

/** The picture at the right of a title bar, with fewer lines where it is a strip. */
function BarPicture({ seed, section }: { seed: string; section: SectionKey }) {
	const cover = { seed, kind: section, scene: barScenes[section] ?? 'layers', mood: 'day' } as const;
	return (
		<picture>
			<source media="(max-width: 991.98px)" srcSet={coverUrl(cover, 24)} />
			<img className="art" src={coverUrl(cover, 46)} alt="" width="1280" height="720" />
		</picture>
	);
}

/** Page title bar and, on news screens, the category tabs. */
export function TitleBar({ bar }: { bar: TitleBarProps }) {
	const { edition } = usePage();
	const sectionName = useSectionName();
	return (
		<>
			{!bar.tabsOnly && (
				<div className={`tbar k-${bar.background}`}>
					<BarPicture seed={bar.art} section={bar.background} />
					<div className="wrap">
						<div className="txt">
							<h1>{bar.link ? <a href={bar.link}>{bar.title}</a> : bar.title}</h1>
							{bar.line && <p>{bar.line}</p>}
						</div>
					</div>
				</div>
			)}
			{bar.eventNews && (
				<nav className="tabs" aria-label={edition.words.news_sections} data-tabs="">
					<div className="wrap">
						<ul>
							{each(TABS, 'TABS', (type) => (
								<li key={type}>
									<a href={urls.newsList.href(edition, type)} aria-current={bar.newsType === type ? 'page' : undefined}>
										{sectionName(type)}
									</a>
								</li>
							))}
						</ul>
					</div>
				</nav>
			)}
		</>
	);
}
