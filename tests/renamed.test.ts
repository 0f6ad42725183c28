import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '../src/editions/address';
import { defaultEdition, editions } from '../src/editions/editions';
import { feed, fixedPaths, rootUrls, urls } from '../src/editions/urls';
import { enWords } from '../src/editions/words/en/en';
import { esWords } from '../src/editions/words/es/es';
import { emailMessage } from '../src/newsletter/email';
import { confirmationEmail } from '../src/newsletter/mails/confirmation';
import { issueEmail } from '../src/newsletter/mails/issue';
import { staffLinkEmail } from '../src/newsletter/mails/staff-link';
import { en } from '../src/newsroom/words/en';
import { es } from '../src/newsroom/words/es';
import { NEWSROOM } from '../src/shared/address/folders';
import { type ImportHarness, openImportHarness } from './import-harness';
import { limit } from './pace';
import { openTestSite, type TestSite } from './site';

/** Words that must not appear on a renamed site: the product's name, and that anything is invented. */
const FOREIGN = /brume|demonstration edition|edición de demostración|fog lamp quay/i;

/** Addresses that are many and alike: a few of each kind say as much as all. */
const MAX_LINKS = 4;
const kindOf = (path: string) => path.split('?')[0]?.split('/').slice(0, -1).join('/') ?? '';

let harness: ImportHarness;
let site: TestSite;
beforeAll(async () => {
	harness = await openImportHarness();
	await harness.run();
	site = await openTestSite(
		{ BRAND_NAME: 'Vapor Daily', DEMO: 'false', SITE_URL: 'http://127.0.0.1:3000' },
		undefined,
		{
			db: harness.db,
			databaseUrl: '',
			dataDir: harness.folder,
			stop: () => harness.close(),
		},
	);
});
afterAll(() => site.stop());

/** The answer to a path, with its headers and its body in one text. */
async function answerOf(path: string): Promise<{ status: number; text: string; type: string }> {
	const response = await site.app.request(path);
	const headers = [...response.headers].map((pair) => pair.join(': ')).join('\n');
	const type = response.headers.get('content-type') ?? '';
	return {
		status: response.status,
		type,
		text: `${headers}\n${type.includes('image/png') ? '' : await response.text()}`,
	};
}

describe('a site with a name of its own', () => {
	test('says the name of the product, and of its demonstration, at no address', {
		timeout: limit(120_000),
	}, async () => {
		const queue = [
			...editions.flatMap((edition) => [
				...fixedPaths.map((path) => pathOf(edition, path)),
				urls.notFound.href(edition),
				feed.href(edition),
				urls.home.file('atom.xml').href(edition),
				urls.home.file('feed.json').href(edition),
				urls.exhibitionsCalendar.href(edition),
			]),
			...[rootUrls.robots, rootUrls.sitemap, rootUrls.sitemapPages, rootUrls.sitemapNews].map((one) => one.href()),
			...[rootUrls.icon, rootUrls.oldIcon, rootUrls.touchIcon, rootUrls.logo, rootUrls.siteCard].map((one) =>
				one.href(),
			),
			rootUrls.openApi.href(),
			rootUrls.apiDocs.href(),
			NEWSROOM,
			'/api/v2/article/all',
			'/nothing-like-it',
		];
		const seen = new Set(queue);
		const counts = new Map<string, number>();
		const wrong: string[] = [];
		for (const path of queue) {
			const { text } = await answerOf(path);
			const found = text.match(new RegExp(`.{0,60}(?:${FOREIGN.source}).{0,40}`, 'is'));
			if (found) wrong.push(`${path}: ${found[0]}`);
			for (const [, href = '', location = ''] of text.matchAll(
				/(?:href|action)="(\/[^"#]*)|<loc>https?:\/\/[^/<]+([^<]*)/g,
			)) {
				const link = (href || location).replaceAll('&amp;', '&');
				const count = counts.get(kindOf(link)) ?? 0;
				if (!link || seen.has(link) || count >= MAX_LINKS) continue;
				counts.set(kindOf(link), count + 1);
				seen.add(link);
				queue.push(link);
			}
		}
		expect(wrong).toEqual([]);
		expect(queue.length).toBeGreaterThan(150);
	});

	test('draws its name where the product has its mark', async () => {
		const { text } = await answerOf('/');
		const drawn = text.match(
			/<svg class="wordmark"[^>]*viewBox="([^"]+)"[^>]*aria-label="Vapor Daily"><path d="(M[^"]+)"/,
		);
		expect(drawn?.[1]).not.toBe('0 -46 509 146');
		expect(drawn?.[2]?.length).toBeGreaterThan(400);
		expect((await answerOf(rootUrls.icon.href())).text).toContain('<svg');
	});

	test('leaves out what nobody has said: seat, contact, sites in other languages', async () => {
		const { text } = await answerOf('/');
		expect(text).not.toMatch(/mailto:|lang="zh"|lang="ru"|x\.com|youtube\.com/);
		expect(text).toMatch(/"legalName":"Vapor Daily"/);
		expect(text).not.toMatch(/"(?:address|email|sameAs)":/);
	});

	test('names nobody else in its letters', () => {
		const { settings } = site;
		const sender = { ...settings, brand: settings.brand };
		const addressed = { to: 'reader@mail.test', message_id: 'one@site.test', token: 'token', created_at: 0 };
		for (const edition of editions) {
			const letters = [
				confirmationEmail(sender, edition, addressed),
				issueEmail(sender, edition, addressed, {
					number: 1,
					slug: 'one',
					subject: 'One',
					standfirst: '',
					html: '<p>One.</p>',
				}),
				staffLinkEmail(sender, edition, { kind: 'invitation', to: 'a@mail.test', name: 'A', token: 't' }),
			];
			for (const letter of letters) {
				const message = JSON.stringify(emailMessage(sender, edition, addressed, letter));
				expect(message).not.toMatch(FOREIGN);
				expect(message).toContain('Vapor Daily');
				expect(message).not.toMatch(/replyTo|Vapor Daily, (?:<|\\n|")/);
			}
		}
	});

	test('has no catalogue of words that names the product', () => {
		expect(JSON.stringify([en, es])).not.toMatch(/brume/i);
		expect(JSON.stringify([enWords, esWords])).not.toMatch(/brume/i);
	});

	test('keeps its cookies under a name that is nobody’s', () => {
		expect(site.settings.cookie_prefix).toBe('site');
		expect(defaultEdition.code).toBe('en');
	});
});

test('the demonstration says that it is one, under whatever name', async () => {
	const demonstration = await openTestSite({ BRAND_NAME: 'Vapor Daily' });
	try {
		const text = await (await demonstration.app.request('/')).text();
		expect(text).toContain(enWords.footer.demonstration);
		expect(text).toContain('aria-label="Vapor Daily"');
	} finally {
		await demonstration.stop();
	}
});
