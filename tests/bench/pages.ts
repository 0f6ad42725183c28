import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createApplication } from '../../src/boot/application';
import { readSettings } from '../../src/boot/settings';
import { defaultEdition } from '../../src/editions/editions';
import type { Database } from '../../src/platform/db/db';
import { wordmarkOf } from '../../src/platform/images/word-mark';
import { listArticles } from '../../src/queries/article/listing';
import { pageTree } from '../../src/site/render/entry.server';
import { stylesBy } from '../../src/site/render/page-styles';
import type { Site } from '../../src/site/render/screen';
import { articleScreen } from '../../src/site/screens/news/detail';
import { cpu, type Figure, median } from './table';

const ROUNDS = 7;
const PAGES = 300;

/**
 * Processor time of an uncached article page with its queries, beside React's renderToString of the same tree alone.
 */
export async function measurePage(db: Database): Promise<Figure[]> {
	const settings = readSettings({ SITE_URL: 'http://127.0.0.1:3000' });
	const assets = {
		css: ['/assets/site.css'],
		fonts: [],
		pageStyles: stylesBy((name) => `/assets/${name}.css`),
		js: '/assets/entry.js',
	};
	const app = createApplication({ settings, db, assets, log: () => {} });
	const { list } = await listArticles(db.read, { edition: 'en', kind: 'news' }, 1, 20);
	const slugs = list.flatMap((article) => article.seo_url ?? []);
	const site: Site = {
		url: settings.site_url,
		is_public: false,
		brand: settings.brand,
		mark: wordmarkOf(settings.brand.name),
		view_cookie: 'site_view_',
		assets,
		api: { paths: {} },
	};
	const now = Math.floor(Date.now() / 1000);
	const trees: ReactElement[] = [];
	for (const slug of slugs) {
		const reading = {
			db: db.read,
			edition: defaultEdition,
			site,
			now,
			path: `/news/${slug}`,
			rest: [slug],
			query: new URLSearchParams(),
			tag: () => {},
		};
		const opened = await articleScreen.open(reading);
		if ('view' in opened)
			trees.push(
				pageTree({
					edition: defaultEdition,
					site,
					now,
					formToken: '',
					head: opened.head,
					layout: opened.layout,
					view: opened.view,
				}),
			);
	}
	const page = async () => (await app.request(`/news/${slugs[Math.floor(Math.random() * slugs.length)]}`)).text();
	const tree = () => renderToString(trees[Math.floor(Math.random() * trees.length)]);
	await cpu(PAGES * 2, page);
	await cpu(PAGES * 2, tree);
	const pages: number[] = [];
	const alone: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		pages.push(await cpu(PAGES, page));
		alone.push(await cpu(PAGES, tree));
	}
	const ratio = median(pages.map((value, i) => value / (alone[i] ?? 1)));
	return [
		{
			what: `uncached article page with its queries, processor time ÷ renderToString of the same tree alone`,
			value: `${ratio.toFixed(2)} ×`,
			target: '≤ 5 ×',
			holds: ratio <= 5,
		},
		{
			what: `uncached article page, processor time of the process (renderToString alone ${median(alone).toFixed(2)} ms)`,
			value: `${median(pages).toFixed(2)} ms`,
			target: '< 1 ms on an idle core',
			holds: median(pages) < 1,
		},
	];
}
