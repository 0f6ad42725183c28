import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLoaderData, useLocation } from 'react-router';
import { screenAddress } from '../../addresses';
import type { EntityDescription } from '../../entities';
import { beginLive } from '../../live/live';
import { type NavigationGroup, navigationOf } from '../../navigation';
import { useSession } from '../../session/session';
import { useWords } from '../../words/words';
import { MenuProvider } from '../header';
import { useKeys } from '../keys';
import { Rail } from './rail';

const Palette = lazy(() => import('../palette'));
const KeySheet = lazy(() => import('../key-sheet'));

const listenToLine = (notify: () => void) => {
	addEventListener('online', notify);
	addEventListener('offline', notify);
	return () => {
		removeEventListener('online', notify);
		removeEventListener('offline', notify);
	};
};

/** Says that the browser is offline, as long as it is. */
function Offline() {
	const { states } = useWords();
	const isOnline = useSyncExternalStore(listenToLine, () => navigator.onLine);
	return (
		<div role="status">
			{!isOnline && (
				<p className="msg">
					<b>◒ {states.offline}</b> {states.offline_line}
				</p>
			)}
		</div>
	);
}

/** Moves the focus to the headline of a new screen, so that a screen reader announces where the person is. */
function useArrival() {
	const { pathname } = useLocation();
	const seen = useRef(pathname);
	useEffect(() => {
		if (seen.current === pathname) return;
		seen.current = pathname;
		scrollTo(0, 0);
		document.getElementById('heading')?.focus({ preventScroll: true });
	}, [pathname]);
}

/** The frame of every screen: rail, palette, keys. */
export function Shell() {
	const words = useWords();
	const session = useSession();
	const { entities } = useLoaderData<{ entities: EntityDescription[] }>();
	const [menu, setMenu] = useState<'all' | NavigationGroup>();
	const [over, open] = useState<'palette' | 'keys'>();
	/** What has opened the menu: the focus goes back there. */
	const opener = useRef<Element>(null);
	const openMenu = (at: 'all' | NavigationGroup) => {
		opener.current = document.activeElement;
		setMenu(at);
	};
	const closeMenu = () => setMenu(undefined);
	const leaveMenu = () => {
		flushSync(closeMenu);
		if (opener.current instanceof HTMLElement) opener.current.focus();
	};
	useArrival();
	useEffect(beginLive, []);
	useKeys({
		'mod+k': () => open('palette'),
		'?': () => open('keys'),
		Escape: () => menu && leaveMenu(),
	});
	const items = navigationOf(entities, session, words);
	// The set-up has steps of its own where the rail is.
	const isBare = useLocation().pathname === screenAddress('set-up');
	return (
		<MenuProvider value={{ isOpen: menu !== undefined, toggle: () => (menu ? closeMenu() : openMenu('all')) }}>
			<a className="skip" href="#main">
				{words.skip}
			</a>
			<div className={isBare ? 'nr nr--bare' : 'nr'}>
				{!isBare && (
					<Rail
						items={items}
						open={menu}
						onOpen={openMenu}
						onFind={() => open('palette')}
						onClose={closeMenu}
						onLeave={leaveMenu}
					/>
				)}
				<div className="nr__main">
					<Offline />
					<Outlet />
				</div>
			</div>
			<Suspense>
				{over === 'palette' && (
					<Palette entities={entities} items={items} onKeys={() => open('keys')} onClose={() => open(undefined)} />
				)}
				{over === 'keys' && <KeySheet onClose={() => open(undefined)} />}
			</Suspense>
		</MenuProvider>
	);
}
