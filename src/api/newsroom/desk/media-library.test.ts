import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoWithPlace } from '../../../../tests/hostile-files';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';
import { audit } from '../../../data/tables/site';
import { upload } from '../../../data/tables/upload';
import { type Role, roles } from '../../../shared/staff';

interface Stored {
	id: number;
	name: string;
}
interface Row extends Stored {
	version: string;
}

let site: TestFront;
const people = {} as Record<Role, Visitor>;
let author_id = 0;
beforeAll(async () => {
	site = await openTestFront();
	people.admin = await signedIn(site, [{ role: 'admin' }]);
	author_id = ((await people.admin.ask('GET', 'author?limit=1')).data.rows as { id: number }[])[0]?.id ?? 0;
	for (const role of roles) people[role] = await signedIn(site, [{ role, edition: 'en' }], author_id);
});
afterAll(() => site.stop());

/** No two are the same, so that none is taken for another. */
let width = 600;
async function stored(by: Visitor, called: string): Promise<Stored> {
	width += 10;
	const body = new FormData();
	body.append('file', new Blob([new Uint8Array(await photoWithPlace(width))], { type: 'image/jpeg' }), called);
	const headers = { cookie: `site_admin_token=${by.cookie}`, 'sec-fetch-site': 'same-origin' };
	const sent = await fetch(`${site.url}/api/v2/upload/index`, { method: 'POST', body, headers });
	return ((await sent.json()) as { data: Stored }).data;
}
const row = async ({ id }: Stored) => (await people.desk.ask('GET', `media/${id}`)).data as unknown as Row;
/** Changes a file as it is now. */
const change = async (by: Visitor, id: number | undefined, set: object) =>
	by.ask('PATCH', `media/${id}`, { ...set, version: (await people.desk.ask('GET', `media/${id}`)).data.version });
const listed = async (query: string) =>
	((await people.desk.ask('GET', `media?${query}`)).data as unknown as { rows: Row[]; next: string | null }) ?? [];
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** A published article with this picture. */
async function published(cover_id: number, title: string) {
	const content = { edition: 'en', type: 'company', title, html: `<p>${title}.</p>`, links: { authors: [author_id] } };
	const { id, version } = (await people.desk.ask('POST', 'article', { ...content, cover_id })).data;
	expect((await people.desk.ask('POST', `article/${id}/publish`, { version })).status).toBe(200);
	const { content: saved } = (await people.desk.ask('GET', `article/${id}`)).data as { content: { seo_url: string } };
	return { id: Number(id), path: `/news/${saved.seo_url}` };
}
const reader = async (path: string) => (await fetch(site.url + path)).text();

test('words and terms are changed by editors, desk and data, and by others of what they stored themselves', async () => {
	const file = await stored(people.desk, 'Rights.jpg');
	for (const role of roles) {
		const may = ['editor', 'desk', 'data', 'admin'].includes(role);
		const own = await stored(people[role], `Own ${role}.jpg`);
		for (const [of, status] of [
			[file, may ? 200 : 403],
			[own, 200],
		] as const) {
			const set = { credit: `By ${role}`, texts: { en: { alt: `Seen by ${role}` } } };
			expect([role, (await change(people[role], of.id, set)).status]).toEqual([role, status]);
			const point = await people[role].ask('PATCH', `media/${of.id}/focus`, { focus_x: 0.5, focus_y: 0.5 });
			expect([role, point.status]).toEqual([role, status]);
		}
	}
	const nobody = await signedIn(site, []);
	for (const [method, path] of [
		['GET', 'media'],
		['GET', `media/${file.id}`],
		['GET', `media/${file.id}/shown`],
		['PATCH', `media/${file.id}`],
		['DELETE', `media/${file.id}`],
	] as const)
		expect((await nobody.ask(method, path, method === 'PATCH' ? {} : undefined)).status).toBe(403);
	// A file comes by an upload alone.
	expect((await people.admin.ask('POST', 'media', { credit: 'x' })).status).toBe(405);
});

