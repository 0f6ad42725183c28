/**
 * An installation that its publisher has named, in which nothing was written: every address that anything of it names
 * answers, says what is not there yet, and says nothing of the product or of its demonstration.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authors } from '../demo/authors';
import { companiesAt } from '../demo/companies';
import { signingKeys } from '../src/commands/security/signing-keys';
import { pathOf } from '../src/editions/address';
import { editions } from '../src/editions/editions';
import { feed, fixedPaths, rootUrls, urls } from '../src/editions/urls';
import { composeEmail, composeStaffEmail } from '../src/newsletter/compose';
import { makeFormToken } from '../src/platform/security/form-token';
import { NEWSROOM } from '../src/shared/address/folders';
import { hideable } from '../src/shared/site/site-config';
import { staffEmailKinds, staffLanguages } from '../src/shared/staff';
import { emailJob, startEmails, startMailServer, type TestMailServer } from './mail';
import { limit } from './pace';
import { openTestFront, type TestFront } from './site';
import { signedIn } from './staff-session';
import { EMPTY } from './template';

/** What the set-up's forms take; nothing of it is a variable of the environment. */
const TYPED = {
	name: 'Vapor Daily',
	legal_name: 'Vapor Daily Press Ltd',
	address: '4 Quay, Dublin',
	mail: 'desk@vapor.test',
	twitter: 'https://social.test/vapor',
	accent: '#7fd4c1',
};

/** The product's name, the demonstration's seat and sentence. */
const PRODUCT = /brume|demonstration|demostración|invented|inventad[oa]s|fog lamp/i;
/** Who writes in the demonstration, and the firms of which it writes. */
const PEOPLE = new RegExp(
	`\\b(?:${[...authors, ...companiesAt(1_800_000_000).list]
		.map(({ name }) => name.replace(/[.*+?^${}()|\\]/g, '\\$&'))
		.join('|')})\\b`,
);
const foreignIn = (body: string, isNewsroom = false): string | undefined => {
	const found = isNewsroom ? /brume/i.exec(body) : (PRODUCT.exec(body) ?? PEOPLE.exec(body));
	return found ? `… ${body.slice(Math.max(0, found.index - 60), found.index + 60)} …` : undefined;
};

let site: TestFront;
let mail: TestMailServer;
let stopEmails: () => Promise<void>;
const now = () => Math.floor(Date.now() / 1000);
beforeAll(async () => {
	[site, mail] = await Promise.all([
		openTestFront(undefined, { DEMO: 'false', MAIL_FROM: 'news@vapor.test' }, undefined, EMPTY),
		startMailServer(),
	]);
	const admin = await signedIn(site, [{ role: 'admin' }]);
	expect((await admin.ask('PATCH', 'set-up', TYPED)).status).toBe(200);
	stopEmails = startEmails(emailJob(site, mail.url, now));
});
afterAll(async () => {
	await stopEmails();
	await mail.stop();
	await site.stop();
});

