/** No call gives a person the name of a program. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settle } from '../../../../tests/settled';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { signedIn } from '../../../../tests/staff-session';
import { Visitor } from '../../../../tests/staff-visitor';
import { actorKinds } from '../../../shared/site/actor-kinds';

let site: TestFront;
let admin: Visitor;
beforeAll(async () => {
	site = await openTestFront();
	admin = await signedIn(site, [{ role: 'admin' }]);
});
afterAll(() => site.stop());

const programs = [
	...actorKinds.filter((kind) => kind !== 'staff'),
	'Clock',
	' operator ',
	'import:wordpress',
	'token:probes',
	'clo\u200Bck',
];
const reserved = {
	status: 400,
	msg: 'Programs of the newsroom are called so. Choose another name.',
	data: { reason: 'reserved', field: 'name' },
};

async function invited(email: string): Promise<{ id: number; token: string }> {
	const given = { email, name: 'Kim', grants: [{ role: 'editor' }] };
	const { id, link } = (await admin.ask('POST', 'people/invite', given)).data as { id: number; link: string };
	return { id, token: link.split('/').at(-1) ?? '' };
}

test('one’s own name', async () => {
	const desk = await signedIn(site, [{ role: 'desk' }]);
	for (const name of programs) expect([name, await desk.ask('PATCH', 'me', { name })]).toMatchObject([name, reserved]);
	expect((await desk.ask('GET', 'session')).data).toMatchObject({ account: { name: 'desk' } });
});

test('the name that an invitation says, and that of a change', async () => {
	const { id } = await invited('kim@brume.example');
	for (const name of programs) {
		const given = { email: 'other@brume.example', name, grants: [{ role: 'editor' }] };
		expect([name, await admin.ask('POST', 'people/invite', given)]).toMatchObject([name, reserved]);
		expect([name, await admin.ask('PATCH', `people/${id}`, { name })]).toMatchObject([name, reserved]);
	}
});

test('the name that an invited person chooses; the link stays good', async () => {
	const { token } = await invited('lee@brume.example');
	const given = { token, name: 'clock', password: 'niebla azul sobre el puerto' };
	expect(await new Visitor(site.url).ask('POST', 'link/accept', given)).toMatchObject(reserved);
	const { visitor } = await settle(site.url, token, { name: 'Lee' });
	expect((await visitor.ask('GET', 'session')).data).toMatchObject({ state: 'in', account: { name: 'Lee' } });
});

test('the sentence is told in Spanish too', async () => {
	const desk = await signedIn(site, [{ role: 'desk' }]);
	const headers = { 'sec-fetch-site': 'same-origin', 'accept-language': 'es' };
	expect(await desk.send('PATCH', 'me', { name: 'clock' }, headers)).toMatchObject({
		msg: 'Así se llaman los programas de la redacción. Elija otro nombre.',
	});
});
