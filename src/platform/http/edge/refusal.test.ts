import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { defaultEdition, editions } from '../../../editions/editions';
import { englishWords, spanishWords } from '../../../editions/words/words';
import { askMiddleware } from '../../../site/render/middleware';
import { startFront } from '../harness';

const LONG = 'a'.repeat(5_000);
const ok = () => new Response('ok');
const heading = (text: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1];
const linksIn = (text: string) =>
	[...text.matchAll(/<a class="([^"]*)" href="([^"]*)">([^<]*)<\/a>/g)].map(([, ...link]) => link);

test.each([
	['/404', 'An error occurred while showing the error page', '/'],
	['/es/404', 'Tampoco se puede mostrar la página de error', '/es'],
])('an error page that cannot be shown says so, with a link home (%s)', async (path, words, home) => {
	const harness = await startFront(() => {
		throw new Error('the error page cannot be drawn');
	});
	const answer = await harness.get(path);
	expect(answer.status).toBe(503);
	expect(answer.text).toContain(`<h1 class="hed hed--1">${words}</h1>`);
	expect(answer.text).toContain(`href="${home}"`);
	expect(answer.text).toContain('<meta name="robots" content="noindex">');
	const other = await harness.get('/news');
	expect(other.text).toContain('Something went wrong on our side');
});

describe('a page that is refused', () => {
	test.each([
		['GET', '/es/news/%00', 400, spanishWords.refusals[400].heading],
		['DELETE', '/es/news', 405, spanishWords.refusals[405].heading],
		['GET', '/es/LONG', 414, spanishWords.refusals[414].heading],
		['GET', '/es/a;b', 404, spanishWords.error_default],
		['GET', '/news/%00', 400, englishWords.refusals[400].heading],
		['DELETE', '/news', 405, englishWords.refusals[405].heading],
	])('%s %s is answered with %i in the words of its edition', async (method, path, status, words) => {
		const harness = await startFront(ok, { editions });
		const answer = await harness.get(path.replace('LONG', LONG), {}, method);
		expect([answer.status, heading(answer.text)]).toEqual([status, words]);
	});

	test.each([
		['nobody', undefined, '/es'],
		[
			'a page of this site',
			'http://site.test/es/tool/calculate?tool=mix&ml=10',
			'/es/tool/calculate?tool=mix&amp;ml=10',
		],
		['another site', 'http://other.test/es/news', '/es'],
		['another scheme', 'https://site.test/es/news', '/es'],
		['nonsense', 'x"><script>', '/es'],
		['an address that a browser takes for another site', 'http://site.test//other.test', '/es'],
		['hostile words', 'http://site.test/"><script>', '/%22%3E%3Cscript%3E'],
	])('leads back and home without a script; sent by %s', async (_who, referer, back) => {
		const harness = await startFront(ok);
		const { text } = await harness.get('/es/news', referer === undefined ? {} : { referer }, 'DELETE');
		expect(linksIn(text)).toEqual([
			['btn btn--line', back, 'Volver'],
			['btn', '/es', 'Inicio'],
		]);
		expect(text).not.toContain('<script');
	});
});

describe('a call that is refused', () => {
	const spanish = { 'accept-language': 'en;q=0.1, es;q=0.9' };
	test.each<[string, string, Record<string, string>, string, number, string]>([
		['GET', '/api/v2/article/get?id=%00&edition=es', {}, '', 400, spanishWords.refusals[400].line],
		['GET', '/api/v2/article/get?id=%00&edition=en', spanish, '', 400, englishWords.refusals[400].line],
		['GET', '/api/v2/article/get?id=%00', spanish, '', 400, spanishWords.refusals[400].line],
		['GET', '/api/v2/article/get?id=%00&edition=xx', {}, '', 400, englishWords.refusals[400].line],
		['GET', '/api/v2/a;b', spanish, '', 404, spanishWords.api.not_found],
		[
			'POST',
			'/api/v2/email/create',
			{ ...spanish, origin: 'http://other.test' },
			'{}',
			401,
			spanishWords.refusals[401].line,
		],
		[
			'POST',
			'/api/v2/email/create',
			{ ...spanish, 'content-encoding': 'gzip' },
			'{}',
			415,
			spanishWords.refusals[415].line,
		],
		['POST', '/api/v2/email/create', spanish, 'LONG', 413, spanishWords.refusals[413].line],
		['GET', '/api/v2/LONG', spanish, '', 414, spanishWords.refusals[414].line],
		['GET', '/api/v2/article/all', { ...spanish, host: 'other.test' }, '', 421, spanishWords.refusals[421].line],
		['POST', '/api/v2/email/create', { ...spanish, expect: 'wonders' }, '{}', 417, spanishWords.refusals[417].line],
		['PROPFIND', '/api/v2/article/all', spanish, '', 405, spanishWords.refusals[405].line],
	])(
		'%s %s %j: in the envelope, in the words of the edition of its caller',
		async (method, path, headers, body, status, msg) => {
			const harness = await startFront(ok);
			const answer = body
				? await harness.post(path, body.replace('LONG', 'x'.repeat(70_000)), headers, method)
				: await harness.get(path.replace('LONG', LONG), headers, method);
			expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { code: status, msg, data: null }]);
		},
	);
});

test('a route that names a middleware nobody knows is answered with 500 and these words', async () => {
	const app = new Hono();
	app.get('*', async (c) => (await askMiddleware({}, 'nobody', c, defaultEdition)) ?? c.text('The page'));
	const harness = await startFront(async (request) => app.fetch(request));
	const answer = await harness.get('/es/news');
	expect([answer.status, heading(answer.text), answer.headers['retry-after']]).toEqual([
		500,
		'Unknown middleware',
		undefined,
	]);
	expect(answer.text).toContain('<p class="code">500</p>');
	expect(linksIn(answer.text)).toHaveLength(2);
});
