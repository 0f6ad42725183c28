import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { asksFor, type BulkAct, bulkActs, bulkRights } from '../../../shared/article/bulk-acts';
import { articleTypes } from '../../../shared/statuses';
import { ApiError, ask } from '../../calls';
import { say } from '../../components/toasts';
import { has, useSession } from '../../session/session';
import { useTry } from '../../session/use-try';
import { choiceName } from '../../words/choice-name';
import { useWords } from '../../words/words';
import type { Relation } from '../choices';
import { RelationField } from '../relation-field';
import { OneOfMany } from './bulk-row';
import { bodyOf, usePreview, type Wanted } from './use-preview';
import type { Selection } from './use-selection';

/** Actions that take something away from readers or colleagues. */
const GRAVE: readonly BulkAct[] = ['withdraw', 'discard'];

/** Holds what was typed and chosen in the bar; each action uses what it needs. */
function useGiven() {
	const [act, choose] = useState<BulkAct>();
	const [type, setType] = useState('');
	const [relations, setRelations] = useState<readonly Relation[]>([]);
	const [note, setNote] = useState('');
	const asked = act && asksFor[act];
	const ids = relations.map(({ id }) => id);
	const wanted: Wanted | undefined =
		act === undefined
			? undefined
			: asked === 'nothing'
				? { act }
				: asked === 'type' && type !== ''
					? { act, type }
					: asked === 'note' && note.trim() !== ''
						? { act, note: note.trim() }
						: (asked === 'tags' || asked === 'authors') && ids.length > 0
							? { act, ids }
							: undefined;
	const chooseAct = (name: string) => {
		const next = bulkActs.find((one) => one === name);
		if (next && act && asksFor[next] !== asksFor[act]) setRelations([]);
		choose(next);
	};
	return { act, asked, chooseAct, type, setType, relations, setRelations, note, setNote, wanted };
}

/** Draws the control for what an action needs besides the articles. */
function Asked({ of, edition }: { of: ReturnType<typeof useGiven>; edition: string }) {
	const words = useWords();
	const { bulk, fields, article } = words;
	if (of.asked === 'type')
		return (
			<div>
				<label className="label" htmlFor="bulk-type">
					{fields.type}
				</label>
				<select id="bulk-type" className="field" value={of.type} onChange={({ target }) => of.setType(target.value)}>
					<option value="">–</option>
					{articleTypes.map((one) => (
						<option key={one} value={one}>
							{choiceName('type', one, words)}
						</option>
					))}
				</select>
			</div>
		);
	if (of.asked === 'note')
		return (
			<div>
				<label className="label" htmlFor="bulk-note">
					{of.act === 'return' ? article.note : article.reason}
				</label>
				<input
					id="bulk-note"
					className="field"
					maxLength={500}
					value={of.note}
					onChange={({ target }) => of.setNote(target.value)}
				/>
			</div>
		);
	if (of.asked === 'tags' || of.asked === 'authors')
		return (
			<RelationField
				name="bulk-tied"
				of={of.asked === 'tags' ? 'tag' : 'author'}
				label={bulk[of.asked]}
				edition={edition}
				value={of.relations}
				onChange={of.setRelations}
				isReadOnly={false}
			/>
		);
	return null;
}

/** A finished bulk action, so that it can be undone. */
export interface Done {
	id: number;
	/** Message that offers to undo it; undefined where the person who did it may not. */
	message: string | undefined;
}

/**
 * The bar below the list: previews what an action would do to each selected article, does it, and reports it for undo.
 */
