/** Renders the site once, and checks everything that its pages have to fulfil. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editionOfPath, editions } from '../../src/editions/editions';
import { urls } from '../../src/editions/urls';
import { isFull } from '../full';
import { type LabelledRow, labelledRows } from '../labelled-rows';
import { limit } from '../pace';
import { askForAll, screensOf, sitemap } from './addresses';
import { besideOwnAdvertisement, storiesAboutAdvertisers } from './advertisers';
import { NO_BREAK, plainFiles, unbrokenPages } from './characters';
import { Crawl, isDocument, type Page } from './crawl';
import { walkEveryLink } from './every-link';
import { labelErrors, partnerErrors } from './labels';
import { hollowPages, linkErrors } from './links';
import { markupErrors } from './markup';
import { firms, linksOfRegister, unledTo } from './register';
import { outOfBounds, searchResults, sharedTexts } from './search-results';
import { carriedKinds, droppedKinds } from './tags';
import { eventsElsewhere, otherSourcesOfDuty, ownNames, placesOfUnannounced, quotedTables, unreadOwn } from './truth';
import { namedAfterWithdrawal, withdrawals } from './withdrawals';

let crawl: Crawl;
let pages: Page[];
let labelled: LabelledRow[];
let slugs: string[];
beforeAll(async () => {
	crawl = await Crawl.open();
	pages = await askForAll(crawl);
	const { read } = crawl.site.db;
	[labelled, slugs] = await Promise.all([labelledRows(read), firms(read)]);
});
afterAll(() => crawl.stop());

describe.each(editions)('every screen of the edition $code', (edition) => {
	test('is valid HTML', async () => {
		const paths = await screensOf(crawl, edition);
		expect(paths.length).toBeGreaterThan(50);
		expect(await markupErrors(await Promise.all(paths.map((path) => crawl.ask(path))))).toEqual({});
	});
});

describe('links', () => {
	test('every link of the pages matches a route, and of each kind the first and the last answer 200', async () => {
		expect(await linkErrors(crawl, pages, await sitemap(crawl))).toEqual([]);
		expect(hollowPages(crawl.pages)).toEqual([]);
	});

	test('the register leads to every firm', () => {
		expect(slugs.length).toBeGreaterThan(400);
		const links = linksOfRegister(pages);
		for (const edition of editions) expect(unledTo(slugs, edition, links)).toEqual([]);
	});

	if (isFull)
		test('every link a page builds matches a route and answers 200, and every firm is led to', {
			timeout: limit(240_000),
		}, async () => {
			const { seen, broken, hollow: printed } = await walkEveryLink(crawl.site);
			expect(broken).toEqual([]);
			expect(printed).toEqual([]);
			expect(slugs.length).toBeGreaterThan(400);
			for (const edition of editions) expect(unledTo(slugs, edition, seen)).toEqual([]);
		});
});

/**
 * Carried, and dropped by nothing yet but a change of everything: no command of ours changes these entities. One that
 * comes takes its line away.
 */
const NO_COMMAND = ['book:…', 'subject:…'];
/**
 * Tags that commands drop but answers do not carry: of remembered data, those that are announced apart from answers,
 * those of a job, and of stored files, of which the demonstration has none.
 */
const NO_ANSWER = ['*', 'cdn_purges', 'emails', 'first_account', 'media:…', 'redirects'];

test('what answers carry is dropped by a command, and what a command drops is carried by an answer', () => {
	const [onAnswers, byCommands] = [carriedKinds(pages), droppedKinds()];
	expect([...onAnswers].filter((name) => !byCommands.has(name)).sort()).toEqual(NO_COMMAND);
	expect([...byCommands].filter((name) => !onAnswers.has(name)).sort()).toEqual(NO_ANSWER);
});

test('whatever names an article goes when it is withdrawn', async () => {
	const { named, missed } = namedAfterWithdrawal(pages, await withdrawals(crawl.site.db));
	expect(named).toBeGreaterThan(1_000);
	// An issue of the newsletter is archived as it was sent, and so is the latest on the page of the newsletter.
	expect(missed.filter((line) => !/^\S*\/(?:issue\/\S+|about\/subscribe) names /.test(line))).toEqual([]);
});

