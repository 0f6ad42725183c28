import { type ReactNode, Suspense } from 'react';
import { eachOf, noteLeftOut } from '../../shared/left-out';

/** Stands where an item could not be drawn: nothing for readers, a line for the log. */
function LeftOut({ what }: { what: string }) {
	noteLeftOut(what);
	return null;
}

/** What an item is called in the log: its number or its address, never its words. */
function nameOf(item: unknown, at: number): string {
	if (Array.isArray(item)) return nameOf(item[0], at);
	if (typeof item !== 'object' || item === null) return `at ${at}`;
	const { id, slug, code, key } = item as Record<string, unknown>;
	const name = [id, slug, code, key].find((one) => typeof one === 'number' || typeof one === 'string');
	return name === undefined ? `at ${at}` : String(name).slice(0, 80);
}

/**
 * Each item of a list, drawn by itself: one that cannot be drawn is left out, and takes no other with it.
 *
 * A page is drawn at once, by `renderToString`, which knows no error boundaries; but a boundary of Suspense whose content
 * throws gives its fallback. The marks that React leaves for a browser are taken out again (`noBreakPage`).
 * @param what the list in the log
 */
export const each = <Item,>(
	items: readonly Item[],
	what: string,
	draw: (item: Item, at: number) => ReactNode,
): ReactNode => {
	const named = items.map((item, at) => ({ item, at, name: `${what}: ${nameOf(item, at)}` }));
	return eachOf(
		named,
		({ name }) => name,
		({ item, at, name }) => (
			<Suspense key={at} fallback={<LeftOut what={name} />}>
				{draw(item, at)}
			</Suspense>
		),
	);
};