export function BulkBar({ of: selection, onDone }: { of: Selection; onDone(done: Done): void }) {
	const words = useWords();
	const { bulk } = words;
	const session = useSession();
	const { revalidate } = useRevalidator();
	const given = useGiven();
	const [count, askAgain] = useState(0);
	const { chosen } = selection;
	const { rows, error: unknown } = usePreview(chosen, given.wanted, count);
	const { failure, isBusy, attempt } = useTry();
	const bar = useRef<HTMLElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const acts = bulkActs.filter((one) => has(session, bulkRights[one]));
	const going = rows?.filter(({ becomes }) => becomes === 'changed') ?? [];
	const staying = (rows?.length ?? 0) - going.length;
	/** Undoing a publication withdraws the articles, which needs a right of its own. */
	const isUndoable = given.act !== 'publish' || has(session, bulkRights.withdraw);
	const editions = [...new Set(chosen.map(({ edition }) => edition))];
	useEffect(() => {
		heading.current?.scrollIntoView({ block: 'nearest' });
		// A row that gets the focus is scrolled clear of the bar, whatever its height.
		const { style } = document.documentElement;
		const observer = new ResizeObserver(() => style.setProperty('--over-h', `${bar.current?.offsetHeight ?? 0}px`));
		if (bar.current) observer.observe(bar.current);
		return () => {
			observer.disconnect();
			style.removeProperty('--over-h');
		};
	}, []);

	const run = () =>
		attempt(async () => {
			const { wanted } = given;
			if (!wanted || going.length === 0) return;
			try {
				const { id, n } = await ask<{ id: number; n: number }>('article/bulk', {
					method: 'POST',
					body: bodyOf(going, wanted),
				});
				selection.leave();
				const message = bulk.done({ n, act: bulk.acts[wanted.act as BulkAct] });
				say(message);
				onDone({ id, message: isUndoable ? message : undefined });
				await revalidate();
				document.getElementById('heading')?.focus();
			} catch (error) {
				// Something changed between preview and action: nothing was done, and the preview is made again.
				if (error instanceof ApiError && error.status < 500) {
					await revalidate();
					askAgain((n) => n + 1);
				}
				throw error;
			}
		});
	return (
		<section ref={bar} className="bk" aria-labelledby="bulk-heading">
			<header className="bk__h">
				<h2 id="bulk-heading" ref={heading}>
					{given.act && rows
						? bulk.title({ act: bulk.acts[given.act], n: going.length, stay: staying })
						: bulk.selected({ n: chosen.length })}
				</h2>
				<select
					className="field"
					aria-label={bulk.what}
					value={given.act ?? ''}
					onChange={({ target }) => given.chooseAct(target.value)}
				>
					<option value="">{bulk.what}</option>
					{acts.map((one) => (
						<option key={one} value={one}>
							{bulk.acts[one]}
						</option>
					))}
				</select>
				<button type="button" className="btn btn--text" aria-keyshortcuts="Escape" onClick={selection.leave}>
					{bulk.leave}
				</button>
			</header>
			<Asked of={given} edition={editions.length === 1 ? String(editions[0]) : ''} />
			<div role="status">
				{given.wanted && !rows && !unknown && <p className="help">{bulk.looking}</p>}
				{rows && <p className="vh">{bulk.title({ act: '', n: going.length, stay: staying })}</p>}
			</div>
			{rows && (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by keys too.
				<ul className="bk__l" tabIndex={0}>
					{rows.map((row) => (
						<OneOfMany key={row.id} row={row} />
					))}
				</ul>
			)}
			<p role="alert" className={failure || unknown ? 'error' : undefined}>
				{failure?.text ?? unknown}
			</p>
			{given.act && rows && (
				<p className="bk__go">
					<button
						type="button"
						className={GRAVE.includes(given.act) ? 'btn btn--neg' : 'btn btn--lamp'}
						aria-disabled={isBusy || going.length === 0}
						onClick={() => void run()}
					>
						{bulk.go({ act: bulk.acts[given.act], n: going.length, stay: staying })}
					</button>
					{isUndoable && <span className="meta">{given.act === 'publish' ? bulk.undo_publish : bulk.undo_within}</span>}
				</p>
			)}
		</section>
	);
}
