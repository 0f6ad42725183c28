import { Hono } from 'hono';
import { rootUrls, socialCardUrl } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import { drawSocialCard } from '../../platform/images/social-card';
import { articleById } from '../../queries/article/article';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { sectionOf } from '../blocks/story';
import type { Site } from '../render/screen';

const headers = (tags: CacheTag[]) => ({
	'content-type': 'image/png',
	'cache-control': 'public, max-age=86400, s-maxage=2592000, stale-while-revalidate=86400',
	'cache-tag': tags.join(','),
});

/** Social cards: /social/site.png, and /social/{edition}/{id}-{version}.png for each article. */
export function createSocialCards(db: Database, site: Site): Hono {
	const app = new Hono();
	const answer = (png: Buffer | undefined, tags: CacheTag[]) =>
		png
			? new Response(new Uint8Array(png), { headers: headers(tags) })
			: new Response('Too many drawings are waiting.', {
					status: 503,
					headers: { 'retry-after': '2', 'cache-control': 'no-store' },
				});
	app.get(rootUrls.siteCard.route, async () =>
		answer(await drawSocialCard('', { seed: site.brand.name, kind: 'headline', mood: 'night' }), []),
	);
	app.get(rootUrls.socialCard.route, async (c, next) => {
		const id = rootUrls.socialCard.read(c.req.path)?.id;
		const article = await articleById(db.read, Number(id));
		if (!article || article.edition !== c.req.param('edition')) return next();
		const address = socialCardUrl(article);
		if (c.req.path !== address) return c.redirect(address, 302);
		const png = await drawSocialCard(article.title, {
			seed: article.cover_seed,
			kind: sectionOf(article),
			...(article.cover_mood ? { mood: article.cover_mood } : {}),
		});
		return answer(png, [tag.article(article.id)]);
	});
	return app;
}
