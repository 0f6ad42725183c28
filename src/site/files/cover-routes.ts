import { Hono } from 'hono';
import { root_urls } from '../../editions/urls';
import { drawCover } from '../../platform/images/cover-drawer';
import { KINDS } from '../../platform/images/cover-drawing.js';
import { COVER_VERSION } from '../../shared/address/cover-url';

const LINES = new Set(['84', '72', '56', '46', '40', '36', '24', '17']);
const MOODS = new Set(['auto', 'day', 'night', 'deep']);
const SEED_LENGTH = 300;

/** Drawn covers: /cover/{version}/{kind}/{mood}/{lines}/{seed}.svg, the same bytes for ever. */
export function createCoverRoutes(): Hono {
	const app = new Hono();
	app.get(root_urls.cover.route, async (c) => {
		const { version = '', kind = '', mood = '', lines = '', file = '' } = c.req.param() as Record<string, string>;
		if (version !== String(COVER_VERSION) || !KINDS.includes(kind) || !MOODS.has(mood) || !LINES.has(lines) || !file.endsWith('.svg') || file.length > SEED_LENGTH + 4) {
			return new Response('Not Found', { status: 404, headers: { 'cache-control': 'public, s-maxage=60', 'content-type': 'text/plain; charset=utf-8' } });
		}
		const svg = await drawCover({ seed: file.slice(0, -4), kind, lines: Number(lines), ...(mood === 'auto' ? {} : { mood: mood as 'day' | 'night' | 'deep' }) });
		if (svg === undefined)
			return new Response('Too many drawings are waiting.', {
				status: 503,
				headers: { 'retry-after': '2', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
			});
		return new Response(svg, { headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=31536000, s-maxage=31536000, immutable' } });
	});
	return app;
}
