/** A translation begins with what its source has, as the edition has its own of it. */
import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { article } from '../../../data/tables/article';
import { author } from '../../../data/tables/author';
import { market } from '../../../data/tables/duty-rate';
import { media } from '../../../data/tables/media';
import { tag } from '../../../data/tables/tag';
import { makeGroups } from '../../../platform/db/insert-rows';

let site: TestFront;
let desk: Visitor;
/** Who translates into Spanish, and signs as such. */
let translator: Visitor;
const ids = {} as {
	writer: number;
	translator: number;
	stranger: number;
	shared: number;
	counterpart: number;
	alone: number;
};

beforeAll(async () => {
	site = await openTestFront();
	await site.db.write(async (tx) => {
		const named = (name: string) => ({ slug: name.toLowerCase(), name });
		const people = await tx
			.insert(author)
			.values([named('Priya'), named('Ines'), named('Other')])
			.returning();
		const groups = await makeGroups(tx, 'tag', 2);
		const of = (group: number, edition: string, name: string) => ({
			...{ edition, name, slug: name.toLowerCase() },
			group_id: groups[group] as number,
		});
		const tags = await tx
			.insert(tag)
			.values([of(0, 'en', 'Shelves'), of(0, 'es', 'Estantes'), of(1, 'en', 'Rooms')])
			.returning();
		const [writer, other, stranger] = people.map(({ id }) => id);
		const [shared, counterpart, alone] = tags.map(({ id }) => id);
		Object.assign(ids, { writer, translator: other, stranger, shared, counterpart, alone });
	});
	desk = await signedIn(site, [{ role: 'desk' }], ids.writer);
	translator = await signedIn(site, [{ role: 'translator', edition: 'es' }], ids.translator);
});
afterAll(() => site.stop());

let count = 0;
const FIRST = { edition: 'en', type: 'regulation', html: '<p>The law takes effect in May.</p>' };
/** An English article by the writer. @returns its number and headline */
async function source(more: object = {}, isPublished = true) {
	count += 1;
	const title = `A committee counts to ${count}`;
	const made = await desk.ask('POST', 'article', { ...FIRST, title, ...more });
	expect(made).toMatchObject({ status: 201 });
	const { id, version } = made.data as { id: number; version: number };
	if (isPublished) expect((await desk.ask('POST', `article/${id}/publish`, { version })).status).toBe(200);
	return { id, title };
}
const begin = (by: Visitor, translation_of: number, more: object = {}) =>
	by.ask('POST', 'article', {
		edition: 'es',
		type: 'regulation',
		title: `Un comité ${count}`,
		translation_of,
		...more,
	});
interface Detail {
	content: Record<string, unknown>;
	links: Record<'authors' | 'tags' | 'topics' | 'companies', { id: number; name: string }[]>;
	translator: { name: string } | null;
	untranslated: { field: string; words: string }[];
	standing: { embargo_until: number | null };
	version: number;
}
/** A translation that was begun of an article. */
async function begun(of: number, more: object = {}, by = translator): Promise<Detail & { id: number }> {
	const made = await begin(by, of, more);
	expect(made).toMatchObject({ status: 201 });
	const id = Number(made.data.id);
	return { ...((await by.ask('GET', `article/${id}`)).data as unknown as Detail), id };
}

test('its text, points, sources and dates come along, and what an edition decides for itself does not', async () => {
	const taken = {
		standfirst: 'It took a year.',
		kind: 'interview',
		html: '<h2>The bill of 2026</h2>\n<p>It has <strong>five</strong> parts.</p>',
		key_points: ['It has five parts.'],
		key_dates: [{ date: '2027-05-01', text: 'It takes effect.' }],
		sources: [{ title: 'Bill 12', publisher: 'Parliament', url: 'https://parliament.example/12' }],
		known: { points: [{ at: 1_790_000_000, text: 'The day is fixed.' }] },
		quote: 'We can live with it.',
		place: 'Brussels',
	};
	const own = { keywords: ['bill'], is_headline: true, lead_rank: 1, seo_url: `the-bill-${Date.now()}` };
	const { id } = await source({ ...taken, ...own });
	const { content } = await begun(id);
	expect(content).toMatchObject(taken);
	expect(content).toMatchObject({ keywords: [], is_headline: false, lead_rank: null, corrections: [] });
	expect(content).toMatchObject({ title: `Un comité ${count}`, seo_url: `un-comite-${count}` });
	// The drawn cover is the one that readers of the source know.
	expect(content.cover_seed).toBe(own.seo_url);
});

