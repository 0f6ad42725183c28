import { useEffect, useRef, useState } from 'react';
import type { RoleChange } from '../../../queries/secret/own-role-change';
import { ask } from '../../calls';
import { CopyText } from '../../journal/copy-text';
import { momentOf } from '../../time';
import { useWords } from '../../words/words';
import { actorName } from '../change-line';

/** Why somebody may not change a row any more that they could change when they opened it. */
interface LostRight {
	/** Undefined where the audit log has no change of their role within the last day. */
	change: RoleChange | undefined;
}

/** Finds out who took a right away while the row was open. @returns undefined while the person has it */
export function useLostRight(mayWrite: boolean): LostRight | undefined {
	const could = useRef(mayWrite);
	const [change, setChange] = useState<RoleChange>();
	const isLost = could.current && !mayWrite;
	useEffect(() => {
		if (!isLost) return;
		void ask<{ change?: RoleChange }>('me/role').then(
			({ change: found }) => setChange(found),
			() => undefined,
		);
	}, [isLost]);
	return isLost ? { change } : undefined;
}

interface LostRightProps {
	lost: LostRight;
	/** Names of the roles that may change the row. */
	roles: string;
	/** Number of changes that are not saved. */
	n: number;
}

/** Says that a right over a row was taken away while it was open, and how what was typed is kept. */
export function LostRightMessage({ lost: { change }, roles, n }: LostRightProps) {
	const words = useWords();
	const { take_away, edit } = words;
	const time = change && momentOf(change.at, document.documentElement.lang);
	return (
		<div className="msg msg--neg msg--block">
			<p>
				<b>
					▲{' '}
					{change
						? take_away.role_changed({
								name: actorName({ actor: change.by, actor_kind: change.by_kind }, words),
								time: time ?? '',
							})
						: take_away.no_right_form}
				</b>{' '}
				{n > 0 ? take_away.hand_over_form({ roles }) : edit.read_only({ roles })}
			</p>
			{n > 0 && <CopyText />}
		</div>
	);
}
