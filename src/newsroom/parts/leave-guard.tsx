import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { useWords } from '../words/words';
import { Dialog } from './dialog';

/**
 * Holds whoever leaves with something unsaved, also by closing the window.
 * @param n changes that stand only on this page
 * @returns what lets the next way through: after it was saved
 */
export function useLeaveGuard(n: number): { guard: React.ReactNode; letGo(): void } {
	const { edit } = useWords();
	const isFree = useRef(false);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			n > 0 &&
			!isFree.current &&
			`${currentLocation.pathname}${currentLocation.search}` !== `${nextLocation.pathname}${nextLocation.search}`,
	);
	useEffect(() => {
		if (n === 0) return;
		const hold = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', hold);
		return () => removeEventListener('beforeunload', hold);
	}, [n]);
	const guard =
		blocker.state === 'blocked' ? (
			<Dialog title={edit.leave_title} onClose={() => blocker.reset()}>
				<p>{edit.leave_line({ n })}</p>
				<div className="dlg__acts">
					<button type="button" className="btn" onClick={() => blocker.reset()}>
						{edit.stay}
					</button>
					<button type="button" className="btn btn--neg" onClick={() => blocker.proceed()}>
						{edit.leave}
					</button>
				</div>
			</Dialog>
		) : null;
	return {
		guard,
		letGo() {
			isFree.current = true;
		},
	};
}
