import type { AnyCall } from '../../src/call/call';
import { type Case, WRONG } from './case';
import { may } from './people';
import { nothing, type Target } from './target';
import type { World } from './world';

const JOINED = /:key\{[^/]*\}/;
/** How the walk calls a call. */
export const nameOf = ({ method, path }: AnyCall): string => `${method} ${path.replace(JOINED, ':key')}`;

/** Cases about rows of other people, about accounts and about the installation. */
export function otherCases(world: World, calls: readonly AnyCall[]): Case[] {
	const over = (call: string, targets: readonly Target[], body?: object, more: Partial<Case> = {}): Case => ({
		call,
		variant: 'of somebody else',
		targets,
		ask: ({ key }) => ({ path: call.replace(/^\w+ /, '').replace(':key', String(key)), ...(body && { body }) }),
		...more,
	});
	const picture = world.rows.filter(({ entity }) => entity.name === 'media');
	const decided = { status: 'approved', from: 'waiting' };
	const mayChange: Case['may'] = (person) => may(person, 'media.change');
	const listed = (path: string): Case =>
		over(`GET ${path.replace(/\?.*/, '')}`, [nothing], undefined, {
			variant: 'list',
			ask: () => ({ path }),
		});
	const own: Case[] = [
		over('PATCH saved_view/:key', [world.view], { name: 'Mine', is_shared: true }),
		over('DELETE saved_view/:key', [world.view]),
		over('DELETE me/sessions/:key', [world.session]),
		over('DELETE me/passkeys/:key', [{ ...nothing, label: 'passkey', key: 739_999_998 }]),
		over('POST wall/decide', world.wall, undefined, {
			ask: ({ key }) => ({ path: 'wall/decide', body: { ids: [key], ...decided } }),
			isDone: true,
		}),
		...['', '/findings', '/undo'].map((part) => over(`GET imports/:key${part}`, world.imports)),
		over('POST imports/:key/undo', world.imports, {}, { isDone: true }),
		over('GET media/:key/focus', picture),
		over('GET media/:key/shown', picture),
		over('PATCH media/:key/focus', picture, { focus_x: 0.5, focus_y: 0.5 }, { may: mayChange, isDone: true }),
		over('POST media/:key/replace', picture, { by: WRONG }),
		...['link', 'reset'].map((action) => over(`POST people/:key/${action}`, [world.account], {}, { isDone: true })),
		over('PATCH people/:key', [world.account], { version: 'x', name: 'Another' }),
		over('DELETE keys/:key', [world.apiKey], undefined, { isDone: true }),
		...[
			'saved_view?noun=article',
			'wall',
			'wall?status=approved',
			'people',
			'keys',
			'health',
			'imports',
			'set-up',
			'settings',
			'noun',
			'media/choice',
			'link_target/choice?search=vape',
			'series/choice',
			'calculator/choice',
			'series/chart?slug=china-exports-monthly',
		].map(listed),
		...['me/passkeys', 'me/sessions', 'session'].map(listed),
		over('PATCH me', [nothing], { language: 'none' }, { variant: 'in no language' }),
		over('POST presence', [nothing], undefined, {
			ask: () => ({ path: 'presence', body: { browser: 'a-walker-1', at: 1, open: [] } }),
			isHarmless: true,
		}),
	];
	// The other calls name no row, and reveal nothing beyond their caller: they are made without input.
	const known = new Set(own.map(({ call }) => call));
	const rest = calls.filter(
		(call) =>
			!known.has(nameOf(call)) &&
			(call.access.who === 'guest' || call.access.who === 'person' || isInstallationWide(call)),
	);
	return [
		...own,
		...rest.map(
			(call): Case => ({
				call: nameOf(call),
				variant: 'nothing said',
				targets: [nothing],
				ask: () => ({ path: call.path, ...(call.method === 'GET' ? {} : { body: {} }) }),
				may: ({ actor }) => actor !== undefined,
				isDone: call.access.who !== 'person',
				isOpen: true,
				isHarmless: true,
			}),
		),
	];
}

/** Calls that set the installation up, or make people and keys. */
const isInstallationWide = ({ path }: AnyCall): boolean => /^(?:set-up|settings|people|keys|saved_view$)/.test(path);