test('a change over another version is refused, and every change stands in the audit and can be taken back', async () => {
	const seen = await row(await stored(people.desk, 'Versions.jpg'));
	const path = `media/${seen.id}`;
	const first = await people.desk.ask('PATCH', path, { version: seen.version, credit: 'Nordbild' });
	expect(first.status).toBe(200);
	const late = await people.editor.ask('PATCH', path, { version: seen.version, credit: 'Another' });
	expect(late).toMatchObject({ status: 409, data: { reason: 'conflict' } });
	for (const wrong of [
		{ expires_on: 'soon' },
		{ credit: 'x'.repeat(201) },
		{ texts: { en: { alt: 'x'.repeat(301) } } },
	])
		expect((await change(people.desk, seen.id, wrong)).status).toBe(400);
	const auditRows = await site.db.staff
		.select()
		.from(audit)
		.where(and(eq(audit.noun, 'media'), eq(audit.row_id, String(seen.id))))
		.orderBy(audit.id);
	expect(auditRows.map(({ action }) => action)).toEqual(['store', 'change']);
	expect((await people.desk.ask('GET', `revision?noun=media&row=${seen.id}`)).data.rows).toHaveLength(2);
});

test('a file is found by what it shows, by its credit and its name, and the newest comes first', async () => {
	const [old, young] = [await stored(people.desk, 'zzquinoa-one.jpg'), await stored(people.desk, 'two.jpg')];
	await change(people.desk, young.id, {
		credit: 'Ana Zzquinoa',
		texts: { en: { alt: 'A kiln' }, es: { alt: 'Un horno', caption: 'El zzhorno de noche' } },
	});
	expect((await listed('search=zzquinoa')).rows.map(({ id }) => id)).toEqual([young.id, old.id]);
	expect((await listed('search=zzhorno')).rows.map(({ id }) => id)).toEqual([young.id]);
	const page = await listed('search=zzquinoa&limit=1');
	expect(page.rows.map(({ id }) => id)).toEqual([young.id]);
	const next = await listed(`search=zzquinoa&limit=1&after=${page.next}`);
	expect([next.rows.map(({ id }) => id), next.next]).toEqual([[old.id], null]);
	expect((await listed('search=zzquinoa&which=mute')).rows.map(({ id }) => id)).toEqual([old.id]);
	expect((await people.desk.ask('GET', 'media?which=nothing')).status).toBe(400);
});

test('a file is found by what shows it to readers, and by no draft; what nothing uses is a part of the list', async () => {
	const [used, drafted, free] = [
		await stored(people.desk, 'Used.jpg'),
		await stored(people.desk, 'Drafted.jpg'),
		await stored(people.desk, 'Free.jpg'),
	];
	await published(used.id, 'The zzlantern keepers of Varna');
	await people.desk.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: 'A zzlantern that nobody has read of',
		html: `<figure><img src="/media/${drafted.name}" alt="x"></figure>`,
	});
	expect((await listed('search=ZZlantern')).rows.map(({ id }) => id)).toEqual([used.id]);
	const unused = (await listed('which=unused&limit=200')).rows.map(({ id }) => id);
	expect([used, drafted, free].map(({ id }) => unused.includes(id))).toEqual([false, false, true]);
	// What a search takes for signs of its own is words here.
	expect((await listed(`search=${encodeURIComponent('100%')}`)).rows).toEqual([]);
});

