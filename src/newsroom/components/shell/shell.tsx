import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavLink, Outlet, useLoaderData, useLocation } from 'react-router';
import { rootPaths } from '../../../shared/address/addresses';
import { HOME, screenAddress } from '../../addresses';
import type { EntityDescription } from '../../entities';
import { beginLive, useIsLive } from '../../live/live';
import { type NavigationGroup, type NavigationItem, navigationOf } from '../../navigation';
import { type Session, useSession } from '../../session/session';
import { SignOut } from '../../session/sign-out';
import { siteConfig } from '../../site-config';
import { named, useWords } from '../../words/words';
import { MenuProvider } from '../header';
import { Icon } from '../icon';
import { initials } from '../initials';
import { keyName, useKeys } from '../keys';

const Palette = lazy(() => import('../palette'));
const KeySheet = lazy(() => import('../key-sheet'));

function RailGroup({ group, items }: { group: NavigationGroup; items: readonly NavigationItem[] }) {
	const words = useWords();
	return (
		<details open>
			<summary>{words.groups[group]}</summary>
			<ul>
				{items.map(({ to, label }) => (
					<li key={to}>
						<NavLink to={to} end={to === HOME}>
							{label}
						</NavLink>
					</li>
				))}
			</ul>
		</details>
	);
}

function Me({ session }: { session: Session }) {
	const words = useWords();
	const isLive = useIsLive();
	const { account } = session;
	if (!account) return null;
	const roles = [...new Set(account.grants.map(({ role }) => named(words.roles, role)))].join(', ');
	return (
		<div className="rail__me">
			<span className="av av--me" aria-hidden="true">
				{initials(account.name)}
			</span>
			<span className="rail__name">
				<b>{account.name}</b>
				{roles}
				{isLive && <span className="rail__live">{words.live.live}</span>}
			</span>
			<SignOut />
		</div>
	);
}

const GROUPS: readonly NavigationGroup[] = ['desk', 'trade', 'media', 'readers', 'house'];

interface RailProps {
	items: readonly NavigationItem[];
	isOpen: boolean;
	onFind(): void;
	onClose(): void;
}

function Rail({ items, isOpen, onFind, onClose }: RailProps) {
	const words = useWords();
	const session = useSession();
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a link in it closes the menu, by key as well.
		<aside
			className={isOpen ? 'rail is-open' : 'rail'}
			id="rail"
			aria-label={words.newsroom}
			onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
		>
			<div className="rail__in">
				<NavLink className="rail__logo" to={HOME} end aria-label={`${siteConfig.brand}, ${words.newsroom}`}>
					<img src={rootPaths.icon} alt="" width="42" height="42" />
					<span>{words.newsroom}</span>
				</NavLink>
				<button className="rail__find" type="button" onClick={onFind}>
					<Icon name="search" />
					{words.find_or_do}
					<kbd className="only-d">{keyName('Control+K')}</kbd>
				</button>
				<nav aria-label={words.newsroom}>
					{GROUPS.map((group) => ({ group, some: items.filter((one) => one.group === group) }))
						.filter(({ some }) => some.length > 0)
						.map(({ group, some }) => (
							<RailGroup key={group} group={group} items={some} />
						))}
				</nav>
				<Me session={session} />
			</div>
		</aside>
	);
}

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
	const [isMenuOpen, openMenu] = useState(false);
	const [over, open] = useState<'palette' | 'keys'>();
	const closeMenu = () => openMenu(false);
	useArrival();
	useEffect(beginLive, []);
	useKeys({
		'mod+k': () => open('palette'),
		'?': () => open('keys'),
		Escape: () => {
			if (!isMenuOpen) return;
			closeMenu();
			document.getElementById('menu-button')?.focus();
		},
	});
	const items = navigationOf(entities, session, words);
	// The set-up has steps of its own where the rail is.
	const isBare = useLocation().pathname === screenAddress('set-up');
	return (
		<MenuProvider value={{ isOpen: isMenuOpen, toggle: () => openMenu(!isMenuOpen) }}>
			<a className="skip" href="#main">
				{words.skip}
			</a>
			<div className={isBare ? 'nr nr--bare' : 'nr'}>
				{!isBare && <Rail items={items} isOpen={isMenuOpen} onFind={() => open('palette')} onClose={closeMenu} />}
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