test('the byline stays, who begins it is the translator, and readers are told of both', async () => {
	const { id } = await source();
	const made = await begun(id);
	expect(made.links.authors).toEqual([{ id: ids.writer, name: 'Priya' }]);
	expect(made.translator).toEqual({ id: ids.translator, name: 'Ines' });
	const { version } = made;
	const changed = await desk.ask('PATCH', `article/${made.id}`, {
		version,
		standfirst: 'Un año.',
		seo_url: 'un-comite',
	});
	await desk.ask('POST', `article/${made.id}/publish`, { version: changed.data.version });
	const page = await (await fetch(`${site.url}/es/news/un-comite`)).text();
	expect(page).toContain('Traducción de Ines');
	expect(page).toContain('"translator":{"@type":"Person","name":"Ines"}');
	const answer = await (await fetch(`${site.url}/api/v2/article/get?id=${made.id}`)).json();
	expect(answer).toMatchObject({ data: { authors: [{ name: 'Priya' }], translator: { name: 'Ines' } } });

	const { version: now } = (await desk.ask('GET', `author/${ids.translator}`)).data as { version: string };
	await desk.ask('PATCH', `author/${ids.translator}`, { version: now, name: 'Inés' });
	expect(await (await fetch(`${site.url}/es/news/un-comite`)).text()).toContain('Traducción de Inés');
});

test('who translates their own article is its author alone, and what the caller names is taken', async () => {
	const { id } = await source();
	expect((await begun(id, {}, desk)).translator).toBeNull();
	const other = await source();
	const given = { html: '<p>La ley.</p>', standfirst: '', links: { tags: [], authors: [ids.translator] } };
	const made = await begun(other.id, given);
	expect(made).toMatchObject({ content: { html: '<p>La ley.</p>', standfirst: '' }, translator: null });
	expect(made.links.authors.map((one) => one.id)).toEqual([ids.translator]);
});

test('tags are those of the edition, and one that it has not is named', async () => {
	const { id } = await source({ links: { authors: [ids.writer], tags: [ids.alone, ids.shared] } });
	const made = await begin(translator, id);
	expect(made.data.left_out).toEqual(['Rooms']);
	const { links } = (await translator.ask('GET', `article/${made.data.id}`)).data as unknown as Detail;
	expect(links.tags).toEqual([{ id: ids.counterpart, name: 'Estantes' }]);
});

