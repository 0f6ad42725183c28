import { HOME, listAddress, screenAddress } from './addresses';
import type { EntityDescription } from './entities';
import { has, type Session } from './session/session';
import { siteConfig } from './site-config';
import { named, type Words } from './words/words';

/** A group of the sidebar. */
export type NavigationGroup = 'desk' | 'trade' | 'media' | 'readers' | 'house';

/** Group of an entity in the navigation; the installation where none is given. */
const GROUPS: Readonly<Record<string, NavigationGroup>> = {
	article: 'desk',
	tag: 'trade',
	author: 'trade',
	company: 'trade',
	market: 'trade',
	duty_rate: 'trade',
	market_rule: 'trade',
	rule: 'trade',
	enterprise: 'trade',
	question: 'trade',
	achievement: 'trade',
	partner: 'trade',
	page: 'trade',
	media: 'media',
	photo: 'media',
	attachment: 'media',
	search_synonym: 'readers',
	adv: 'readers',
};

/** An entry of the sidebar and the command palette. */
export interface NavigationItem {
	to: string;
	label: string;
	group: NavigationGroup;
}

/** Screens that belong to no entity, and the right that opens each; none where everybody may. */
const SCREENS: readonly {
	name: 'today' | 'translation' | 'wall' | 'audit' | 'imports' | 'people' | 'keys' | 'set_up' | 'settings' | 'me';
	to: string;
	group: NavigationGroup;
	right?: string;
}[] = [
	{ name: 'today', to: HOME, group: 'desk' },
	{ name: 'translation', to: screenAddress('translation'), group: 'desk', right: 'translation.take' },
	{ name: 'wall', to: screenAddress('wall'), group: 'trade', right: 'wall_message.decide' },
	{ name: 'people', to: screenAddress('people'), group: 'house', right: 'account.read' },
	{ name: 'keys', to: screenAddress('keys'), group: 'house', right: 'admin_token.read' },
	{ name: 'audit', to: screenAddress('audit'), group: 'house', right: 'audit.read' },
	{ name: 'imports', to: screenAddress('imports'), group: 'house', right: 'import.undo' },
	{ name: 'settings', to: screenAddress('settings'), group: 'house', right: 'house.read' },
	{ name: 'set_up', to: screenAddress('set-up'), group: 'house', right: 'house.read' },
	{ name: 'me', to: screenAddress('me'), group: 'house' },
];

/** Every screen that the person may open, in the order of the sidebar. */
export function navigationOf(entities: readonly EntityDescription[], session: Session, words: Words): NavigationItem[] {
	const lists = entities
		.filter((entity) => has(session, entity.rights.read))
		.map(
			(entity): NavigationItem => ({
				to: listAddress(entity),
				label: named(words.lists, entity.noun),
				group: GROUPS[entity.noun] ?? 'house',
			}),
		);
	const isOne = siteConfig.editions.length < 2;
	const mine = SCREENS.filter(({ right }) => !right || has(session, right));
	const screens = mine
		.filter(({ name }) => !isOne || name !== 'translation')
		.map(({ name, to, group }) => ({
			to,
			label: words.screens[name],
			group,
		}));
	return [...screens.filter(({ to }) => to === HOME), ...lists, ...screens.filter(({ to }) => to !== HOME)];
}
