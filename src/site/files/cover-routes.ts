import { Hono } from 'hono';
import { rootUrls } from '../../editions/urls';
import { drawCover } from '../../platform/images/cover-drawer';
import { isMood, isSectionInk } from '../../platform/images/covers/colours';
import { COVER_VERSION } from '../../shared/address/cover-url';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { isSceneName } from '../../shared/cover/scene-names';

const LINES = new Set(['84', '72', '56', '46', '40', '36', '24', '17']);
const SEED_LENGTH = 300;

/**
 * A cover of an article that was withdrawn is missing as its page is; it is there again as soon as anything public has
 * it.
 */
const missing = (tags: CacheTag[]) =>
	new Response('Not Found', {
		status: 404,
		headers: {
			'cache-control': 'public, s-maxage=60',
			'cache-tag': [...tags, tag.addresses].join(','),
			'content-type': 'text/plain; charset=utf-8',
		},
	});

/**
 * Drawn covers: /cover/{version}/{kind}/{scene}/{mood}/{lines}/{seed}.svg, the same bytes for ever.
 * @param isWithdrawn true where the seed is that of an article that was withdrawn, and of nothing public
 */
export function createCoverRoutes(isWithdrawn: (seed: string) => Promise<boolean>): Hono {
	const app = new Hono();
	app.get(rootUrls.cover.route, async (c) => {
		const {
			version,
			kind = '',
			scene = '',
			mood = '',
			lines = '',
			file = '',
		} = c.req.param() as Record<string, string>;
		if (
			version !== String(COVER_VERSION) ||
			!isSectionInk(kind) ||
			!isSceneName(scene) ||
			!(mood === 'auto' || isMood(mood)) ||
			!LINES.has(lines) ||
			!file.endsWith('.svg') ||
			file.length > SEED_LENGTH + 4
		) {
			return missing([]);
		}
		const seed = file.slice(0, -4);
		if (await isWithdrawn(seed)) return missing([tag.cover(seed)]);
		const svg = await drawCover({
			seed,
			kind,
			scene,
			lines: Number(lines),
			...(mood === 'auto' ? {} : { mood }),
		});
		if (svg === undefined)
			return new Response('Too many drawings are waiting.', {
				status: 503,
				headers: { 'retry-after': '2', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
			});
		return new Response(svg, {
			headers: {
				'content-type': 'image/svg+xml; charset=utf-8',
				'cache-control': 'public, max-age=31536000, s-maxage=31536000, immutable',
				'cache-tag': tag.cover(seed),
			},
		});
	});
	return app;
}
