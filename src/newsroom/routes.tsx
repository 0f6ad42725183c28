import { createBrowserRouter, redirect } from 'react-router';
import { HOME } from './addresses';
import { Shell } from './components/shell/shell';
import { ErrorScreen, Loading } from './components/states';
import { type EntityDescription, entities } from './entities';

const settings = () => import('./set-up/settings');

const SINGULARS: readonly [ending: RegExp, singular: string][] = [
	[/ies$/, 'y'],
	[/s$/, ''],
	[/es$/, ''],
];

/** Leads from an address that names a list in the plural, as people type it, to the list. @throws Response */
function redirectFromPlural({ pathname, search }: URL, found: readonly EntityDescription[]): void {
	const [, first = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(pathname.slice(HOME.length)) ?? [];
	if (found.some(({ noun }) => noun === first)) return;
	const singular = SINGULARS.map(([ending, end]) => first.replace(ending, end)).find((one) =>
		found.some(({ noun }) => noun === one),
	);
	if (singular !== undefined) throw redirect(`${HOME}/${singular}${rest}${search}`);
}

/** Every screen of the newsroom, loaded when it is first opened. Every filter and page is part of the address. */
export const createRouter = () =>
	createBrowserRouter([
		{
			path: HOME,
			id: 'shell',
			async loader({ request }) {
				const found = await entities();
				redirectFromPlural(new URL(request.url), found);
				return { entities: found };
			},
			Component: Shell,
			HydrateFallback: Loading,
			ErrorBoundary: ErrorScreen,
			children: [
				{
					ErrorBoundary: ErrorScreen,
					children: [
						{ index: true, lazy: () => import('./screens/today') },
						{ path: 'audit', lazy: () => import('./screens/audit') },
						{ path: 'imports', lazy: () => import('./set-up/imports/list') },
						{ path: 'imports/:key', lazy: () => import('./set-up/imports/run') },
						{ path: 'people', lazy: () => import('./screens/people') },
						{ path: 'wall', lazy: () => import('./wall/wall') },
						{ path: 'translation', lazy: () => import('./translation/board') },
						{ path: 'translation/:group/:edition', lazy: () => import('./translation/side-by-side') },
						{ path: 'keys', lazy: () => import('./screens/keys') },
						{ path: 'set-up', lazy: () => import('./set-up/screen') },
						{ path: 'settings', lazy: settings },
						// Where the list of rows was, and each row.
						...['setting', 'setting/row'].map((path) => ({ path, lazy: settings })),
						{ path: 'me', lazy: () => import('./screens/me') },
						{ path: 'article', lazy: () => import('./articles/list') },
						{ path: 'article/new', lazy: () => import('./articles/new-article') },
						{ path: 'article/:key', lazy: () => import('./articles/edit') },
						{ path: 'article/:key/history', lazy: () => import('./articles/history/history') },
						{ path: 'media', lazy: () => import('./media/list') },
						{ path: 'media/:key', lazy: () => import('./media/edit') },
						{ path: ':entity', lazy: () => import('./screens/list') },
						{ path: ':entity/new', lazy: () => import('./screens/new-row') },
						{ path: ':entity/row', lazy: () => import('./screens/edit') },
						{ path: ':entity/:key', lazy: () => import('./screens/edit') },
						{ path: ':entity/:key/history', lazy: () => import('./screens/history') },
						{ path: '*', lazy: () => import('./screens/missing') },
					],
				},
			],
		},
	]);
