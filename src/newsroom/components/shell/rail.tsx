import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { rootPaths } from '../../../shared/address/addresses';
import { HOME } from '../../addresses';
import { useIsLive } from '../../live/live';
import type { NavigationGroup, NavigationItem } from '../../navigation';
import { type Session, useSession } from '../../session/session';
import { SignOut } from '../../session/sign-out';
import { siteConfig } from '../../site-config';
import { named, useWords } from '../../words/words';
import { Icon } from '../icon';
import { initials } from '../initials';
import { keyName } from '../keys';
import { FoldedRail } from './folded-rail';

function RailGroup({ group, items }: { group: NavigationGroup; items: readonly NavigationItem[] }) {
	const words = useWords();
	return (
		<details open data-group={group}>
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

/** Id of what the folded rail opens. */
const MENU = 'rail-menu';

interface RailProps {
	items: readonly NavigationItem[];
	/** The group at which it was opened over the page, or `all`; undefined where it is not. */
	open: 'all' | NavigationGroup | undefined;
	onOpen(at: 'all' | NavigationGroup): void;
	onFind(): void;
	onClose(): void;
	/** Closes it by key: the focus goes back to where it was opened. */
	onLeave(): void;
}

/**
 * The rail of the newsroom: find, the screens in groups, the person. Where there is less room it is folded to a sign for
 * each group, and opens over the page.
 */
export function Rail({ items, open, onOpen, onFind, onClose, onLeave }: RailProps) {
	const words = useWords();
	const session = useSession();
	const rail = useRef<HTMLElement>(null);
	const close = useRef(onClose);
	close.current = onClose;
	useEffect(() => {
		if (!open) return undefined;
		// The folded rail lies below it now.
		if (rail.current?.contains(document.activeElement)) {
			const place = open === 'all' ? '.rail__me button' : `[data-group="${open}"] a`;
			rail.current.querySelector<HTMLElement>(place)?.focus();
		}
		const leave = ({ target }: Event) => {
			if (!(target instanceof Element) || target.closest('#rail, #menu-button')) return;
			close.current();
		};
		document.addEventListener('pointerdown', leave);
		return () => document.removeEventListener('pointerdown', leave);
	}, [open]);
	const groups = GROUPS.map((group) => ({ group, some: items.filter((one) => one.group === group) })).filter(
		({ some }) => some.length > 0,
	);
	return (
		<aside
			ref={rail}
			className={open ? 'rail is-open' : 'rail'}
			id="rail"
			aria-label={words.newsroom}
			onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
			onKeyDown={(event) => {
				if (!open || event.key !== 'Escape') return;
				// A list has other work for the key.
				event.preventDefault();
				onLeave();
			}}
			onBlur={({ relatedTarget }) => {
				if (open && relatedTarget && !relatedTarget.closest('#rail, #menu-button')) onClose();
			}}
		>
			<FoldedRail menu={MENU} groups={groups} isOpen={open !== undefined} onOpen={onOpen} onFind={onFind} />
			<div className="rail__in" id={MENU}>
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
					{groups.map(({ group, some }) => (
						<RailGroup key={group} group={group} items={some} />
					))}
				</nav>
				<Me session={session} />
			</div>
		</aside>
	);
}
