import { useState } from 'react';
import { keepsWorkingCopy } from '../../../shared/statuses';
import { Dialog } from '../../components/dialog';
import type { EntityDescription } from '../../entities';
import { useWords } from '../../words/words';
import type { ArticleDetail } from '../article';
import { Differences } from './differences';

interface RestoreProps {
	entity: EntityDescription;
	detail: ArticleDetail;
	/** Number of the revision. */
	number: number;
	/** Saves the revision as the newest state. */
	onRestore(): Promise<void>;
	onClose(): void;
}

/** Shows what a restore would change before it does so; of what readers have, it changes the working copy. */
export function Restore({ entity, detail, number, onRestore, onClose }: RestoreProps) {
	const { cancel, history } = useWords();
	const [isKnown, know] = useState(false);
	const isPublic = detail.standing.first_published_at !== null;
	return (
		<Dialog title={history.restore_title({ n: number })} onClose={onClose}>
			<Differences
				entity={entity}
				detail={detail}
				from="now"
				to={String(number)}
				names={{ before: history.today, after: history.number({ n: number }) }}
				line={history.restore_line}
				// A restore leaves the status as it is, and the corrections that readers have seen.
				leftOut={isPublic ? ['status', 'corrections'] : ['status']}
				onFound={() => know(true)}
			>
				{keepsWorkingCopy(detail.status) && <p className="help">{history.restore_copy}</p>}
				{isPublic && <p className="help">{history.restore_corrections}</p>}
			</Differences>
			<div className="dlg__acts">
				<button type="button" className="btn btn--text" onClick={onClose}>
					{cancel}
				</button>
				<button
					type="button"
					className="btn btn--lamp"
					aria-disabled={!isKnown}
					onClick={() => isKnown && void onRestore().then(onClose)}
				>
					{history.restore({ n: number })}
				</button>
			</div>
		</Dialog>
	);
}
