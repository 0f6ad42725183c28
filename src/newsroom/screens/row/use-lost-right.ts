import { useEffect, useRef, useState } from 'react';
import type { RoleChange } from '../../../queries/secret/own-role-change';
import { ask } from '../../calls';
import type { LostRight } from '../../journal/lost-right';

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