test('pages hold together what belongs together; stored text, API, feeds and files keep plain characters', async () => {
	for (const path of unbrokenPages) {
		const { status, text } = await crawl.ask(path);
		expect(status, path).toBe(200);
		expect(/<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '', path).toMatch(NO_BREAK);
	}
	for (const path of plainFiles) {
		const { status, text } = await crawl.ask(path);
		expect(status, path).toBe(200);
		expect(NO_BREAK.exec(text)?.[0], path).toBeUndefined();
	}
	// Text in the header and footer of every page.
	const { text: home } = await crawl.ask('/');
	expect(home).toMatch(/by <span class="nb">e-mail<\/span> every Thursday/);
	expect(home).toMatch(/for the <span class="nb">e-cigarette<\/span> trade/);
	const { rows } = await crawl.site.db.read.execute(
		sql.raw(`select count(*)::int as found from article where (title || standfirst || html) ~ '[\u00A0\u202F\u2011]'`),
	);
	expect(rows).toEqual([{ found: 0 }]);
});

test('a change among the figures of the home page has its unit, and what it is in per cent', async () => {
	const changes = async (path: string) =>
		[...(await crawl.ask(path)).text.matchAll(/<dd class="d (?:up|down)">(.*?)<\/dd>/g)].map(([, text = '']) =>
			text.replace(/<[^>]+>/g, '').replace(/\s/g, ' '),
		);
	expect(await changes('/')).toEqual([
		expect.stringMatching(/^\d+ granted in the past 30 days$/),
		'up US$256m (51%) on February 2025',
		'up 6 authorised products (15%) on December 2025',
	]);
	expect(await changes('/es')).toEqual([
		expect.stringMatching(/^\d+ concedidas en los últimos 30 días$/),
		'256 M$ (51 %) más frente a febrero de 2025',
		'6 productos autorizados (15 %) más frente a diciembre de 2025',
	]);
});

describe.each(editions)('labels of the edition $code', (edition) => {
	test('stand in every list of every page, in the neighbours of every article, and in searches', () => {
		const own = labelled.filter((row) => row.edition === edition.code);
		expect(new Set(own.map((row) => row.label)).size).toBeGreaterThan(1);
		expect(labelErrors(pages, edition, own)).toEqual([]);
	});

	test('of partner content: no reporter signs it, and no author page counts it', async () => {
		const row = labelled.find((one) => one.edition === edition.code && one.label === 'partner');
		const page = await crawl.ask(urls.article.href(edition, row ?? { id: 0, seo_url: null }));
		expect(partnerErrors(page, edition, row?.partner_name ?? '')).toEqual([]);
	});
});

test('stories about advertisers carry no advertisement of theirs, on any day', async () => {
	const stories = await storiesAboutAdvertisers(crawl.site.db.read);
	expect(stories.length).toBeGreaterThan(2);
	expect(await besideOwnAdvertisement(crawl, stories)).toEqual([]);
});

test('every address has a title and a description of its own, and search results show both whole', async () => {
	await crawl.askNew(await sitemap(crawl));
	const results = searchResults(crawl.pages, crawl.site.settings.site_url);
	expect(results.length).toBeGreaterThan(2_200);
	expect(outOfBounds(results)).toEqual([]);
	expect(sharedTexts(results)).toEqual([]);
});

describe('one truth', () => {
	test('what is invented is said once, at the foot', () => {
		for (const { path, text } of pages.filter(isDocument)) {
			const { demonstration } = editionOfPath(path).words.footer;
			expect([path, text.split(demonstration).length - 1]).toEqual([path, 1]);
		}
	});

	test('no paper of the publisher or of a partner is called unread', async () => {
		expect(unreadOwn(pages, await ownNames(crawl.site.db.read, 'Brume'))).toEqual([]);
	});

	test('an edition of a show is described as where it is', () => {
		expect(eventsElsewhere(pages)).toEqual([]);
	});

	test('no article quotes a number by pointing at a table of the site', () => {
		expect(quotedTables(pages)).toEqual([]);
	});

	test.each(editions)('$code: an edition that nobody announced has no place, no hall and no map', async (edition) => {
		const { looked, wrong } = await placesOfUnannounced(crawl, edition);
		expect(looked).toBeGreaterThan(2);
		expect(wrong).toEqual([]);
	});

	test.each(editions)(
		'$code: a duty has the same source in articles and on the page of its market',
		async (edition) => {
			const { looked, wrong } = await otherSourcesOfDuty(crawl, edition);
			expect(looked).toBeGreaterThan(20);
			expect(wrong).toEqual([]);
		},
	);
});
