import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestFront, type TestFront } from '../../../tests/site';
import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { makeAdminToken } from '../../commands/security/admin-token';

let site: TestFront;
const tokens: Record<string, string> = {};
beforeAll(async () => {
	site = await openTestFront();
	const operator = createContext(site.db, actors.operator, Math.floor(Date.now() / 1000));
	for (const right of ['upload', 'content'] as const)
		tokens[right] = await makeAdminToken(operator, right, [right], 3_600);
});
afterAll(() => site.stop());

interface Asked {
	method?: string;
	path: string;
	body?: unknown;
	/** Right of the token; without it none is sent. */
	right?: string;
}

async function ask({ method = 'GET', path, body, right }: Asked, headers: Record<string, string>) {
	const response = await fetch(`${site.url}/admin/api/${path}`, {
		method,
		headers: {
			...headers,
			...(right ? { authorization: `Bearer ${tokens[right]}` } : {}),
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	const { code, msg, data } = (await response.json()) as { code: number; msg: string; data: { field?: string } | null };
	return { code, msg, field: data?.field };
}

const taken = { edition: 'en', slug: 'spain', name: 'Spain' };
const refusals: [name: string, asked: Asked, code: number, field: string | undefined, en: string, es: string][] = [
	[
		'no token',
		{ path: 'tag' },
		401,
		undefined,
		'Please send a token that is good.',
		'Envíe un identificador de acceso que sea válido.',
	],
	[
		'no right',
		{ path: 'tag', right: 'upload' },
		403,
		undefined,
		'You do not have access to this. Ask an administrator.',
		'No tiene acceso. Hable con un administrador.',
	],
	[
		'no row',
		{ path: 'tag/999999', right: 'content' },
		404,
		'key',
		'Not found. It may have been deleted or merged.',
		'No se encuentra. Puede que se haya borrado o unido a otra entrada.',
	],
	[
		'a wrong field',
		{ method: 'PATCH', path: 'tag/1', body: { slug: 'a b' }, right: 'content' },
		400,
		'slug',
		'Use letters and digits, with single hyphens between them.',
		'Use letras y cifras, separadas por guiones sencillos.',
	],
	[
		'text that cannot be stored',
		{ method: 'PATCH', path: 'tag/1', body: { version: 'old', name: 'a\0b' }, right: 'content' },
		400,
		'name',
		'It contains characters that cannot be stored. Delete them, or type the text again.',
		'Contiene caracteres que no se pueden guardar. Bórrelos o vuelva a escribir el texto.',
	],
	[
		'a name that is taken',
		{ method: 'POST', path: 'tag', body: taken, right: 'content' },
		409,
		'slug',
		'This belongs to “Spain”.',
		'Esto es de «Spain».',
	],
	[
		'an older version',
		{ method: 'PATCH', path: 'tag/1', body: { version: 'old', name: 'A' }, right: 'content' },
		409,
		'version',
		'Somebody has changed it since you opened it.',
		'Alguien lo ha cambiado desde que usted lo abrió.',
	],
	[
		'another method',
		{ method: 'PUT', path: 'tag', right: 'content' },
		405,
		undefined,
		'This method is not allowed here.',
		'Este método no está permitido aquí.',
	],
];

test.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])(
	'%s of a call that there is not is answered in the envelope',
	async (method) => {
		for (const path of ['', '/', '/nothing', '/tag/1/nothing', '/tag/nothing/at/all']) {
			const headers = { authorization: `Bearer ${tokens.content}`, 'accept-language': 'es' };
			const answer = await fetch(`${site.url}/admin/api${path}`, { method, headers });
			expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
				path,
				404,
				'application/json; charset=utf-8',
			]);
			expect(answer.headers.get('cache-control')).toBe('no-store');
			if (method !== 'HEAD')
				expect(await answer.json()).toEqual({
					code: 404,
					msg: 'No se ha encontrado nada para esta petición.',
					data: null,
				});
		}
	},
);

test('what the front refuses, and what fails, is answered in the envelope too', async () => {
	const headers = { authorization: `Bearer ${tokens.content}`, 'content-type': 'application/json' };
	const large = await fetch(`${site.url}/admin/api/tag`, { method: 'POST', headers, body: 'x'.repeat(3_000_000) });
	expect([large.status, ((await large.json()) as { code: number }).code]).toEqual([413, 413]);
	await site.db.write((tx) => tx.execute(sql`alter table tag rename to tag_away`));
	try {
		const failed = await fetch(`${site.url}/admin/api/tag`, { headers });
		expect([failed.status, failed.headers.get('content-type')]).toEqual([500, 'application/json; charset=utf-8']);
		expect(await failed.json()).toMatchObject({ code: 500, data: null });
	} finally {
		await site.db.write((tx) => tx.execute(sql`alter table tag_away rename to tag`));
	}
});

describe.each(refusals)('%s', (_name, asked, code, field, en, es) => {
	test.each([
		['the language of the caller', asked.path, { 'accept-language': 'es-ES,es;q=0.9,en;q=0.1' }, es],
		['the edition that is named', `${asked.path}?edition=es`, { 'accept-language': 'en' }, es],
		['another language of the caller', asked.path, { 'accept-language': 'fr, en;q=0.5' }, en],
		['the edition that is named, English', `${asked.path}?edition=en`, { 'accept-language': 'es' }, en],
	] as [string, string, Record<string, string>, string][])('is refused in %s', async (_how, path, headers, msg) => {
		expect(await ask({ ...asked, path }, headers)).toEqual({ code, msg, field });
	});
});

test('a name in the query that the call does not declare counts for nothing', async () => {
	const asked = async (query: string) => ask({ path: `tag?${query}`, right: 'content' }, {});
	expect(await asked('limit=none')).toMatchObject({ field: 'limit' });
	expect(await asked('limits=none&%C3%A9=%0A')).toEqual(await asked(''));
});
