import { usePage } from '../../render/contexts';

/**
 * Leads to the next page of a list; a plain link without JavaScript. The page's script appends the children of that
 * page's `[data-list]` to this page's and puts that page's link in the place of this one.
 * @param href address of the next page of the same list; without one nothing is drawn
 * @param list name in the `data-list` of its list, where a page has several
 */
export function LoadMore({ href, list = '' }: { href: string | undefined; list?: string }) {
	const { words } = usePage().edition;
	if (!href) return null;
	return (
		<p className="loadmore">
			<a className="btn btn--line" href={href} rel="next" data-more={list} data-loading={words.loading}>
				{words.load_more}
			</a>
		</p>
	);
}