describe('several words', () => {
	const found = async (words: string, more = '') =>
		(await listed(`search=${encodeURIComponent(words)}${more}`)).rows.map(({ id }) => id);
	let [night, day, cover, named]: Stored[] = [];
	beforeAll(async () => {
		[night, day, cover, named] = [
			await stored(people.desk, 'night.jpg'),
			await stored(people.desk, 'day.jpg'),
			await stored(people.desk, 'cover.jpg'),
			await stored(people.desk, 'zzquay-by-itself.jpg'),
		];
		const quay = { alt: 'The zzquay of Varna', caption: 'Lamps at night' };
		await change(people.desk, night?.id, { credit: 'Ana Zzruiz', texts: { en: quay } });
		await change(people.desk, day?.id, { credit: 'Nordbild', texts: { en: { alt: 'The zzquay by day' } } });
		await change(people.desk, cover?.id, { credit: 'Ana Zzruiz' });
		await published(cover?.id ?? 0, 'Zzlodestar brings 50% more lamps to the zzquay');
	});

	test.each([
		['zzquay varna'],
		['varna zzquay'],
		['VARNA the zzQuay'],
		['  night zzruiz\tzzquay  '],
		['zzruiz lamps varna of'],
		['quay zzquay zzq night.jpg'],
	])('are found in any order, in whatever says them of a file: %s', async (words) => {
		expect(await found(words)).toEqual([night?.id]);
	});

	test.each([
		['lodestar zzquay lamps'],
		['lamps ZZLODESTAR'],
		['zzquay ruiz brings'],
		['Zzlodestar brings 50% more lamps to the zzquay'],
		['50% to zzlodestar'],
	])('are found where one is of the file and another of what shows it: %s', async (words) => {
		expect(await found(words)).toEqual([cover?.id]);
	});

	test('all have to occur', async () => {
		expect(await found('zzquay')).toEqual([named?.id, cover?.id, day?.id, night?.id]);
		expect(await found('zzquay zzruiz')).toEqual([cover?.id, night?.id]);
		expect(await found('zzquay zzruiz zznothing')).toEqual([]);
		expect(await found('zzquay 5%2 zzruiz')).toEqual([]);
		expect(await found('zzlodestar nordbild')).toEqual([]);
	});

	test('go with a part of the list, with its pages, and with words of one and two letters', async () => {
		expect(await found('zzruiz zzquay', '&which=unused')).toEqual([night?.id]);
		const first = await listed('search=by zzquay&limit=1');
		expect(first.rows.map(({ id }) => id)).toEqual([named?.id]);
		expect((await listed(`search=zzquay by&limit=1&after=${first.next}`)).rows.map(({ id }) => id)).toEqual([day?.id]);
		expect(await found('y zz')).toEqual(expect.arrayContaining([named?.id, cover?.id, day?.id, night?.id]));
		expect(await found('zz qj')).toEqual([]);
	});

	test('find a picture for a text, and a file for a field', async () => {
		for (const path of ['media/choice?edition=en&search=', 'name/media?search=']) {
			const { rows } = (await people.desk.ask('GET', `${path}varna%20ruiz%20quay`)).data as unknown as {
				rows: object[];
			};
			expect(rows).toHaveLength(1);
		}
	});

	test('of a headline count as it is now', async () => {
		const file = await stored(people.desk, 'renamed.jpg');
		const { id } = await published(file.id, 'A zzgasworks opens');
		expect(await found('opens zzgasworks')).toEqual([file.id]);
		const { version } = (await people.desk.ask('GET', `article/${id}`)).data;
		const renamed = { version, title: 'A zzmill opens', extent: 'minor' };
		expect((await people.desk.ask('PATCH', `article/${id}`, renamed)).status).toBe(200);
		expect(await found('opens zzgasworks')).toEqual([]);
		expect(await found('opens zzmill')).toEqual([file.id]);
		const { version: shown } = (await people.desk.ask('GET', `article/${id}`)).data;
		const gone = await people.desk.ask('POST', `article/${id}/withdraw`, { version: shown, reason: 'So.' });
		expect(gone.status).toBe(200);
		expect(await found('opens zzmill')).toEqual([]);
	});
});

