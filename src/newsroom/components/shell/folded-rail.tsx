import { NavLink, useLocation } from 'react-router';
import { rootPaths } from '../../../shared/address/addresses';
import { HOME } from '../../addresses';
import type { NavigationGroup, NavigationItem } from '../../navigation';
import { useSession } from '../../session/session';
import { siteConfig } from '../../site-config';
import { useWords } from '../../words/words';
import { Icon } from '../icon';
import { initials } from '../initials';

const SIGNS = { desk: 'list', trade: 'thing', media: 'picture', readers: 'envelope', house: 'house' } as const;

const isAt = (pathname: string, { to }: NavigationItem): boolean =>
	pathname === to || (to !== HOME && pathname.startsWith(`${to}/`));

interface FoldedRailProps {
	/** Id of the whole rail, which it opens. */
	menu: string;
	groups: readonly { group: NavigationGroup; some: readonly NavigationItem[] }[];
	isOpen: boolean;
	onOpen(at: 'all' | NavigationGroup): void;
	onFind(): void;
}

/** The rail as a narrow column: a sign with a word for each group, which opens the rail there. */
export function FoldedRail({ menu, groups, isOpen, onOpen, onFind }: FoldedRailProps) {
	const words = useWords();
	const { account } = useSession();
	const { pathname } = useLocation();
	return (
		<div className="rail__folded">
			<NavLink className="rail__logo" to={HOME} end aria-label={`${siteConfig.brand}, ${words.newsroom}`}>
				<img src={rootPaths.icon} alt="" width="42" height="42" />
			</NavLink>
			<button type="button" onClick={onFind}>
				<Icon name="search" />
				{words.find_short}
			</button>
			{groups.map(({ group, some }) => (
				<button
					key={group}
					type="button"
					aria-expanded={isOpen}
					aria-controls={menu}
					aria-current={some.some((one) => isAt(pathname, one)) || undefined}
					onClick={() => onOpen(group)}
				>
					<Icon name={SIGNS[group]} />
					{words.groups[group]}
				</button>
			))}
			{account && (
				<button
					type="button"
					className="rail__own"
					aria-expanded={isOpen}
					aria-controls={menu}
					onClick={() => onOpen('all')}
				>
					<span className="av av--me" aria-hidden="true">
						{initials(account.name)}
					</span>
					<span className="vh">{account.name}</span>
				</button>
			)}
		</div>
	);
}
