import { useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTouched } from './live';

/**
 * Updates the rows of a list on screen as colleagues change them. A changed row keeps its place, and new rows wait
 * until somebody asks for them, so that nothing moves under the pointer.
 * @param entity whose list it is
 */
export function useLiveRows<R>(entity: string, rows: readonly R[], keyOf: (row: R) => string) {
	const { revalidate } = useRevalidator();
	const { key: at } = useLocation();
	const [, draw] = useState(0);
	useTouched(entity, () => void revalidate());
	const seen = useRef<{ at: string; order: string[]; texts: Map<string, string> }>(undefined);
	const now = new Map(rows.map((row) => [keyOf(row), row]));
	const texts = new Map([...now].map(([key, row]) => [key, JSON.stringify(row)]));
	const isNew = seen.current?.at !== at || seen.current.order.every((key) => !now.has(key));
	const order = isNew ? [...now.keys()] : (seen.current?.order ?? []).filter((key) => now.has(key));
	const before = isNew ? texts : (seen.current?.texts ?? texts);
	const changed = new Set(order.filter((key) => before.has(key) && before.get(key) !== texts.get(key)));
	if (isNew) seen.current = { at, order, texts };
	return {
		rows: order.flatMap((key) => now.get(key) ?? []),
		/** Keys of the rows that have changed since the list was opened. */
		changed,
		/** Number of new rows that are not shown yet. */
		fresh: now.size - order.length,
		showFresh: () => {
			seen.current = undefined;
			draw((n) => n + 1);
		},
	};
}
