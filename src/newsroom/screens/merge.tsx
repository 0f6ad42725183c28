import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { rowAddress } from '../addresses';
import { ask } from '../calls';
import { Combobox } from '../components/combobox';
import { Dialog } from '../components/dialog';
import { say } from '../components/toasts';
import { type EntityDescription, keyOf, type Row, titleOf, usesOf } from '../entities';
import { findRows } from '../fields/reference';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';

interface MergeProps {
	entity: EntityDescription;
	row: Row;
	/** Called before the screen is left. */
	onDone(): void;
	onClose(): void;
}

/** Merges a row into another one: asks which one, and shows what will follow before it does so. */
export function Merge({ entity, row, onDone, onClose }: MergeProps) {
	const words = useWords();
	const navigate = useNavigate();
	const [into, choose] = useState<Row>();
	const { failure, isBusy, attempt } = useTry();
	const key = keyOf(entity, row);
	const [articles, setArticles] = useState<number>();
	useEffect(() => {
		const control = new AbortController();
		usesOf(entity, key, control.signal).then(
			(uses) => setArticles(uses[`article_${entity.noun}`] ?? 0),
			() => {},
		);
		return () => control.abort();
	}, [entity, key]);
	const near: Record<string, string> =
		entity.filters.includes('edition') && typeof row.edition === 'string' ? { edition: row.edition } : {};
	const merge = async (other: Row) => {
		const { articles: moved } = await ask<{ articles: number }>(`${entity.noun}/${key}/merge`, {
			method: 'POST',
			body: { into: other[entity.key], version: row.version },
		});
		onDone();
		say(words.merge.done({ n: moved, title: titleOf(entity, other) }));
		await navigate(rowAddress(entity, keyOf(entity, other)), { replace: true });
	};
	return (
		<Dialog title={words.merge.title({ title: titleOf(entity, row) })} className="dlg--wide" onClose={onClose}>
			<p>
				{articles !== undefined && <b>{words.merge.used({ n: articles })}</b>} {words.merge.line}
			</p>
			{into ? (
				<div className="tagi">
					<span>
						{titleOf(entity, into)}
						<button
							type="button"
							aria-label={words.choose.take_away({ name: titleOf(entity, into) })}
							onClick={() => choose(undefined)}
						>
							×
						</button>
					</span>
				</div>
			) : (
				<Combobox
					label={words.merge.into}
					placeholder={words.merge.search}
					isOpen
					find={(text, signal) => findRows(entity, text, signal, near, key)}
					onChoose={(one) => choose(one.row)}
				/>
			)}
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<div className="dlg__acts">
				<button type="button" className="btn btn--text" onClick={onClose}>
					{words.cancel}
				</button>
				{into && (
					<button
						type="button"
						className="btn btn--lamp"
						aria-disabled={isBusy}
						onClick={() => void attempt(() => merge(into))}
					>
						{words.merge.act({ title: titleOf(entity, into) })}
					</button>
				)}
			</div>
		</Dialog>
	);
}
