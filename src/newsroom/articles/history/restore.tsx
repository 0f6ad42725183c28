import { useEffect, useState } from 'react';
import { isWording } from '../../../shared/article/change-kinds';
import { ask } from '../../calls';
import { Dialog } from '../../components/dialog';
import type { EntityDescription } from '../../entities';
import { useWords } from '../../words/words';
import type { ArticleDetail, SaveOptions } from '../article';
import { ChangeKindDialog } from '../flow/change-kind';
import { Blocks } from './blocks';
import { Fields } from './fields';
import type { Comparison } from './states';

interface RestoreProps {
	entity: EntityDescription;
	detail: ArticleDetail;
	/** Number of the revision. */
	number: number;
	/** Saves the revision as the newest state. */
	onRestore(options: SaveOptions): Promise<void>;
	/** Submits the revision for a second person's approval. */
	onPropose(options: SaveOptions): Promise<void>;
	onClose(): void;
}

/** Leaves out of the comparison what a restore never changes: the status, and the corrections that readers saw. */
function without({ from, to, ...rest }: Comparison, isPublic: boolean): Comparison {
	const { status, corrections } = from.fields;
	return { ...rest, from, to: { ...to, fields: { ...to.fields, status, ...(isPublic ? { corrections } : {}) } } };
}

/** Shows what a restore would change before it does so; for a published article it asks what kind of change it is. */
export function Restore({ entity, detail, number, onRestore, onPropose, onClose }: RestoreProps) {
	const words = useWords();
	const { cancel, history, states } = words;
	const [compared, found] = useState<Comparison>();
	const [isLost, lose] = useState(false);
	const isPublic = detail.standing.first_published_at !== null;
	useEffect(() => {
		const ending = new AbortController();
		const query = { from: 'now', to: String(number) };
		ask<Comparison>(`article/${detail.id}/compare`, { query, signal: ending.signal })
			.then((options) => found(without(options, isPublic)))
			.catch(() => {
				if (!ending.signal.aborted) lose(true);
			});
		return () => ending.abort();
	}, [detail.id, number, isPublic]);

	const title = history.restore_title({ n: number });
	const names = { before: history.today, after: history.number({ n: number }) };
	const differing = compared?.blocks.filter(({ is }) => is !== 'same') ?? [];
	const shown = (
		<section className="dlg__diff" aria-label={history.restore_line} aria-busy={!compared && !isLost}>
			{isLost && <p className="error">{states.away_line}</p>}
			{compared && (
				<>
					<p>{history.restore_line}</p>
					<Fields entity={entity} comparison={compared} isBeside={false} sides={names} />
					{differing.length > 0 && <Blocks blocks={differing} isBeside={false} names={names} lang={detail.edition} />}
					{isPublic && <p className="help">{history.restore_corrections}</p>}
				</>
			)}
		</section>
	);
	if (detail.status === 'published') {
		const fields = compared ? [...(differing.length > 0 ? ['html'] : []), ...changedFields(compared)] : [];
		const asksSecond = detail.asks_second && fields.some(isWording);
		return (
			<ChangeKindDialog
				title={title}
				asksSecond={asksSecond}
				onSave={asksSecond ? onPropose : onRestore}
				onClose={onClose}
			>
				{shown}
			</ChangeKindDialog>
		);
	}
	return (
		<Dialog title={title} onClose={onClose}>
			{shown}
			<div className="dlg__acts">
				<button type="button" className="btn btn--text" onClick={onClose}>
					{cancel}
				</button>
				<button
					type="button"
					className="btn btn--lamp"
					aria-disabled={!compared}
					onClick={() => compared && void onRestore({}).then(onClose)}
				>
					{history.restore({ n: number })}
				</button>
			</div>
		</Dialog>
	);
}

/** Names of the fields in which two states differ. */
const changedFields = ({ from, to }: Comparison): string[] =>
	Object.keys(to.fields).filter((name) => JSON.stringify(from.fields[name]) !== JSON.stringify(to.fields[name]));
