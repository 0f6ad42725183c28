import { type ReactNode, Suspense } from 'react';
import { eachOf, noteLeftOut } from '../../shared/left-out';

/** Replaces an item that could not be drawn: readers see nothing, the log gets a line. */
function LeftOut({ what }: { what: string }) {
	noteLeftOut(what);
	return null;
}

/** The name of an item in the log: its number or its address, never its words. */
function nameOf(item: unknown, at: number): string {
	if (Array.isArray(item)) return nameOf(item[0], at);
	if (typeof item !== 'object' || item === null) return `at ${at}`;
	const { id, slug, code, key } = item as Record<string, unknown>;
	const name = [id, slug, code, key].find((one) => typeof one === 'number' || typeof one === 'string');
	return name === undefined ? `at ${at}` : String(name).slice(0, 80);
}

/**
 * Draws each item of a list by itself: an item that fails is left out, and the others stay. A page is drawn in one go
 * by `renderToString`, which knows no error boundaries; but a Suspense boundary whose content throws shows its
 * fallback. React's marks for the browser are removed afterwards (`noBreakPage`).
 * @param what name of the list in the log
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
