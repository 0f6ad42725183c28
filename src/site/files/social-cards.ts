import { Hono } from 'hono';
import { labelLine } from '../../editions/article-labels';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { isoDay } from '../../editions/relative-time';
import { type CardPage, rootUrls, socialCardUrl } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import type { Db } from '../../platform/db/tx';
import { drawSocialCard } from '../../platform/images/social-card';
import { articleById } from '../../queries/article/article';
import { companyBySlug } from '../../queries/company/company';
import { subjectBySlug } from '../../queries/event/subject';
import { licenseBySlug } from '../../queries/license/license';
import { bookBySlug } from '../../queries/site/book';
import { dutyTables } from '../../queries/site/duty-rate';
import type { CoverSpec } from '../../shared/address/cover-url';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { sceneFor } from '../../shared/cover/scene-choice';
import { coverOfBook, sceneOf, sceneOfFirm, sceneOfShow, sectionOf } from '../blocks/cover/scenes';
import type { Site } from '../render/screen';
import { isCalculator, nameOf } from '../screens/tool/calculator-name';

const headers = (tags: CacheTag[]) => ({
	'content-type': 'image/png',
	'cache-control': 'public, max-age=86400, s-maxage=2592000, stale-while-revalidate=86400',
	'cache-tag': tags.join(','),
});

/** What a card is made of, and what the answer shows. */
interface Card {
	title: string;
	cover: CoverSpec;
	tags: CacheTag[];
}

/** The cards of pages that are no articles; undefined where no such page stands. */
const pages: Record<CardPage, (db: Db, edition: Edition, name: string, now: number) => Promise<Card | undefined>> = {
	async topic(db, edition, slug) {
		const subject = await subjectBySlug(db, edition.code, slug);
		if (!subject) return undefined;
		const seed = subject.cover_seed;
		return {
			title: subject.title,
			cover: { seed, kind: 'exhibition', scene: sceneOfShow(seed), mood: 'deep' },
			tags: [tag.topics, ...(subject.id === undefined ? [] : [tag.subject(subject.id)])],
		};
	},
	async company(db, edition, slug, now) {
		const firm = await companyBySlug(db, edition.code, slug, isoDay(edition, now));
		return (
			firm && {
				title: firm.name,
				cover: { seed: slug, kind: 'company', scene: sceneOfFirm(firm), mood: 'day' },
				tags: [tag.company(firm.id)],
			}
		);
	},
	async license(db, edition, slug, now) {
		const record = await licenseBySlug(db, edition.code, slug, isoDay(edition, now));
		return (
			record && {
				title: record.name_en,
				cover: { seed: slug, kind: 'china', scene: 'licences', mood: 'day' },
				tags: [tag.licenses],
			}
		);
	},
	async book(db, edition, slug) {
		const book = await bookBySlug(db, edition.code, slug);
		return book && { title: book.title, cover: { ...coverOfBook(book), mood: 'deep' }, tags: [tag.book(book.id)] };
	},
	async market(db, edition, slug) {
		const title = (await dutyTables(db)).markets.find((one) => one.slug === slug)?.texts[edition.code]?.name;
		if (title === undefined) return undefined;
		const scene = sceneFor({ seed: slug, section: 'regulation', title, tags: [slug] });
		return { title, cover: { seed: slug, kind: 'regulation', scene, mood: 'deep' }, tags: [tag.duty_rates] };
	},
	async tool(_db, edition, name) {
		if (!isCalculator(name)) return undefined;
		const title = nameOf(edition, name);
		const scene = sceneFor({ seed: name, section: 'data', title, tags: [] });
		return { title, cover: { seed: name, kind: 'data', scene, mood: 'night' }, tags: [] };
	},
};

const isCardPage = (name: string): name is CardPage => Object.hasOwn(pages, name);

/** A drawing as the drawer takes it: its mood is left to the seed where none is given. */
const drawing = ({ mood, ...cover }: CoverSpec) => ({ ...cover, ...(mood ? { mood } : {}) });

/**
 * Social cards: /social/site.png, /social/{edition}/{id}-{version}.png for each article,
 * /social/{edition}/{page}/{name}.png for others.
 */
export function createSocialCards(db: Database, site: Site, now: () => number): Hono {
	const app = new Hono();
	const answer = (png: Buffer | undefined, tags: CacheTag[]) =>
		png
			? new Response(new Uint8Array(png), { headers: headers(tags) })
			: new Response('Too many drawings are waiting.', {
					status: 503,
					headers: { 'retry-after': '2', 'cache-control': 'no-store' },
				});
	app.get(rootUrls.siteCard.route, async () =>
		answer(await drawSocialCard('', { seed: site.brand.name, kind: 'headline', scene: 'headland', mood: 'night' }), []),
	);
	app.get(rootUrls.socialCard.route, async (c, next) => {
		const id = rootUrls.socialCard.read(c.req.path)?.id;
		const article = await articleById(db.read, Number(id));
		if (!article || article.edition !== c.req.param('edition')) return next();
		const address = socialCardUrl(article);
		if (c.req.path !== address) return c.redirect(address, 302);
		const cover = {
			seed: article.cover_seed,
			kind: sectionOf(article),
			scene: sceneOf(article),
			mood: article.cover_mood,
		};
		const edition = editions.find(({ code }) => code === article.edition);
		const label = edition ? labelLine(edition.words, article) : undefined;
		return answer(await drawSocialCard(article.title, drawing(cover), label), [tag.article(article.id)]);
	});
	app.get(rootUrls.pageCard.route, async (c, next) => {
		const asked = rootUrls.pageCard.read(decodeURIComponent(c.req.path));
		const edition = editions.find((one) => one.code === asked?.edition);
		if (!asked || !edition || !isCardPage(asked.page)) return next();
		const card = await pages[asked.page](db.read, edition, asked.name, now());
		return card ? answer(await drawSocialCard(card.title, drawing(card.cover)), card.tags) : next();
	});
	return app;
}
