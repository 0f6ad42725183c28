/** Addresses that draw many rows together: none of their lists may fail because of one of them. */
import { pathOf } from '../../src/editions/address';
import { editions } from '../../src/editions/editions';
import { fixedPaths } from '../../src/editions/urls';
import { entities } from '../../src/entities/registry';
import { examples } from '../api-examples';
import type { TestFront } from '../site';
import type { Visitor } from '../staff-visitor';

const FEEDS = ['feed.xml', 'atom.xml', 'feed.json'];
const ROOTS = ['/robots.txt', '/sitemap.xml', '/api/openapi.json'];
/** Words that find something of every kind. */
const KEYWORDS = ['nicotine', 'germany', 'tpe'];

/** Calls of the API that read, with a good input each. */
async function calls(site: TestFront): Promise<string[]> {
	const paths: string[] = [];
	for (const [operation, list] of Object.entries(examples)) {
		const [method, path] = operation.split(' ');
		if (method !== 'GET' || path === 'email/create') continue;
		for (const example of list) {
			const { query } = await example({ site, ask: () => Promise.reject(new Error('These calls read alone.')) });
			paths.push(`/api/v2/${path}?${new URLSearchParams(query).toString()}`);
		}
	}
	return paths;
}

/** Addresses of readers and programs: lists, feeds, calendars, sitemaps, tables, calls. */
export async function readersPlaces(site: TestFront): Promise<string[]> {
	const places = [...ROOTS, ...(await calls(site))];
	for (const edition of editions) {
		const base = edition.prefix;
		places.push(...fixedPaths.map((path) => pathOf(edition, path)));
		for (const file of FEEDS)
			places.push(...['', '/news/list/company', '/news/brief', '/license'].map((folder) => `${base}${folder}/${file}`));
		places.push(...KEYWORDS.map((word) => `${base}/search/${word}`));
		places.push(`${base}/calendar/calendar.ics`, `${base}/topic/calendar.ics`);
	}
	const index = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const maps = [...index.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path = '']) => path);
	return [...new Set([...places, ...maps])];
}

/** Links that pages of lists lead to, whole: pages of rows. */
export async function pagesOfRows(site: TestFront, places: readonly string[]): Promise<string[]> {
	const found = new Set<string>();
	for (const place of places) {
		const text = await (await fetch(site.url + place)).text();
		for (const [, href = ''] of text.matchAll(/(?:href="|<loc>|"url":")(?:https?:\/\/127[^/<"]*)?(\/[^"#<?]*)/g))
			if (!/^\/(?:assets|media|admin|cover|card)\b/.test(href)) found.add(href);
	}
	return [...found].filter((path) => !places.includes(path));
}

/** What the screens of the newsroom ask: the lists of every entity, and what is shown beside them. */
export async function newsroomPlaces(admin: Visitor): Promise<string[]> {
	const names = entities.map(({ name }) => name);
	const rows = (path: string) => admin.ask('GET', path).then(({ data }) => (data.rows ?? []) as { id?: number }[]);
	const [article] = await rows('article?limit=1&status=published');
	const own = `article/${article?.id}`;
	return [
		...names.flatMap((name) => [`${name}?limit=200`, `name/${name}`]),
		'article?limit=200',
		'article?limit=200&status=published',
		'article/choice?of=company',
		'article/choice?of=tag',
		'article/choice?of=author',
		'article/choice?of=topic',
		'media/choice',
		'link_target/choice?search=a',
		'series/choice',
		'calculator/choice',
		own,
		`${own}/history`,
		`${own}/links`,
		`${own}/note`,
		`${own}/steps`,
		'translation?edition=es&state=in_work&limit=200',
		'translation/board?edition=es',
		'translation/people?edition=es',
		'audit?limit=200',
		'people',
		'keys',
		'wall',
		'health',
		'saved_view?noun=article',
		`preview_link?article=${article?.id}`,
		'set-up',
		'settings',
		'noun',
		'session',
		'me/sessions',
		'me/role',
	];
}