const plain = (text: string) =>
	text.replaceAll('&amp;', '&').replaceAll('\\u0026', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

/** Paths of this site that an answer names: links, forms, pictures, places of sitemaps and feeds, and JSON. */
const namedIn = (text: string): string[] =>
	[
		...text.matchAll(
			/\s(?:href|action|url|src)=["']([^"'#]+)|<(?:loc|link|id)>([^<]+)|"(?:url|home_page_url|feed_url)":\s?"([^"]+)"/g,
		),
	]
		.map((found) => plain(found.slice(1).find((one) => one !== undefined) ?? ''))
		.map((href) => (href.startsWith(site.settings.site_url) ? href.slice(site.settings.site_url.length) || '/' : href))
		.map((href) => href.split('#')[0] as string)
		.filter((href) => href.startsWith('/') && !href.startsWith('//'))
		// Built files do not exist here, and calls answer to their parameters.
		.filter((href) => !href.startsWith('/assets/') && !/^\/(?:admin\/)?api\/(?!docs|openapi)/.test(href))
		.filter((href) => !/[{}]/.test(href));

const text = (html: string) =>
	plain(html.replace(/<(script|style|svg|select)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' '))
		.replace(/\s+/g, ' ')
		.trim();

/** What is wrong with a page of which nothing was written: it has no name, says nothing, leads nowhere, or has holes. */
function holesIn(html: string): string[] {
	const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
	const holes: string[] = [];
	if (main === '') return ['no main'];
	const title = text(/<h1\b[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '');
	if (title === '') holes.push('no name of the page');
	const sentences = [...main.matchAll(/<(p|dd|li|td)\b[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , inner]) =>
		text(inner ?? ''),
	);
	if (!sentences.some((sentence) => sentence.split(' ').length >= 4)) holes.push('no sentence');
	if (!/<(?:a|form|button)\b/.test(html.replace(/<(header|footer)\b[\s\S]*?<\/\1>/g, ''))) holes.push('no way on');
	for (const [empty] of main.matchAll(/<(ul|ol|dl|table|tbody|select)\b[^>]*>\s*<\/\1>/g))
		holes.push(`holds nothing: ${empty}`);
	for (const [alone] of main.matchAll(
		/<section\b[^>]*>\s*(?:<header\b[^>]*>)?\s*<h[2-4]\b[^>]*>(?:(?!<\/h)[\s\S])*<\/h\d>\s*(?:<\/header>)?\s*<\/section>/g,
	))
		holes.push(`a heading alone: ${text(alone)}`);
	return holes;
}

interface Walked {
	asked: string[];
	wrong: string[];
	texts: Map<string, string>;
}

/** Asks for every address, and for every one that an answer names. */
async function walk(from: readonly string[]): Promise<Walked> {
	const queue = from.map((path): [path: string, from: string] => [path, 'start']);
	const seen = new Set(from);
	const walked: Walked = { asked: [], wrong: [], texts: new Map() };
	for (const [path, named] of queue) {
		walked.asked.push(path);
		const response = await fetch(site.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
		const type = response.headers.get('content-type') ?? '';
		const is404 = editions.some((edition) => urls.notFound.href(edition) === path);
		// A search for nothing leads to its page.
		if (response.status === 303 && response.headers.get('location')?.includes('/search')) continue;
		if (response.status !== (is404 ? 404 : 200)) walked.wrong.push(`${response.status} ${path} (named by ${named})`);
		for (const name of ['server', 'x-powered-by'])
			if (response.headers.has(name)) walked.wrong.push(`${path} has a header ${name}`);
		if (type.startsWith('image/png')) continue;
		const body = `${[...response.headers].map((pair) => pair.join(': ')).join('\n')}\n${await response.text()}`;
		walked.texts.set(path, body);
		const isNewsroom = path.startsWith(NEWSROOM);
		const foreign = foreignIn(body, isNewsroom);
		if (foreign) walked.wrong.push(`${path}: ${foreign}`);
		if (type.includes('text/html') && !isNewsroom)
			for (const hole of holesIn(body)) walked.wrong.push(`${path}: ${hole}`);
		for (const href of namedIn(body))
			if (!seen.has(href)) {
				seen.add(href);
				queue.push([href, path]);
			}
	}
	return walked;
}

const files = (edition: (typeof editions)[number]) => [
	feed.href(edition),
	urls.home.file('atom.xml').href(edition),
	urls.home.file('feed.json').href(edition),
	urls.exhibitionsCalendar.href(edition),
	urls.calendarFile.href(edition),
];

describe('an installation that was named in its set-up, in which nothing was written', () => {
	test('answers at every address that anything names, usefully, and names nobody else', {
		timeout: limit(180_000),
	}, async () => {
		const { asked, wrong, texts } = await walk([
			...editions.flatMap((edition) => [
				...fixedPaths.map((path) => pathOf(edition, path)),
				...files(edition),
				urls.notFound.href(edition),
			]),
			...[rootUrls.robots, rootUrls.sitemap, rootUrls.sitemapPages, rootUrls.sitemapTopics, rootUrls.sitemapNews].map(
				(one) => one.href(),
			),
			...[rootUrls.icon, rootUrls.oldIcon, rootUrls.touchIcon, rootUrls.logo, rootUrls.siteCard].map((one) =>
				one.href(),
			),
			...[rootUrls.apiDocs, rootUrls.openApi].map((one) => one.href()),
			NEWSROOM,
		]);
		expect(wrong).toEqual([]);
		expect(asked.length).toBeGreaterThan(150);
		for (const edition of editions) {
			const home = texts.get(urls.home.href(edition)) ?? '';
			expect(home).toContain('aria-label="Vapor Daily"');
			expect(home).toContain('"legalName":"Vapor Daily Press Ltd"');
			expect(home).toContain('mailto:desk@vapor.test');
			expect(home).toContain(edition.words.nothing_here);
			expect(texts.get(feed.href(edition))).toContain('<title>Vapor Daily');
			expect(texts.get(urls.exhibitionsCalendar.href(edition))).toMatch(/PRODID:-\/\/Vapor Daily\/\//);
			expect(texts.get(urls.newsType.href(edition, { type: 'ai' }))).toContain('Vapor Daily Ai');
		}
		expect(texts.get(rootUrls.openApi.href())).toContain('"title":"Vapor Daily API"');
		expect(texts.get(NEWSROOM)).toContain('Vapor Daily');
		expect(texts.get(rootUrls.icon.href())).toContain('#7fd4c1');
	});

	test('stays useful where every part is switched off', { timeout: limit(120_000) }, async () => {
		const admin = await signedIn(site, [{ role: 'admin' }]);
		await admin.ask('PATCH', 'set-up', { hidden: [...hideable] });
		const { wrong, asked } = await walk(editions.map((edition) => urls.home.href(edition)));
		expect(wrong).toEqual([]);
		expect(asked.length).toBeLessThan(90);
		await admin.ask('PATCH', 'set-up', { hidden: [] });
	});

	test.each(editions)('sends letters to readers of $name whose every address answers', async (edition) => {
		const to = `reader-${edition.code}@mail.test`;
		const received = async () => {
			const found = () => mail.mails.find(({ recipients }) => recipients[0] === to);
			await expect.poll(found).toBeDefined();
			return found() as NonNullable<ReturnType<typeof found>>;
		};
		// A reader takes longer over a form than a test does.
		const keys = await signingKeys(site.db, site.settings.secretKeys)();
		const body = new URLSearchParams({ email: to, made: makeFormToken(keys, now() - 60) });
		await fetch(site.url + urls.subscribe.href(edition), { method: 'POST', headers: { origin: site.url }, body });
		const letter = await received();
		expect(foreignIn(letter.raw)).toBeUndefined();
		expect(letter.raw).not.toMatch(/^X-Mailer:/im);
		const host = new URL(site.url).hostname;
		expect(letter.messageId).toMatch(new RegExp(`@${host.replaceAll('.', '\\.')}>$`));
		expect(letter.from).toEqual({ name: 'Vapor Daily', address: 'news@vapor.test' });
		expect(letter.headers.find(({ key }) => key === 'list-id')?.value).toContain(`<weekly-${edition.code}.${host}>`);
		expect(letter.text).toContain('Vapor Daily Press Ltd, 4 Quay, Dublin');
		const confirm = namedIn(letter.html ?? '').find((href) => href.includes('/confirm/')) ?? '';
		const pages = [
			...namedIn(letter.html ?? ''),
			confirm.replace('/confirm/', '/preferences/'),
			confirm.replace('/confirm/', '/unsubscribe/'),
		];
		expect((await walk(pages)).wrong).toEqual([]);
		await fetch(site.url + confirm, { method: 'POST', headers: { origin: site.url } });
		expect((await walk(pages)).wrong).toEqual([]);

		const token = confirm.split('/').at(-1) ?? '';
		const addressed = { to, message_id: `one@${host}`, token, created_at: now(), edition: edition.code };
		const issue = { number: 1, slug: 'first', subject: 'The week', standfirst: '', html: '<p>What the week was.</p>' };
		const written = JSON.stringify(composeEmail(site.settings, { ...addressed, issue }));
		expect(foreignIn(written)).toBeUndefined();
		expect(written).toContain('Vapor Daily');
		const others = namedIn(written.replaceAll('\\"', '"').replaceAll('\\n', ' ')).filter(
			(href) => !href.endsWith('/issue/first'),
		);
		expect(others.length).toBeGreaterThan(1);
		expect((await walk(others)).wrong).toEqual([]);
	});

	test.each(staffEmailKinds)('sends its people a letter of the kind %s that is its own', async (kind) => {
		const about = kind === 'backup' ? { backup: { state: 'failed' as const } } : { minutes: 3 };
		for (const language of staffLanguages) {
			const written = composeStaffEmail(site.settings, {
				kind,
				about,
				language,
				to: 'ana@vapor.test',
				name: 'Ana Duarte',
				token: 'a-token-of-a-link',
				message_id: 'one@vapor.test',
				created_at: now(),
				article: { id: 1, title: 'The first article' },
			});
			const message = JSON.stringify(written);
			expect(message).not.toMatch(/brume|fog lamp/i);
			expect(message).toContain('Vapor Daily');
			const paths = namedIn(message.replaceAll('\\"', '"').replaceAll('\\n', ' '));
			expect(paths.length).toBeGreaterThan(0);
			expect((await walk([...new Set(paths)])).wrong).toEqual([]);
		}
	});
});
