import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { isSigningOut } from '../session/session';
import { useWords } from '../words/words';
import { Dialog } from './dialog';

/**
 * Asks before somebody leaves the page with unsaved changes, also when they close the window. Once the changes are saved
 * nothing is left to ask about, and an open question ends by itself: the page is left.
 * @param n number of changes that exist only on this page
 * @param onForget called before somebody leaves without saving
 * @param isOnItsWay returns whether something is being sent that closing the window would cut off
 * @returns the dialog, and a function that lets the next navigation through, for use after a save
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
	useEffect(() => {
		if (n === 0 && blocker.state === 'blocked') blocker.proceed();
	}, [n, blocker]);
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
		blocker.state === 'blocked' && n > 0 ? (
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
