import { pathOf } from '../../../src/editions/address';
import type { Edition } from '../../../src/editions/edition';
import { editionOfPath } from '../../../src/editions/editions';

/** One address of every kind of screen; `*` is filled from the demonstration edition. */
const PATHS = [
	'/',
	'/news',
	'/news/list/company',
	'/news/list/product',
	'/news/list/regulation',
	'/news/list/ai',
	'/news/list/2',
	'/news/headline',
	'/news/data',
	'/news/interview',
	'/calendar',
	'/calendar/past',
	'/market',
	'/market/germany',
	'/market/norway',
	'/market/united-states',
	'/rule',
	'/rule/market-GB/measure-duty',
	'/rule/by-date',
	'/search',
	'/tool/calculate',
	'/tool/calculate?tool=excise&market=DE&class=open_bottle&ml=10&packs=100',
	'/tool/calculate?tool=landed',
	'/tool/calculate?tool=mixing',
	'/tool/calculate?tool=rules',
	'/search/nicotine',
	'/search/shenzhen',
	'/company',
	'/company/letter-Y',
	'/company/find-zzzzqqqq',
	'/company/yunhe-ceramics',
	'/company/northlight-labs',
	'/company/northlight-labs/news',
	'/topic/iecie/wall',
	'/topic/tpe/enterprise',
	'/search/zzzzqqqq',
	'/about',
	'/about/index.bak',
	'/about/policy',
	'/about/terms',
	'/about/cookie',
	'/about/subscribe',
	'/about/feeds',
	'/about/corrections',
	'/tag',
	'/author',
	'/book',
	'/tool',
	'/404',
];

/** Kinds of articles, each laid out in its own way. */
const KINDS = ['kind=news', 'kind=interview', 'kind=data', 'kind=exhibition', 'kind=china', 'type=ai'];
/** The first and the last of the sitemap's addresses of one kind; articles are found by kind instead. */
const ends = (paths: string[]) => [...new Set([paths[0] ?? '', paths.at(-1) ?? ''])];

/** What answers an address: the network, or a site in this process. */
type Ask = (address: string) => Promise<Pick<Response, 'json' | 'text'>>;

/** Paths of the newest article of each kind. @param url origin of the server @param edition its code */
export async function articles(url: string, edition: string, ask: Ask = fetch): Promise<string[]> {
	const newest = async (filter: string) => {
		const answer = await ask(`${url}/api/v2/article/page?edition=${edition}&limit=1&${filter}`);
		return ((await answer.json()) as { data: { list: { url: string }[] } }).data.list;
	};
	return (await Promise.all(KINDS.map(newest))).flat().map((article) => new URL(article.url).pathname);
}

/** Addresses of articles, found in the sitemap as any machine would. */
async function paths(url: string, edition: Edition, ask: Ask): Promise<string[]> {
	const locations = async (path: string) =>
		[...(await (await ask(url + path)).text()).matchAll(/<loc>([^<]+)</g)].map(
			(match) => new URL(match[1] ?? '').pathname,
		);
	const all = (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
	const of_edition = all.filter((path) => editionOfPath(path) === edition);
	const kinds = Map.groupBy(of_edition, (path) => path.slice(edition.prefix.length).split('/').slice(0, -1).join('/'));
	kinds.delete('/news');
	return [...(await articles(url, edition.code, ask)), ...[...kinds.values()].flatMap(ends)];
}

/** Paths of every screen of the edition on the server at this address: one of each kind. */
export async function screens(url: string, edition: Edition, ask: Ask = fetch): Promise<string[]> {
	return [...new Set([...PATHS.map((path) => pathOf(edition, path)), ...(await paths(url, edition, ask))])];
}
