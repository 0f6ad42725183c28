import { useEffect, useRef, useState } from 'react';
import type { RoleChange } from '../../../queries/secret/own-role-change';
import { ask } from '../../calls';

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
