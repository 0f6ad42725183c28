import { Refusal } from '../../../shared/refusal';
import type { Act } from '../../act';
import type { ArticleRow, ArticleState } from './article-state';
import { withLapsedPictures } from './lapsed-pictures';

/** What keeps an article from readers, in the order in which it is told; each names the field that mends it. */
export const blockers = [
	'title',
	'seo_url',
	'authors',
	'html',
	'alt',
	'link',
	'licence',
	'reviewer_id',
	'partner_name',
] as const;
type Blocker = (typeof blockers)[number];

/** A picture that says nothing to whoever does not see it. */
const MUTE = /<img\b(?![^>]*\salt="[^"]+")[^>]*>/;
/** A link that leads nowhere, or that nobody can see. */
const EMPTY_LINK = /<a\b(?![^>]*\shref="[^"]+")[^>]*>|<a\b[^>]*>\s*<\/a>/;

/** What of an article the checklist looks at. */
interface Checked {
	row: Pick<ArticleRow, 'title' | 'seo_url' | 'html' | 'label' | 'reviewer_id' | 'partner_name'>;
	links: { authors: readonly unknown[] };
}

/**
 * What must be mended before an article is published or planned (newsroom.md, section 6).
 * @param hasLapsed true where it shows a picture whose licence has ended by then
 */
export function blockersOf({ row, links }: Checked, hasLapsed: boolean): Blocker[] {
	const found: [Blocker, boolean][] = [
		['title', row.title.trim() === ''],
		['seo_url', !row.seo_url],
		['authors', links.authors.length === 0],
		['html', row.html.trim() === ''],
		['alt', MUTE.test(row.html)],
		['link', EMPTY_LINK.test(row.html)],
		['licence', hasLapsed],
		['reviewer_id', row.label === 'ai' && row.reviewer_id === null],
		['partner_name', row.label === 'partner' && !row.partner_name],
	];
	return found.flatMap(([name, isFound]) => (isFound ? [name] : []));
}

/**
 * Goes on only with an article that may go before readers.
 * @param at Unix seconds: when it goes
 * @throws Refusal `state` with what is to be mended
 */
export async function refuseUnfit(act: Act, state: ArticleState, at: number): Promise<void> {
	const lapsed = await withLapsedPictures(act.read, [state.row], at);
	const [first] = blockersOf(state, lapsed.has(state.row.id));
	if (first) throw new Refusal('state', first);
}