test('the ends of licences are parts of the list', async () => {
	const ids: Record<string, number> = {};
	for (const [name, days] of [
		['over', -1],
		['today', 0],
		['near', 30],
		['far', 31],
	] as const) {
		ids[name] = (await stored(people.desk, `zzlicence-${name}.jpg`)).id;
		expect((await change(people.desk, ids[name], { expires_on: day(days) })).status).toBe(200);
	}
	const inPart = async (which: string) =>
		(await listed(`search=zzlicence&which=${which}`)).rows.map(({ id }) => Object.keys(ids).find((n) => ids[n] === id));
	expect(await inPart('ended')).toEqual(['over']);
	expect(await inPart('ending')).toEqual(['near', 'today']);
});

test('what shows a file is told, and a file in use stays', async () => {
	const file = await stored(people.reporter, 'Used.jpg');
	const piece = await published(file.id, 'A press is shown');
	const draft = await people.desk.ask('POST', 'article', {
		edition: 'en',
		type: 'company',
		title: 'A secret press',
		html: `<figure><img src="/media/${file.name}" alt="A press"></figure>`,
	});
	const shown = async (by: Visitor) => (await by.ask('GET', `media/${file.id}/shown`)).data.rows;
	expect(await shown(people.desk)).toEqual([
		{ noun: 'article', key: draft.data.id, name: 'A secret press', status: 'draft', edition: 'en', place: 'text' },
		{ noun: 'article', key: piece.id, name: 'A press is shown', status: 'published', edition: 'en', place: 'cover' },
	]);
	// People who may not read a draft do not see that it exists.
	const named = async (by: Visitor) => ((await shown(by)) as { name: string }[]).map(({ name }) => name);
	expect(await named(await signedIn(site, [{ role: 'reporter', edition: 'en' }]))).toEqual(['A press is shown']);
	for (const [section, names] of [
		['company', ['A secret press', 'A press is shown']],
		['product', ['A press is shown']],
	] as const) {
		const editor = await signedIn(site, [{ role: 'editor', edition: 'en', section }]);
		expect(await named(editor), section).toEqual(names);
	}

	expect(await reader(piece.path)).not.toContain('Nordbild / E. Sand');
	const texts = { en: { alt: 'A press at night' } };
	await change(people.desk, file.id, { credit: 'Nordbild / E. Sand', texts });
	const drawn = await reader(piece.path);
	expect([drawn.includes('Nordbild / E. Sand'), drawn.includes('alt="A press at night"')]).toEqual([true, true]);

	const refused = await people.desk.ask('DELETE', `media/${file.id}?version=${(await row(file)).version}`);
	expect(refused).toMatchObject({ status: 409, data: { reason: 'in_use' } });
	expect((await fetch(`${site.url}/media/${file.name}`)).status).toBe(200);
});

test('a text finds the pictures of the library by words or by file, with their words in its edition', async () => {
	const file = await stored(people.reporter, 'zzchoice-one.jpg');
	const other = await stored(people.desk, 'zzchoice-two.jpg');
	const texts = { en: { alt: 'A quay', caption: 'The quay.' }, es: { alt: 'Un muelle' } };
	await change(people.desk, file.id, { credit: 'P. Writer', expires_on: day(3), texts });
	const choice = async (by: Visitor, query: string) => (await by.ask('GET', `media/choice?${query}`)).data.rows;
	const of = (edition: string) => choice(people.reporter, `name=${file.name}&edition=${edition}`);
	const known = { id: file.id, src: `/media/${file.name}`, credit: 'P. Writer', licence: '', expires_on: day(3) };
	expect(await of('en')).toEqual([{ ...known, name: 'A quay', alt: 'A quay', caption: 'The quay.', may_change: true }]);
	expect(await of('es')).toEqual([{ ...known, name: 'Un muelle', alt: 'Un muelle', caption: '', may_change: true }]);
	const found = async (by: Visitor) =>
		((await choice(by, 'search=zzchoice')) as { id: number; may_change: boolean }[]).map((row) => [
			row.id,
			row.may_change,
		]);
	// The newest first, each with whether the caller may change it.
	expect(await found(people.reporter)).toEqual([
		[other.id, false],
		[file.id, true],
	]);
	expect(await found(people.desk)).toEqual([
		[other.id, true],
		[file.id, true],
	]);
	expect(await choice(people.desk, 'name=nothing.webp')).toEqual([]);
	// What is no picture is in the library, and not among them.
	const [document] = (await listed('which=files&limit=1')).rows;
	if (document) expect(await choice(people.desk, `name=${document.name}`)).toEqual([]);
	expect(await people.desk.ask('GET', 'media/choice?edition=xx')).toMatchObject({
		status: 400,
		data: { field: 'edition' },
	});
});

