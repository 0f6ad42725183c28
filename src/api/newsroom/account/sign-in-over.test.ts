/** Signing in while a session is open ends that session, so that a browser leaves no open session behind. */
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInDemo } from '../../../../tests/demonstration';
import { PASSWORD, type Settled, settle } from '../../../../tests/settled';
import { openTestFront, type TestFront } from '../../../../tests/site';
import { Visitor } from '../../../../tests/staff-visitor';
import { actors } from '../../../access/actor';
import { invite } from '../../../commands/account/make-link';
import { createContext } from '../../../commands/command';
import { audit } from '../../../data/tables/site';

const EMAIL = 'uxia@brume.example';
let site: TestFront;
let person: Settled;
const token = async (email: string) =>
	(
		await invite(createContext(site.db, actors.operator, Math.floor(Date.now() / 1000)), {
			email,
			name: 'Uxía',
			grants: [{ role: 'desk' }],
		})
	).token ?? '';
beforeAll(async () => {
	site = await openTestFront();
	person = await settle(site.url, await token(EMAIL));
});
afterAll(() => site.stop());

/** The same cookie in another program. */
const copyOf = ({ cookie }: Visitor) => Object.assign(new Visitor(site.url), { cookie });
const stateOf = async (visitor: Visitor) => (await visitor.ask('GET', 'session')).data.state;

/** A person of the demonstration who is signed in. */
const demoPerson = () => signedInDemo(site, 'editor');

describe('every way in ends the session that the browser had', () => {
	test('people of the demonstration', async () => {
		const visitor = await demoPerson();
		const former = copyOf(visitor);
		await signedInDemo(site, 'desk', visitor);
		expect(await stateOf(visitor)).toBe('in');
		expect(await stateOf(former)).toBe('out');
		const ended = await site.db.write((tx) =>
			tx
				.select()
				.from(audit)
				.where(and(eq(audit.noun, 'session'), eq(audit.action, 'end'))),
		);
		expect(ended).toHaveLength(1);
	});

	test('password and code', async () => {
		const visitor = await demoPerson();
		const former = copyOf(visitor);
		expect((await visitor.ask('POST', 'session', { email: EMAIL, password: `${PASSWORD}?` })).status).toBe(401);
		expect(await stateOf(former)).toBe('in');
		await visitor.ask('POST', 'session', { email: EMAIL, password: PASSWORD });
		const half = copyOf(visitor);
		expect([await stateOf(half), await stateOf(former)]).toEqual(['code', 'out']);
		await visitor.ask('POST', 'session/code', { code: person.codes[0] });
		expect([await stateOf(visitor), await stateOf(half)]).toEqual(['in', 'out']);
	});

	test('the link of an invitation, and the set-up of the second factor', async () => {
		const visitor = await demoPerson();
		const former = copyOf(visitor);
		const given = { token: await token('roi@brume.example'), name: 'Roi', password: PASSWORD };
		expect((await visitor.ask('POST', 'link/accept', given)).data).toMatchObject({ state: 'enrol' });
		expect(await stateOf(former)).toBe('out');
	});

	test('another session of the same person, in another browser, goes on', async () => {
		const visitor = new Visitor(site.url);
		await visitor.ask('POST', 'session', { email: EMAIL, password: PASSWORD });
		await visitor.ask('POST', 'session/code', { code: person.codes[1] });
		const elsewhere = await demoPerson();
		expect([await stateOf(person.visitor), await stateOf(visitor), await stateOf(elsewhere)]).toEqual([
			'in',
			'in',
			'in',
		]);
	});
});
