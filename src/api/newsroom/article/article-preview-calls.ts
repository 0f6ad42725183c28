import { z } from 'zod';
import type { Actor } from '../../../access/actor';
import { staffCall } from '../../../call/newsroom-calls';
import { articleContent, articleLinks } from '../../../commands/article/core/article-input';
import { rehearseArticle } from '../../../commands/article/rehearse-article';
import { issueWith, neverMailed } from '../../../commands/issue/core/weekly-text';
import type { ArticleRow } from '../../../data/article-content';
import type { Edition } from '../../../editions/edition';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import type { Database } from '../../../platform/db/db';
import type { Db } from '../../../platform/db/tx';
import { pageInListing } from '../../../queries/article/listing';
import { LIST_ROWS } from '../../../shared/article/list-rows';
import { Refusal } from '../../../shared/refusal';
import { getVisibleArticle } from './visible-article';

/**
 * Places where an article can be previewed before readers have it: pages of the site (`lead` is the front page with the
 * article as its lead), its entry in a feed, and the newsletter.
 */
const places = ['article', 'list', 'lead', 'front', 'feed', 'newsletter'] as const;
/** Why an article never appears in a place: in the newsletter, or as the lead of the front page. */
const nevers = [...neverMailed, 'lead'] as const;
/** Returns the article to preview, and its edition. @throws Refusal `not_found`, `state` */
async function lookedAt(db: Database, actor: Actor, key: string, now: number) {
	const id = Number(key);
	const { row } = await getVisibleArticle(db, actor, id, now);
	const edition = editionByCode(row.edition);
	if (!edition || row.status === 'discarded')
		throw new Refusal('state', 'status', { rule: { name: 'status', status: row.status } });
	return { id, edition };
}

/** The page of its section, or of the briefs, on which an article appears. */
async function listPage(read: Db, edition: Edition, row: ArticleRow): Promise<string> {
	const isBrief = row.kind === 'brief';
	const listing = { edition: edition.code, ...(isBrief ? { kind: 'brief' } : { type: row.type }) };
	const page = await pageInListing(read, listing, row, LIST_ROWS);
	return isBrief ? urls.briefs.href(edition, page) : urls.newsList.href(edition, row.type, page);
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
		output: z.object({
			html: z.string().optional(),
			/** Where links of the page lead to the article. */
			path: z.string().optional(),
			/** Without HTML: why it never appears there. */
			never: z.enum(nevers).optional(),
		}),
		async run({ db, actor, now, entrance, given: { key, place, ...given } }) {
			const { id, edition } = await lookedAt(db, actor, String(key), now);
			const shown = { ...given, id, ...(place === 'lead' ? { isLead: true } : {}) };
			const draw = await rehearseArticle(db, actor, now, shown, async (read, row) => {
				if (place === 'newsletter') {
					const issue = await issueWith(read, edition, row, now);
					return typeof issue === 'string'
						? () => ({ never: issue })
						: () => ({ html: entrance.drawNewsletter(edition, issue, now) });
				}
				if (place === 'lead' && row.kind === 'brief') return () => ({ never: 'lead' as const });
				const path = urls.article.href(edition, row);
				const html =
					place === 'feed'
						? await entrance.drawFeedEntry(read, edition, id)
						: await entrance.drawPage(
								read,
								place === 'article'
									? path
									: place === 'list'
										? await listPage(read, edition, row)
										: urls.home.href(edition),
								now,
							);
				return () => ({ html, path });
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
