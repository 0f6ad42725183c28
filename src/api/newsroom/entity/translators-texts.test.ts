/** Rows that every edition shares: a role that was given for an edition changes the words of that edition alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import type { Visitor } from '../../../../tests/staff-visitor';

interface Firm {
	id: number;
	slug: string;
	code: string;
	version: string;
	name: string;
	texts: Record<string, Record<string, unknown>>;
}
let site: TestFront;
let admin: Visitor;
let translator: Visitor;
let spanishDesk: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
	translator = await signedIn(site, [{ role: 'translator', edition: 'es' }]);
	spanishDesk = await signedIn(site, [{ role: 'desk', edition: 'es' }]);
});
afterAll(() => site.stop());

const firm = async () => {
	const { rows } = (await admin.ask('GET', 'company?limit=1')).data as { rows: Firm[] };
	return rows[0] as Firm;
};
const change = (by: Visitor, { id, version }: Firm, set: Record<string, unknown>) =>
	by.ask('PATCH', `company/${id}`, { version, ...set });
const inEdition = ({ texts }: Firm, edition: string, summary: string) => ({
	...texts,
	[edition]: { ...texts[edition], summary },
});

test('a translator changes the words of their edition, and readers see them', async () => {
	const before = await firm();
	const texts = inEdition(before, 'es', 'Un resumen que escribe quien traduce.');
	expect(await change(translator, before, { texts })).toMatchObject({ status: 200, data: { texts } });
	expect(await (await fetch(`${site.url}/es/company/${before.slug}`)).text()).toContain(
		'Un resumen que escribe quien traduce.',
	);
	const again = await firm();
	const desks = inEdition(again, 'es', 'Un resumen de la mesa.');
	expect(await change(spanishDesk, again, { texts: desks })).toMatchObject({ status: 200 });
});

test('nothing beside them: no other edition, no other field, no row made or removed', async () => {
	const before = await firm();
	const own = inEdition(before, 'es', 'Otro resumen.');
	for (const by of [translator, spanishDesk])
		for (const set of [
			{ texts: inEdition(before, 'en', 'A summary of another edition.') },
			{ texts: { ...own, ...inEdition(before, 'en', 'Both at once.'), es: own.es } },
			{ texts: own, name: 'Another name' },
			{ name: 'Another name' },
			{ texts: { ...before.texts, de: { summary: 'Eine dritte Ausgabe.' } } },
			{ texts: before.texts },
		])
			expect(await change(by, before, set), JSON.stringify(set)).toMatchObject({ status: 403 });
	expect(await translator.ask('DELETE', `company/${before.id}?version=${before.version}`)).toMatchObject({
		status: 403,
	});
	expect(
		await translator.ask('POST', 'company', {
			slug: 'a-new-firm',
			name: 'A new firm',
			texts: { es: { summary: 'x' } },
		}),
	).toMatchObject({ status: 403 });
	expect(await firm()).toEqual(before);
});

test('a rate and its like follow the same rule', async () => {
	const { rows } = (await admin.ask('GET', 'market?limit=1')).data as { rows: Firm[] };
	const [before] = rows;
	if (!before) throw new Error('The demonstration has no market.');
	const texts = { ...before.texts, es: { ...before.texts.es, note: 'Nota de quien traduce.' } };
	const set = { version: before.version, texts };
	expect(await translator.ask('PATCH', `market/row?key=${before.code}`, set)).toMatchObject({ status: 200 });
	const editor = await signedIn(site, [{ role: 'editor', edition: 'es' }]);
	expect(await editor.ask('PATCH', `market/row?key=${before.code}`, set)).toMatchObject({ status: 403 });
});
