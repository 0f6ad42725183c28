import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../tests/site';
import { book } from '../../data/tables/book';

type Thing = Record<string, unknown> & { '@type': string };

let site: TestSite;
beforeAll(async () => {
	site = await openTestSite('embedded');
	// The demonstration's books are invented and have no number.
	await site.db.write((tx) => tx.update(book).set({ isbn: '978-0-00-000000-2' }));
});
afterAll(() => site.stop());

/** Every thing a page tells machines of, those within lists too. */
async function things(path: string): Promise<Thing[]> {
	const response = await site.app.request(path);
	expect([path, response.status]).toEqual([path, 200]);
	const html = await response.text();
	const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => JSON.parse(match[1] ?? '') as Thing);
	for (const one of found) expect(one['@context']).toBe('https://schema.org');
	return found;
}

/** The one thing of a type, with nothing empty in it. */
async function thing(path: string, type: RegExp): Promise<Thing> {
	const found = (await things(path)).filter((one) => type.test(one['@type']));
	expect([path, found.length]).toEqual([path, 1]);
	const [one] = found as [Thing];
	expect(JSON.stringify(one)).not.toMatch(/:(?:null|"")|undefined|NaN|\[object/);
	return one;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const text = expect.stringMatching(/\S/);
const address = (prefix: string) => expect.stringMatching(new RegExp(`^http://127\\.0\\.0\\.1:3000${prefix}/`));

/** Path of the first link of a page that fits. */
async function firstLink(path: string, pattern: RegExp): Promise<string> {
	return (await (await site.app.request(path)).text()).match(pattern)?.[1] ?? '';
}

const editions = [
	['en', ''],
	['es', '/es'],
] as const;

test.each(editions)('a book (%s)', async (language, prefix) => {
	const path = await firstLink(prefix || '/', /href="([^"]*\/book\/detail\/[^"]+)"/);
	expect(await thing(path, /^Book$/)).toMatchObject({
		name: text,
		url: `http://127.0.0.1:3000${path}`,
		author: expect.arrayContaining([{ '@type': 'Person', name: text }]),
		publisher: { '@type': 'Organization', name: text },
		isbn: '978-0-00-000000-2',
		inLanguage: language,
		numberOfPages: expect.any(Number),
		datePublished: expect.stringMatching(DAY),
	});
});

test.each(editions)('every data series (%s)', async (language, prefix) => {
	const list = await (await site.app.request(`${prefix}/news/data`)).text();
	const paths = [...new Set([...list.matchAll(new RegExp(`href="(${prefix}/news/data/[a-z0-9-]+)"`, 'g'))].map((match) => match[1] as string))];
	expect(paths.length).toBeGreaterThan(10);
	for (const path of paths) {
		const dataset = await thing(path, /^Dataset$/);
		expect(dataset).toMatchObject({
			name: text,
			inLanguage: language,
			license: address(`${prefix}/about`),
			creator: { '@type': 'Organization', name: text },
			variableMeasured: { '@type': 'PropertyValue', name: text, unitText: text },
			dateModified: text,
			isBasedOn: expect.arrayContaining([expect.objectContaining({ '@type': 'CreativeWork', name: text })]),
		});
		// Google takes descriptions of 50 to 5,000 characters.
		expect(String(dataset.description).length).toBeGreaterThan(50);
		for (const file of dataset.distribution as { contentUrl: string; encodingFormat: string }[]) {
			const answer = await site.app.request(new URL(file.contentUrl).pathname);
			expect([file.contentUrl, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([file.contentUrl, 200, file.encodingFormat]);
		}
		if (path.endsWith('-monthly') || path.endsWith('-steps')) expect(dataset.temporalCoverage).toMatch(/^\d{4}-\d{2}-\d{2}\/\d{4}-\d{2}-\d{2}$/);
	}
});

test.each(editions)('the holder of a licence (%s)', async (_language, prefix) => {
	const path = await firstLink(`${prefix}/license`, new RegExp(`class="nm" href="(${prefix}/license/[^"]+)"`));
	expect(await thing(path, /^Organization$/)).toMatchObject({
		name: text,
		alternateName: [text, text],
		address: { '@type': 'PostalAddress', addressLocality: text, addressRegion: text, addressCountry: 'CN' },
		hasCertification: {
			'@type': 'Certification',
			certificationIdentification: text,
			issuedBy: { '@type': 'GovernmentOrganization', name: text },
			validFrom: expect.stringMatching(DAY),
			expires: expect.stringMatching(DAY),
		},
	});
});

test.each(editions)('a show and the list of them (%s)', async (_language, prefix) => {
	for (const slug of ['inter-tabac', 'gfn', 'tpe', 'wvs', 'gtnf-2023']) {
		expect(await thing(`${prefix}/topic/${slug}`, /Event$/)).toMatchObject({
			name: text,
			startDate: expect.stringMatching(DAY),
			endDate: expect.stringMatching(DAY),
			eventStatus: expect.stringMatching(/^https:\/\/schema\.org\/Event(?:Scheduled|Postponed|Cancelled)$/),
			eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
			location: { '@type': 'Place', name: text, address: { '@type': 'PostalAddress', addressLocality: text, addressCountry: expect.stringMatching(/^[A-Z]{2}$/) } },
			description: text,
		});
	}
	for (const path of ['/topic', '/calendar']) {
		const list = await thing(prefix + path, /^ItemList$/);
		const items = list.itemListElement as { position: number; item: Thing }[];
		expect(items.map((item) => item.position)).toEqual(items.map((_item, i) => i + 1));
		expect(items.some(({ item }) => /Event$/.test(item['@type']) && DAY.test(String(item.startDate)))).toBe(true);
	}
});

test.each(editions)('an exhibitor (%s)', async (_language, prefix) => {
	const path = await firstLink(`${prefix}/topic/tpe/enterprise`, new RegExp(`href="(${prefix}/topic/tpe/enterprise/[a-z0-9-]+)"`));
	expect(await thing(path, /^Organization$/)).toMatchObject({
		name: text,
		description: text,
		address: { '@type': 'PostalAddress', addressCountry: expect.stringMatching(/^[A-Z]{2}$/) },
	});
});

test.each(editions)('the questions on licences (%s)', async (_language, prefix) => {
	const page = await thing(`${prefix}/license`, /^FAQPage$/);
	const questions = page.mainEntity as Thing[];
	expect(questions.length).toBeGreaterThan(3);
	for (const question of questions) {
		expect(question).toMatchObject({ '@type': 'Question', name: text, acceptedAnswer: { '@type': 'Answer', text } });
		expect(JSON.stringify(question.acceptedAnswer)).not.toMatch(/<[a-z/]/);
	}
});

test.each(editions)('every page of these says where it stands (%s)', async (_language, prefix) => {
	for (const path of ['/news/data/china-exports-monthly', '/calendar', '/topic/gfn', '/topic']) {
		const crumbs = await thing(prefix + path, /^BreadcrumbList$/);
		expect((crumbs.itemListElement as Thing[]).every((crumb, i) => crumb.position === i + 1 && String(crumb.item).startsWith('http'))).toBe(true);
	}
});
