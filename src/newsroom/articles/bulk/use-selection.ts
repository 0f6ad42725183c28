import { type RefObject, useState } from 'react';
import type { ListedArticle } from '../../../api/newsroom/article/article-calls';
import { MAX_BULK_ARTICLES } from '../../../shared/article/bulk-acts';
import { useKeys } from '../../components/keys';

/**
 * Keeps the articles that somebody has selected, also those on other pages of the list.
 * @param rows the current rows on screen
 * @param body where the rows are drawn: `x` selects the row that has the focus
 */
export function useSelection(rows: readonly ListedArticle[], body: RefObject<HTMLTableSectionElement | null>) {
	const [held, hold] = useState<ReadonlyMap<number, ListedArticle>>(new Map());
	const set = (next: Iterable<readonly [number, ListedArticle]>) =>
		hold(new Map([...next].slice(0, MAX_BULK_ARTICLES)));
	const toggle = (row: ListedArticle) =>
		set(held.has(row.id) ? [...held].filter(([id]) => id !== row.id) : [...held, [row.id, row]]);
	const isAllSelected = rows.length > 0 && rows.every(({ id }) => held.has(id));
	const toggleAll = () => {
		const here = new Set(rows.map(({ id }) => id));
		set(
			isAllSelected
				? [...held].filter(([id]) => !here.has(id))
				: [...held, ...rows.map((row) => [row.id, row] as const)],
		);
	};
	const leave = () => hold(new Map());
	useKeys({
		x: () => {
			const row = document.activeElement?.closest('tr');
			const chosen = body.current?.contains(row ?? null)
				? rows.find(({ id }) => String(id) === row?.dataset.row)
				: undefined;
			if (chosen) toggle(chosen);
		},
		Escape: leave,
	});
	const now = new Map(rows.map((row) => [row.id, row]));
	return {
		/** The selected articles, in their current state where they are on screen. */
		chosen: [...held].map(([id, row]) => now.get(id) ?? row),
		has: (id: number) => held.has(id),
		isAllSelected,
		toggle,
		toggleAll,
		leave,
	};
}
export type Selection = ReturnType<typeof useSelection>;
