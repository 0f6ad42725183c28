import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../tests/site';
import { actors } from '../../access/actor';
import { adminCookie, requireRight } from '../../api/public/admin';
import { Refusal } from '../../shared/refusal';
import { createContext } from '../command';
import { makeAdminToken, revokeAdminToken } from './admin-token';

const NOW = 1_800_000_000;
const settings = {
	cookie_prefix: 'site',
	site_url: 'https://news.vapour.io',
	mail_ceiling: 1,
	searchLimit: 1,
	countryHeader: undefined,
};

describe('admin tokens', () => {
	let database: TestDatabase;
	let token = '';
	beforeAll(async () => {
		database = await openTestDatabase();
		token = await makeAdminToken(createContext(database.db, actors.operator, NOW), 'an integration', ['upload'], 3_600);
	});
	afterAll(() => database.stop());
	const ask = (headers: Record<string, string>, now = NOW) =>
		requireRight(database.db, new Headers(headers), settings, 'upload', now);

	test('open what they have the right to: as Authorization header, or as the cookie on the site’s own calls', async () => {
		expect(adminCookie(settings)).toBe('__Host-site_admin_token');
		expect(adminCookie({ ...settings, site_url: 'http://127.0.0.1:3000' })).toBe('site_admin_token');
		expect(await ask({ authorization: `Bearer ${token}` })).toMatchObject({ actor: { name: 'an integration' } });
		expect(await ask({ authorization: token })).toMatchObject({ actor: { name: 'an integration' } });
		const cookie = `a=b; __Host-site_admin_token=${token}`;
		expect(await ask({ cookie, 'sec-fetch-site': 'same-origin' })).toMatchObject({ actor: { name: 'an integration' } });
		await expect(ask({ cookie, 'sec-fetch-site': 'cross-site' })).rejects.toThrow(Refusal);
		await expect(ask({ cookie: `site_admin_token=${token}` })).rejects.toThrow(Refusal);
	});

	test('are refused when they are wrong, have no such right, are too old or were revoked', async () => {
		const none = await makeAdminToken(createContext(database.db, actors.operator, NOW), 'no rights', [], 3_600);
		for (const wrong of ['', 'x', `${token}x`, none])
			await expect(ask({ authorization: `Bearer ${wrong}` })).rejects.toThrow('foreign');
		await expect(ask({ authorization: token }, NOW + 3_601)).rejects.toThrow('foreign');
		const { id } = await ask({ authorization: token });
		await revokeAdminToken(createContext(database.db, actors.operator, NOW), id ?? 0);
		await expect(ask({ authorization: token })).rejects.toThrow('foreign');
	});
});