test('links lead to the pages of the edition, where it has them', async () => {
	const there = await source({ seo_url: `the-other-${Date.now()}` });
	const its = await begun(there.id);
	await desk.ask('PATCH', `article/${its.id}`, { version: its.version, seo_url: 'la-otra', standfirst: 'Otra.' });
	const { version } = (await desk.ask('GET', `article/${its.id}`)).data;
	expect((await desk.ask('POST', `article/${its.id}/publish`, { version })).status).toBe(200);
	const missing = await source({ seo_url: `only-english-${Date.now()}` });
	const [row] = await site.db.write((tx) => tx.select().from(article).where(eq(article.id, there.id)));
	const [only] = await site.db.write((tx) => tx.select().from(article).where(eq(article.id, missing.id)));
	const [place] = await site.db.write((tx) => tx.select().from(market).limit(1));
	const html = [
		`/news/${row?.seo_url}#the-bill`,
		`/news/detail?id=${there.id}`,
		`/news/${only?.seo_url}`,
		'/tag/detail/shelves',
		'/tag/detail/rooms',
		`/market/${place?.slug}?a=1&amp;b=2#duty`,
		'/calendar',
		'/license',
		'/about/policy',
		'/no-such-page',
		'/es/news',
		'https://elsewhere.example/news',
		'mailto:post@brume.example',
	];
	const { id } = await source({ html: html.map((href) => `<p><a href="${href}">Here it is</a></p>`).join('') });
	const { content } = await begun(id);
	expect([...String(content.html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
		'/es/news/la-otra',
		'/es/news/la-otra',
		`/news/${only?.seo_url}`,
		'/es/tag/detail/estantes',
		'/tag/detail/rooms',
		`/es/market/${place?.slug}?a=1&amp;b=2#duty`,
		'/es/calendar',
		'/es/license',
		'/es/about/policy',
		'/no-such-page',
		'/es/news',
		'https://elsewhere.example/news',
		'mailto:post@brume.example',
	]);
});

test('pictures have the words that the library holds for the edition', async () => {
	const file = (texts: object) => ({
		...{ name: `${randomBytes(8).toString('hex')}.jpg`, kind: 'image' as const, content_type: 'image/jpeg', bytes: 9 },
		...{ sha256: randomBytes(32).toString('hex'), texts: texts as never },
	});
	const [known, plain] = await site.db.write((tx) =>
		tx
			.insert(media)
			.values([
				file({
					en: { alt: 'A shelf', caption: 'The shelf & its label' },
					es: { alt: 'Un "estante"', caption: 'El <estante>' },
				}),
				file({ en: { alt: 'A room' } }),
			])
			.returning(),
	);
	const picture = (name: string | undefined, alt: string, caption: string) =>
		`<figure><img src="/media/${name}" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;
	const html = [
		picture(known?.name, 'A shelf', 'The shelf &amp; its label'),
		picture(known?.name, 'A shelf', 'Written for this article'),
		picture(plain?.name, 'A room', 'A room'),
	].join('');
	const { id } = await source({ html, cover_id: known?.id, cover_alt: 'The cover', cover_caption: 'Its caption' });
	const { content } = await begun(id);
	expect(content.html).toBe(
		[
			picture(known?.name, 'Un &quot;estante&quot;', 'El &lt;estante&gt;'),
			picture(known?.name, 'Un &quot;estante&quot;', 'Written for this article'),
			picture(plain?.name, 'A room', 'A room'),
		].join('\n'),
	);
	expect(content).toMatchObject({ cover_id: known?.id, cover_alt: null, cover_caption: 'El <estante>' });
});

test('the market has its name in the edition, and a name of no market stays', async () => {
	const [row] = await site.db.write((tx) => tx.select().from(market).where(eq(market.slug, 'spain')));
	const { id } = await source({ market: row?.texts.en?.name });
	expect((await begun(id)).content.market).toBe('España');
	const other = await source({ market: 'The moon' });
	expect((await begun(other.id)).content.market).toBe('The moon');
});

test('blocks in the words of the source are named until they are translated', async () => {
	const { id } = await source({
		standfirst: 'It took a whole year.',
		key_points: ['It has five parts.', '2027'],
		html: '<h2>Brussels</h2><p>The law takes effect in May.</p><ul><li>It has five parts.</li></ul>',
	});
	const made = await begun(id);
	expect(made.untranslated).toEqual([
		{ field: 'standfirst', words: 'It took a whole year.' },
		{ field: 'key_points', words: 'It has five parts.' },
		{ field: 'html', words: 'The law takes effect in May.' },
		{ field: 'html', words: 'It has five parts.' },
	]);
	const html = '<h2>Bruselas</h2><p>La ley entra en vigor en mayo.</p><ul><li>It has five parts.</li></ul>';
	const given = {
		version: made.version,
		standfirst: 'Tardó un año.',
		key_points: ['Tiene cinco partes.', '2027'],
		html,
	};
	expect((await translator.ask('PATCH', `article/${made.id}`, given)).status).toBe(200);
	const { untranslated } = (await translator.ask('GET', `article/${made.id}`)).data as unknown as Detail;
	expect(untranslated).toEqual([{ field: 'html', words: 'It has five parts.' }]);
	expect((await desk.ask('GET', `article/${id}`)).data).toMatchObject({ untranslated: [], is_translation: false });
});

describe('what readers do not have', () => {
	test('of a published source it begins with what readers have, not with the working copy', async () => {
		const { id } = await source();
		const { version } = (await desk.ask('GET', `article/${id}`)).data;
		await desk.ask('PATCH', `article/${id}`, { version, html: '<p>A secret plan.</p>' });
		expect((await begun(id)).content.html).toBe('<p>The law takes effect in May.</p>');
	});

	test('an embargo and a password hold for the translation too', async () => {
		const { id } = await source({}, false);
		const until = Math.floor(Date.now() / 1000) + 86_400;
		const { version } = (await desk.ask('GET', `article/${id}`)).data;
		expect((await desk.ask('POST', `article/${id}/embargo`, { version, until })).status).toBe(200);
		await site.db.write((tx) => tx.update(article).set({ password_hash: 'scrypt$1' }).where(eq(article.id, id)));
		const made = await begun(id, {}, desk);
		expect(made.standing.embargo_until).toBe(until);
		const [row] = await site.db.write((tx) => tx.select().from(article).where(eq(article.id, made.id)));
		expect(row?.password_hash).toBe('scrypt$1');
	});

	test('a translator reads and writes the draft that they translate, as a reporter too', async () => {
		const { id } = await source();
		const reporter = await signedIn(site, [{ role: 'reporter' }], ids.translator);
		const made = await begun(id, {}, reporter);
		const given = { version: made.version, standfirst: 'Tardó un año.' };
		expect((await reporter.ask('PATCH', `article/${made.id}`, given)).status).toBe(200);
		const { rows } = (await reporter.ask('GET', 'article?mine=true&edition=es&limit=200')).data as {
			rows: { id: number }[];
		};
		expect(rows.map((row) => row.id)).toContain(made.id);
		const another = await signedIn(site, [{ role: 'reporter' }], ids.stranger);
		expect((await another.ask('GET', `article/${made.id}`)).status).toBe(404);
		// Nobody hands their translation over to somebody else, and nobody takes another's.
		const { version } = (await reporter.ask('GET', `article/${made.id}`)).data;
		const away = { version, translator_id: null };
		expect((await reporter.ask('PATCH', `article/${made.id}`, away)).status).toBe(403);
	});
});

test('the source is offered beside its translation block by block, with the links of the edition', async () => {
	const { id } = await source({ html: '<p><a href="/calendar">The dates</a></p>\n<p>Second.</p>' });
	await begun(id);
	const { group_id } = (await desk.ask('GET', `article/${id}`)).data;
	const { data } = await translator.ask('GET', `translation/beside?group=${group_id}&edition=es`);
	expect(data).toMatchObject({
		now: { html: '<p><a href="/calendar">The dates</a></p>\n<p>Second.</p>' },
		copy: '<p><a href="/es/calendar">The dates</a></p>\n<p>Second.</p>',
	});
});
