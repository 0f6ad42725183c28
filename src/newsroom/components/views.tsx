import { useCallback, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SavedView } from '../../api/newsroom/desk/view-calls';
import { listAddress } from '../addresses';
import { ask } from '../calls';
import type { EntityDescription } from '../entities';
import { has, useSession } from '../session/session';
import { useWords } from '../words/words';
import { Icon } from './icon';
import { ViewDialog } from './view-dialog';

/** A view that a list always offers; its query is the one of an address. */
export interface ReadyView {
	label: string;
	query: string;
}

/** Sorts a query, so that the same filters in another order are the same view. */
const inOrder = (query: string): string => {
	const given = new URLSearchParams(query);
	given.delete('after');
	for (const [name, value] of [...given]) if (value === '') given.delete(name);
	given.sort();
	return given.toString();
};

/** Reads the saved views of a list: the person's own, and those that colleagues share. */
function useSaved(entity: string) {
	const [saved, set] = useState<SavedView[]>([]);
	const read = useCallback(
		async (signal?: AbortSignal) => {
			const { rows } = await ask<{ rows: SavedView[] }>('saved_view', { query: { noun: entity }, signal });
			set(rows);
		},
		[entity],
	);
	useEffect(() => {
		const control = new AbortController();
		// The list works without its saved views.
		read(control.signal).catch(() => {});
		return () => control.abort();
	}, [read]);
	return { saved, read };
}

/** Links to the views of a list: those that it always offers, and saved ones. */
export function Views({ entity, ready }: { entity: EntityDescription; ready: readonly ReadyView[] }) {
	const { article, view: words } = useWords();
	const session = useSession();
	const [given] = useSearchParams();
	const { saved, read } = useSaved(entity.noun);
	const [over, open] = useState<SavedView | 'new'>();
	const now = inOrder(given.toString());
	const isKnown = ready.some(({ query }) => inOrder(query) === now);
	const current = saved.find(({ query }) => inOrder(query) === now);
	const mayChange = current && (current.is_own || has(session, 'saved_view.manage'));
	const canSave = now !== '' && !isKnown && !current;
	if (ready.length === 0 && saved.length === 0 && !canSave) return null;
	const tab = (label: string, query: string, key: string, title?: string) => (
		<Link
			key={key}
			title={title}
			to={`${listAddress(entity)}${query && `?${query}`}`}
			aria-current={inOrder(query) === now ? 'page' : undefined}
		>
			{label}
		</Link>
	);
	return (
		<div className="wbar">
			<nav className="views" aria-label={article.views}>
				{ready.map(({ label, query }) => tab(label, query, label))}
				{saved.map(({ id, name, query, is_own, owner }) =>
					tab(name, query, String(id), is_own ? undefined : words.shared_by({ name: owner })),
				)}
			</nav>
			{(canSave || mayChange) && (
				<button type="button" className="btn btn--text" onClick={() => open(current ?? 'new')}>
					<Icon name="plus" />
					{current ? words.change : words.save}
				</button>
			)}
			{over && (
				<ViewDialog
					entity={entity.noun}
					of={over === 'new' ? undefined : over}
					query={now}
					onDone={() => {
						open(undefined);
						void read().catch(() => {});
					}}
					onClose={() => open(undefined)}
				/>
			)}
		</div>
	);
}