test('the pictures to choose from follow each other by pages, each once', async () => {
	for (let n = 0; n < 26; n += 1) await stored(people.data, `zzpages-${n}.jpg`);
	const ids: number[] = [];
	let after: string | null = '';
	while (after !== null) {
		const query = `search=zzpages${after && `&after=${encodeURIComponent(after)}`}`;
		const { data } = await people.data.ask('GET', `media/choice?${query}`);
		ids.push(...(data.rows as { id: number }[]).map(({ id }) => id));
		after = data.next as string | null;
	}
	expect(ids.length).toBe(26);
	expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
});

test('a file that nothing uses is deleted by the desk alone, and is gone at once', async () => {
	const file = await stored(people.reporter, 'Unused.jpg');
	const seen = async () => {
		const headers = { cookie: `site_admin_token=${people.desk.cookie}` };
		return (await fetch(`${site.url}/admin/api/file/${file.name}?style=card_480`, { headers })).status;
	};
	expect(await seen()).toBe(200);
	for (const role of roles) {
		if (role === 'desk' || role === 'admin') continue;
		expect([role, (await people[role].ask('DELETE', `media/${file.id}`)).status]).toEqual([role, 403]);
	}
	const { version } = await row(file);
	const late = await people.desk.ask('DELETE', `media/${file.id}?version=${'0'.repeat(version.length)}`);
	expect(late.status).toBe(409);
	expect((await people.desk.ask('DELETE', `media/${file.id}?version=${version}`)).status).toBe(200);
	expect(await seen()).toBe(404);
	expect((await people.desk.ask('GET', `media/${file.id}`)).status).toBe(404);
	// The sweep removes the file by this line.
	const left = await site.db.staff.select().from(upload).where(eq(upload.id, file.name));
	expect(left).toMatchObject([{ way: 'store', created_at: 0 }]);
});

test('an article with a picture whose licence has ended is not published, nor planned for a day when it will have', async () => {
	const file = await stored(people.desk, 'Licensed.jpg');
	const ends = (expires_on: string | null) => change(people.desk, file.id, { expires_on });
	const now = Math.floor(Date.now() / 1_000);
	for (const shown of [
		{ cover_id: file.id, html: '<p>A press.</p>' },
		{ html: `<figure><img src="/media/${file.name}" alt="A press"></figure><p>A press.</p>` },
	]) {
		const { id, version } = (
			await people.desk.ask('POST', 'article', {
				edition: 'en',
				type: 'company',
				title: 'A licence ends',
				links: { authors: [author_id] },
				...shown,
			})
		).data;
		const checks = async () => (await people.desk.ask('GET', `article/${id}`)).data.checks;
		const at = (days: number) => ({ version, at: now + days * 86_400, zone: 'Europe/Berlin' });

		await ends(day(-1));
		expect(await checks()).toEqual(['licence']);
		const refused = await people.desk.ask('POST', `article/${id}/publish`, { version });
		expect(refused).toMatchObject({ status: 409, data: { reason: 'state', field: 'licence' } });

		await ends(day(2));
		expect(await checks()).toEqual([]);
		expect((await people.desk.ask('POST', `article/${id}/schedule`, at(4))).status).toBe(409);
		expect((await people.desk.ask('POST', `article/${id}/publish`, { version })).status).toBe(200);
		await ends(null);
	}
});
