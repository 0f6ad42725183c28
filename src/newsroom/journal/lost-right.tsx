import type { RoleChange } from '../../queries/secret/own-role-change';
import { actorName } from '../screens/change-line';
import { momentOf } from '../time';
import { useWords } from '../words/words';
import { CopyText } from './copy-text';

/** Why somebody may not change any more what they could change when they opened it. */
export interface LostRight {
	/** Undefined where the audit log has no change of their role within the last day. */
	change: RoleChange | undefined;
}

interface LostRightProps {
	lost: LostRight;
	/** Says that the right is missing, where nobody is known who took it away. */
	missing: string;
	/** Who may change it. */
	others: string;
	/** Who may take over what is typed here and not saved; undefined where nothing is. */
	handOver: string | undefined;
}

/** Says that a right was taken away while somebody had its row open, and how what they typed is kept. */
export function LostRightMessage({ lost: { change }, missing, others, handOver }: LostRightProps) {
	const words = useWords();
	const isUnsaved = handOver !== undefined;
	return (
		<div className="msg msg--neg msg--block">
			<p>
				<b>
					▲{' '}
					{change
						? words.take_away.role_changed({
								name: actorName({ actor: change.by, actor_kind: change.by_kind }, words),
								time: momentOf(change.at, document.documentElement.lang),
							})
						: missing}
				</b>{' '}
				{isUnsaved ? handOver : others}
			</p>
			{isUnsaved && <CopyText />}
		</div>
	);
}
