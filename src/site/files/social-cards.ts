import { Hono } from 'hono';
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
			: new Response('Too many drawings are waiting.', { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } });
	app.get('/social/site.png', async () => answer(await drawSocialCard('', { seed: site.brand.name, kind: 'headline', mood: 'night' }), []));
	app.get('/social/:edition/:file{[1-9][0-9]{0,8}-[0-9]{1,12}\\.png}', async (c, next) => {
		const [id] = c.req.param('file').split('-');
		const article = await articleById(db.read, Number(id));
		const version = article && `${article.id}-${article.revised_at ?? article.published_at}.png`;
		if (!article || article.edition !== c.req.param('edition')) return next();
		if (version !== c.req.param('file')) return c.redirect(`/social/${article.edition}/${version}`, 302);
		const png = await drawSocialCard(article.title, { seed: article.cover_seed, kind: sectionOf(article), ...(article.cover_mood ? { mood: article.cover_mood } : {}) });
		return answer(png, [tag.article(article.id)]);
	});
	return app;
}
