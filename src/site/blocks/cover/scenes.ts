import type { ArticleCard } from '../../../data/article-card';
import { type CoverSpec, sectionOf } from '../../../shared/address/cover-url';
import { type Depicted, sceneFor } from '../../../shared/cover/scene-choice';
import type { SceneName } from '../../../shared/cover/scene-names';
import { scenesApart, scenesOfPage } from '../../../shared/cover/scenes-apart';

/** An article with the scene that its list has chosen for it. */
export type DrawnCard = ArticleCard & { scene?: SceneName };

/** What the choice of a scene depends on, of an article. */
export const depicted = (article: ArticleCard): Depicted => ({
	seed: article.cover_seed,
	section: sectionOf(article),
	title: article.title,
	tags: article.tag_slugs,
	look: article.interviewee?.drawn_as,
});

/** The scene of an article: as its list has chosen, else its own. */
export const sceneOf = (article: DrawnCard): SceneName => article.scene ?? sceneFor(depicted(article));

/** The scene of a show, its hall and its pictures. */
export const sceneOfShow = (seed: string): SceneName => sceneFor({ seed, section: 'exhibition', title: '', tags: [] });

/** The scene of an exhibitor. */
export const sceneOfFirm = ({ slug, name }: { slug: string; name: string }): SceneName =>
	sceneFor({ seed: slug, section: 'company', title: name, tags: [] });

/** The drawn cover of a book. */
export function coverOfBook(book: { cover_seed: string | null; slug: string; title: string }): CoverSpec {
	const seed = book.cover_seed ?? book.slug;
	return { seed, kind: 'product', scene: sceneFor({ seed, section: 'headline', title: book.title, tags: [] }) };
}

function drawnWith(list: readonly ArticleCard[], scenesFor: (drawn: Depicted[]) => SceneName[]): DrawnCard[] {
	const drawn = list.filter((article) => !article.cover && !article.brief);
	const scenes = scenesFor(drawn.map(depicted));
	return list.map((article) => {
		const scene = scenes[drawn.indexOf(article)];
		return scene ? { ...article, scene } : article;
	});
}

/**
 * Chooses scenes for a list so that none repeats among eight neighbours. Articles with a photograph need none.
 * @param before the articles right above it, on the page before
 * @param hasNext whether a page follows
 */
export function drawnApart(
	list: readonly ArticleCard[],
	before: readonly ArticleCard[] = [],
	hasNext = false,
): DrawnCard[] {
	const above = before.filter((article) => !article.cover).map(depicted);
	return drawnWith(list, (drawn) => scenesApart(drawn, above, hasNext));
}

/** The same for a page of a list whose other pages are not known. @param page 1 and up */
export const drawnApartOnPage = (list: readonly ArticleCard[], page: number, hasNext: boolean): DrawnCard[] =>
	drawnWith(list, (drawn) => scenesOfPage(drawn, page, hasNext));
