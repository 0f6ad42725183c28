/** What readers see of drawn pictures, in every list of both editions. */
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limit } from '../../../tests/pace';
import { openTestSite, type TestSite } from '../../../tests/site';
import { editions } from '../../editions/editions';
import { fixedPaths } from '../../editions/urls';
import { NEIGHBOURS } from '../../shared/cover/scenes-apart';

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite();
});
afterAll(() => site.stop());

const page = async (path: string) => (await site.app.request(path)).text();
const rows = async <Row extends Record<string, unknown>>(text: string) =>
	(await site.db.read.execute(sql.raw(text))).rows as Row[];

/** Scenes of a page's drawn pictures, from top to bottom. */
const scenesOf = (html: string): string[] =>
	[...(html.split('</main>')[0] ?? '').matchAll(/<img[^>]* src="\/cover\/\d+\/[a-z]+\/([a-z-]+)\//g)].flatMap(
		([, scene]) => scene ?? [],
	);

/** Scenes that repeat among eight neighbours. */
const doubles = (scenes: readonly string[]): string[] =>
	scenes.filter((scene, at) => scenes.slice(at + 1, at + NEIGHBOURS).includes(scene));

const contentOf = (html: string, name: string): string | undefined =>
	new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];

/**
 * Addresses of every list of an edition: its screens, its tags, its authors, its shows, and the results of a search.
 */
async function lists(code: string, prefix: string): Promise<string[]> {
	const [tags, authors, topics] = await Promise.all([
		rows<{ slug: string }>(`select slug from tag where edition = '${code}'`),
		rows<{ slug: string }>('select slug from author'),
		rows<{ slug: string }>(`select slug from subject where edition = '${code}' and status = 'published'`),
	]);
	return [
		...fixedPaths,
		...tags.map(({ slug }) => `/tag/detail/${slug}`),
		...authors.map(({ slug }) => `/author/${slug}`),
		...topics.map(({ slug }) => `/topic/${slug}`),
		...['china', 'iva', 'battery', 'e-liquid', 'customs', 'Madrid'].map((word) => `/search/${word}`),
	].map((path) => (prefix + path).replace(/(.)\/$/, '$1'));
}

describe('drawn pictures', () => {
	for (const { code, prefix } of editions)
		test(
			`no list of ${code} shows a scene twice among eight neighbours, over the edges of its pages too`,
			async () => {
				const repeated: Record<string, string[]> = {};
				let pictures = 0;
				for (const first of await lists(code, prefix)) {
					const shown: string[] = [];
					let path: string | undefined = first;
					for (let steps = 0; path && steps < 6; steps += 1) {
						const html = await page(path);
						// Every page repeats the picture of its title bar.
						shown.push(...scenesOf(steps === 0 ? html : html.replace(/<img class="art"[^>]*>/, '')));
						const next = /<link rel="next" href="([^"]+)"/.exec(html)?.[1];
						path = next && new URL(next).pathname;
					}
					pictures += shown.length;
					if (doubles(shown).length > 0) repeated[first] = doubles(shown);
				}
				expect(repeated).toEqual({});
				expect(pictures).toBeGreaterThan(300);
			},
			limit(240_000),
		);

	test('people who were interviewed are drawn as who they are, no two in one place', async () => {
		const scenes = scenesOf(await page('/news/interview')).slice(1);
		expect(scenes).toHaveLength(7);
		expect(new Set(scenes).size).toBe(7);
		expect(scenes.filter((scene) => scene.startsWith('woman-'))).toHaveLength(5);
		expect(scenes.filter((scene) => scene.startsWith('man-'))).toHaveLength(2);
	});

	test('what a picture shows is said by its drawer, in the words of the edition and on cards alike', async () => {
		const articles = await rows<{ edition: string; seo_url: string }>(
			`select edition, seo_url from article where status = 'published' and cover_id is null order by id limit 60`,
		);
		for (const { edition, seo_url } of articles.filter((_, i) => i % 3 === 0)) {
			const prefix = editions.find(({ code }) => code === edition)?.prefix ?? '';
			const html = await page(`${prefix}/news/${seo_url}`);
			const alt = /<div class="cover cover--lead">.*?alt="([^"]*)"/s.exec(html)?.[1];
			expect(alt).toMatch(/^(?:Drawing|Dibujo): ./);
			expect(alt?.startsWith('Drawing')).toBe(edition === 'en');
			expect(contentOf(html, 'og:image:alt')).toBe(alt);
		}
		expect(await rows('select id from article where cover_id is null and cover_alt is not null')).toEqual([]);
	});

	test('no caption stands under the pictures of two shows', async () => {
		const captions = await rows<{ caption: string; shows: string }>(
			`select texts->'en'->>'caption' as caption, count(distinct event_edition_id) as shows from photo group by 1
				having count(distinct event_edition_id) > 1`,
		);
		expect(captions).toEqual([]);
		for (const path of ['/topic/tpe', '/es/topic/wvs']) {
			const walls = scenesOf(await page(path));
			expect(doubles(walls)).toEqual([]);
		}
	});
});

