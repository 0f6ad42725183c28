import { Hono } from 'hono';
import { labelLine, sectionName } from '../../editions/article-labels';
import type { Edition } from '../../editions/edition';
import { editions } from '../../editions/editions';
import { calculatorName } from '../../editions/paths/calculator-path';
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
import { sectionOf } from '../../shared/address/cover-url';
import { type CacheTag, tag } from '../../shared/cache-tags';
import { isCalculator } from '../../shared/calculate/calculator/calculator-names';
import { sceneFor } from '../../shared/cover/scene-choice';
import { coverOfBook, sceneOf, sceneOfFirm, sceneOfShow } from '../blocks/cover/scenes';
import { seoOf } from '../render/head/seo';
import type { Site } from '../render/screen';

const headers = (tags: CacheTag[]) => ({
	'content-type': 'image/png',
	'cache-control': 'public, max-age=86400, s-maxage=2592000, stale-while-revalidate=86400',
	'cache-tag': tags.join(','),
});

/** The content of a card, and the tags of the answer. */
interface Card {
	title: string;
	cover: CoverSpec;
	tags: CacheTag[];
}

/** The cards of pages other than articles; undefined where there is no such page. */
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
		const title = calculatorName(edition, name);
		const scene = sceneFor({ seed: name, section: 'data', title, tags: [] });
		return { title, cover: { seed: name, kind: 'data', scene, mood: 'night' }, tags: [] };
	},
};

const isCardPage = (name: string): name is CardPage => Object.hasOwn(pages, name);

/** The arguments of the drawer: without a mood, the seed decides on one. */
const drawing = ({ mood, ...cover }: CoverSpec) => ({ ...cover, ...(mood ? { mood } : {}) });

/** The card of an article, as far as the connection may see it; undefined where it sees no such article. */
async function cardOfArticle(db: Db, site: Site, id: number) {
	const article = await articleById(db, id);
	if (!article) return undefined;
	const cover = {
		seed: article.cover_seed,
		kind: sectionOf(article),
		scene: sceneOf(article),
		mood: article.cover_mood,
	};
	const edition = editions.find(({ code }) => code === article.edition);
	const words = {
		title: article.title,
		instead: edition ? sectionName(edition, article.type, site.brand) : '',
		label: edition ? labelLine(edition.words, article) : '',
	};
	return {
		edition: article.edition,
		address: socialCardUrl(article),
		draw: () => drawSocialCard(words, drawing(cover), site.mark),
	};
}

/**
 * The picture with which an article is shared, as far as the connection may see it: its photograph, or a card.
 * @param path address of the article
 * @param now Unix seconds
 * @returns a function that makes its address, which holds the whole picture where it is drawn; it gives undefined where
 * there is none, or where too many drawings are waiting
 */
export async function sharedPicture(
	db: Db,
	site: Site,
	{ id, path, now }: { id: number; path: string; now: number },
): Promise<() => Promise<string | undefined>> {
	const image = (await seoOf(db, site, now, path))?.image;
	const card = await cardOfArticle(db, site, id);
	return async () => {
		if (!image || !card || new URL(image).pathname !== card.address) return image;
		const png = await card.draw();
		return png && `data:image/png;base64,${png.toString('base64')}`;
	};
}

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
		answer(
			await drawSocialCard(
				{ title: '', instead: '', label: '' },
				{ seed: site.brand.name, kind: 'headline', scene: 'headland', mood: 'night' },
				site.mark,
			),
			[],
		),
	);
	app.get(rootUrls.socialCard.route, async (c, next) => {
		const id = rootUrls.socialCard.read(c.req.path)?.id;
		const card = await cardOfArticle(db.read, site, Number(id));
		if (!card || card.edition !== c.req.param('edition')) return next();
		if (c.req.path !== card.address) return c.redirect(card.address, 302);
		return answer(await card.draw(), [tag.article(Number(id))]);
	});
	app.get(rootUrls.pageCard.route, async (c, next) => {
		const asked = rootUrls.pageCard.read(decodeURIComponent(c.req.path));
		const edition = editions.find((one) => one.code === asked?.edition);
		if (!asked || !edition || !isCardPage(asked.page)) return next();
		const card = await pages[asked.page](db.read, edition, asked.name, now());
		if (!card) return next();
		const instead = sectionName(edition, card.cover.kind, site.brand);
		return answer(
			await drawSocialCard({ title: card.title, instead, label: '' }, drawing(card.cover), site.mark),
			card.tags,
		);
	});
	return app;
}
