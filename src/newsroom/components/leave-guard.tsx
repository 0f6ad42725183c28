import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { isSigningOut } from '../session/session';
import { useWords } from '../words/words';
import { Dialog } from './dialog';

/**
 * Holds whoever leaves with something unsaved, also by closing the window.
 * @param n changes that stand only on this page
 * @param onForget told before somebody leaves without it
 * @param isOnItsWay whether something is being sent that would be cut off by closing the window
 * @returns what lets the next way through: after it was saved
 */
export function useLeaveGuard(
	n: number,
	onForget?: () => void,
	isOnItsWay?: () => boolean,
): { guard: React.ReactNode; letGo(): void } {
	const { edit } = useWords();
	const isFree = useRef(false);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			n > 0 &&
			!isFree.current &&
			`${currentLocation.pathname}${currentLocation.search}` !== `${nextLocation.pathname}${nextLocation.search}`,
	);
	const sending = useRef(isOnItsWay);
	sending.current = isOnItsWay;
	const isAsking = n > 0 || isOnItsWay !== undefined;
	const held = useRef(n);
	held.current = n;
	useEffect(() => {
		if (!isAsking) return;
		const hold = (event: BeforeUnloadEvent) => {
			if ((held.current > 0 || sending.current?.()) && !isSigningOut()) event.preventDefault();
		};
		addEventListener('beforeunload', hold);
		return () => removeEventListener('beforeunload', hold);
	}, [isAsking]);
	const guard =
		blocker.state === 'blocked' ? (
			<Dialog title={edit.leave_title} onClose={() => blocker.reset()}>
				<p>{edit.leave_line({ n })}</p>
				<div className="dlg__acts">
					<button type="button" className="btn" onClick={() => blocker.reset()}>
						{edit.stay}
					</button>
					<button
						type="button"
						className="btn btn--neg"
						onClick={() => {
							onForget?.();
							blocker.proceed();
						}}
					>
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
