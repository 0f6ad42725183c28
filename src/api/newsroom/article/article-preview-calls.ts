import { z } from 'zod';
import type { Actor } from '../../../access/actor';
import { staffCall } from '../../../call/newsroom-calls';
import { articleContent, articleLinks } from '../../../commands/article/core/article-input';
import { rehearseArticle } from '../../../commands/article/rehearse-article';
import { issueWith, neverMailed } from '../../../commands/issue/core/weekly-text';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import type { Database } from '../../../platform/db/db';
import { Refusal } from '../../../shared/refusal';
import { getVisibleArticle } from './visible-article';

/** Places where an article can be previewed before readers have it: pages of the site, and the newsletter. */
const places = ['article', 'front', 'list', 'newsletter'] as const;

/** Returns the article to preview, and its edition. @throws Refusal `not_found`, `state` */
async function lookedAt(db: Database, actor: Actor, key: string, now: number) {
	const id = Number(key);
	const { row } = await getVisibleArticle(db, actor, id, now);
	const edition = editionByCode(row.edition);
	if (!edition || row.status === 'discarded')
		throw new Refusal('state', 'status', { rule: { name: 'status', status: row.status } });
	return { id, edition };
}

/** An article as readers will have it (newsroom.md, section 6, Preview). */
export const articlePreviewCalls = [
	staffCall({
		method: 'POST',
		path: 'article/:key{[1-9][0-9]{0,8}}/rehearse',
		summary: 'A page of readers as it would be if the article were published now, with what is not saved yet',
		right: 'article.read_drafts',
		input: {
			path: z.object({ key: z.string() }),
			body: z.object({ ...articleContent.shape, links: articleLinks.optional(), place: z.enum(places) }),
		},
		/** Without HTML it is in no newsletter, and why. */
		output: z.object({ html: z.string().optional(), never: z.enum(neverMailed).optional() }),
		async run({ db, actor, now, entrance, given: { key, place, ...given } }) {
			const { id, edition } = await lookedAt(db, actor, String(key), now);
			const draw = await rehearseArticle(db, actor, now, { ...given, id }, async (read, row) => {
				if (place === 'newsletter') {
					const issue = await issueWith(read, edition, row, now);
					return typeof issue === 'string'
						? () => ({ never: issue })
						: () => ({ html: entrance.drawNewsletter(edition, issue, now) });
				}
				const html = await entrance.drawPage(
					read,
					place === 'article'
						? urls.article.href(edition, row)
						: place === 'front'
							? urls.home.href(edition)
							: urls.newsList.href(edition, row.type),
					now,
				);
				return () => ({ html });
			});
			return draw();
		},
	}),
	staffCall({
		method: 'POST',
		path: 'article/:key{[1-9][0-9]{0,8}}/rehearse/card',
		summary: 'The picture with which the article would be shared if it were published now, with what is not saved yet',
		right: 'article.read_drafts',
		input: {
			path: z.object({ key: z.string() }),
			body: z.object({ ...articleContent.shape, links: articleLinks.optional() }),
		},
		output: z.object({ image: z.string().optional() }),
		async run({ db, actor, now, entrance, given: { key, ...given } }) {
			const { id, edition } = await lookedAt(db, actor, String(key), now);
			const make = await rehearseArticle(db, actor, now, { ...given, id }, (read, shown) =>
				entrance.sharedPicture(read, { id, path: urls.article.href(edition, shown), now }),
			);
			// It is drawn once the row is free again.
			const image = await make();
			return image === undefined ? {} : { image };
		},
	}),
];