describe('cards for other sites', () => {
	test('topics, records, books and calculators have a card with their own title, as large as they say', async () => {
		const [record] = await rows<{ slug: string }>('select slug from license order by id limit 1');
		const [book] = await rows<{ slug: string }>(`select slug from book where edition = 'es' limit 1`);
		const seen = new Set<string>();
		for (const path of [
			'/topic/gtnf',
			'/es/topic/tpe',
			`/license/${record?.slug}`,
			`/es/book/detail/${book?.slug}`,
			'/tool/calculate',
			'/tool/calculate?tool=mixing',
		]) {
			const html = await page(path);
			expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
			const address = new URL(contentOf(html, 'og:image') ?? '').pathname;
			const card = await site.app.request(address);
			expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
			const picture = Buffer.from(await card.arrayBuffer());
			expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
			seen.add(picture.toString('base64'));
		}
		expect(seen.size).toBe(6);
		for (const nothing of ['/social/en/topic/nothing.png', '/social/xx/topic/gtnf.png', '/social/en/tool/nothing.png'])
			expect((await site.app.request(nothing)).headers.get('content-type')).not.toBe('image/png');
	});

	test('the card of an article that is labelled carries the label beside the wordmark', async () => {
		/** Number of dark pixels right of the wordmark, where the label is. */
		const ink = async (slug: string) => {
			const path = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(await page(`/news/${slug}`))?.[1] ?? '';
			const card = Buffer.from(await (await site.app.request(path)).arrayBuffer());
			const part = sharp(card).extract({ left: 210, top: 590, width: 600, height: 26 }).greyscale().raw();
			return (await part.toBuffer()).filter((grey) => grey < 90).length;
		};
		expect(await ink('what-a-filling-line-scale-should-record')).toBeGreaterThan(600);
		expect(await ink('flavour-draft-gives-importers-nine-months')).toBe(0);
	});

	test('the picture of an event for machines is a PNG', async () => {
		const event = [
			...(await page('/topic/inter-tabac')).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
		]
			.map(([, json]) => JSON.parse(json ?? '') as { '@type': string; image?: string[] })
			.find((one) => one['@type'] === 'ExhibitionEvent');
		expect(event?.image?.[0]).toMatch(/\/social\/en\/topic\/inter-tabac\.png$/);
	});
});

describe('a drawing', () => {
	const svg = async (path: string) => (await site.app.request(path)).text();

	test('keeps the hue of its section under a dark theme, in every mood, and does not glare', async () => {
		const day = await svg('/cover/3/company/ship/day/36/a.svg');
		expect(await svg('/cover/3/company/ship/day/36/a.svg')).toBe(day);
		expect(await svg('/cover/3/company/ship/day/36/b.svg')).not.toBe(day);
		const grounds = new Set<string>();
		for (const kind of ['company', 'product', 'regulation', 'ai', 'data', 'exhibition', 'interview', 'china']) {
			const moods = ['day', 'night', 'deep'].map((mood) => svg(`/cover/3/${kind}/ship/${mood}/36/a.svg`));
			const own = (await Promise.all(moods)).map((drawn) => /dark\)\{rect\{fill:(#\w{6})/.exec(drawn)?.[1] ?? '');
			expect([kind, new Set(own).size]).toEqual([kind, 1]);
			const ground = own[0] ?? '';
			const [red = 255, green = 255, blue = 255] = (ground.match(/\w\w/g) ?? []).map((two) => Number.parseInt(two, 16));
			expect([kind, 0.2126 * red + 0.7152 * green + 0.0722 * blue < 60]).toEqual([kind, true]);
			// A hue, not the grey of the page: the strongest part is well above the weakest.
			expect([kind, Math.max(red, green, blue) - Math.min(red, green, blue) > 35]).toEqual([kind, true]);
			grounds.add(ground);
		}
		expect(grounds.size).toBe(8);
	});

	test('exists for names of scenes alone', async () => {
		for (const path of [
			'/cover/3/company/nothing/day/36/a.svg',
			'/cover/3/nothing/ship/day/36/a.svg',
			'/cover/2/company/ship/day/36/a.svg',
		])
			expect((await site.app.request(path)).status).toBe(404);
	});
});
