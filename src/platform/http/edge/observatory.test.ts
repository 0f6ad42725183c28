/** Headers measured as Mozilla's HTTP Observatory does, by the weights of its fifth algorithm. */
import { expect, test } from 'vitest';
import { page, startFront } from '../harness';

type Headers = Readonly<Record<string, string | string[] | undefined>>;

const textOf = (value: string | string[] | undefined): string => [value ?? ''].flat().join(', ');

/** Directives of a content policy by their names. */
const directivesOf = (policy: string): Map<string, string> =>
	new Map(policy.split(';').map((one) => one.trim().split(/\s+(.*)/, 2) as [string, string]));

/** Points for the content policy. */
function policyPoints(policy: string): number {
	if (policy === '') return -25;
	const directives = directivesOf(policy);
	const scripts = directives.get('script-src') ?? directives.get('default-src') ?? '';
	if (/'unsafe-inline'|data:|\*|https?:(?:\s|$)/.test(scripts)) return -20;
	if (/'unsafe-eval'/.test(scripts)) return -10;
	if (/'unsafe-inline'/.test(policy)) return 0;
	return directives.get('default-src') === "'none'" ? 10 : 5;
}

/** Points for the cookies that an answer sets. */
function cookiePoints(cookies: readonly string[]): number {
	if (cookies.length === 0) return 0;
	if (cookies.some((one) => !/;\s*secure/i.test(one))) return -20;
	return cookies.every((one) => /;\s*httponly/i.test(one) && /;\s*samesite/i.test(one)) ? 5 : 0;
}

/** Points of an answer over TLS whose scripts are all the site's own. */
function pointsOf(headers: Headers): number {
	const header = (name: string) => textOf(headers[name]);
	const policy = header('content-security-policy');
	const age = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? -1);
	const frames = /DENY|SAMEORIGIN/.test(header('x-frame-options')) || directivesOf(policy).has('frame-ancestors');
	const referrer = /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
	const losses = [
		Math.min(0, policyPoints(policy)),
		Math.min(0, cookiePoints([headers['set-cookie'] ?? []].flat())),
		age < 0 ? -20 : age < 15_768_000 ? -10 : 0,
		header('x-content-type-options') === 'nosniff' ? 0 : -5,
		frames ? 0 : -20,
		header('access-control-allow-origin') === '*' ? -50 : 0,
	];
	const score = 100 + losses.reduce((sum, one) => sum + one, 0);
	// Points above 100 count only for a site that has lost few.
	if (score < 90) return score;
	const gains = [
		Math.max(0, policyPoints(policy)),
		Math.max(0, cookiePoints([headers['set-cookie'] ?? []].flat())),
		frames ? 5 : 0,
		referrer.test(header('referrer-policy')) ? 5 : 0,
		/^same-(?:origin|site)$/.test(header('cross-origin-resource-policy')) ? 10 : 0,
	];
	return gains.reduce((sum, one) => sum + one, score);
}

test.each([
	['a page', '/news/a', 200],
	['a page that is not there', '/news/none', 404],
	['an answer of the API', '/api/v2/article/all', 200],
	['a refusal of the API', '/api/v2/none', 404],
	['the newsroom', '/admin', 200],
])('%s has at least 110 points', async (_what, path, status) => {
	const harness = await startFront(
		() => (path.startsWith('/api') ? Response.json({ code: 1 }, { status }) : page('<p>x', { status })),
		{ site_url: 'https://site.test' },
	);
	const { headers } = await harness.get(path);
	expect(pointsOf(headers)).toBeGreaterThanOrEqual(110);
});

test('what is left out costs points, so that the measure measures', () => {
	const full = {
		'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
		'strict-transport-security': 'max-age=63072000',
		'x-content-type-options': 'nosniff',
		'referrer-policy': 'no-referrer',
	};
	expect(pointsOf(full)).toBe(120);
	for (const name of Object.keys(full)) expect(pointsOf({ ...full, [name]: undefined }), name).toBeLessThan(120);
	expect(pointsOf({ ...full, 'content-security-policy': "default-src 'self' 'unsafe-inline'" })).toBeLessThan(90);
	expect(pointsOf({ ...full, 'set-cookie': 'a=b' })).toBeLessThan(110);
});
