import { z } from 'zod';
import { denialFor, denied } from '../../../access/authorization';
import { staffCall } from '../../../call/newsroom-calls';
import { createContext } from '../../../commands/command';
import { makePreviewLink } from '../../../commands/preview/make-preview-link';
import { revokePreviewLink } from '../../../commands/preview/revoke-preview-link';
import { editionByCode } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { previewLinksOf } from '../../../queries/desk/preview-links';
import { Refusal } from '../../../shared/refusal';
import { getVisibleArticle } from './visible-article';

const right = 'preview_link.make';
const key = z.object({ key: z.string() });

const row = z.object({
	id: z.number(),
	/** For whom it is. */
	name: z.string(),
	is_pinned: z.boolean(),
	/** Name of the person who made it. */
	by: z.string(),
	created_at: z.number(),
	ends_at: z.number(),
	revoked_at: z.number().nullable(),
	/** When it was last opened, and how often. */
	opened_at: z.number().nullable(),
	opened: z.number(),
});
/** A link to the preview of an article, without its token. */
export type PreviewLink = z.output<typeof row>;

/** Links by which somebody outside sees a draft (newsroom.md, section 6, Preview). */
export const previewLinkCalls = [
	staffCall({
		method: 'GET',
		path: 'preview_link',
		summary: 'Links to the preview of an article, those of the last month that are over too',
		right,
		input: { query: z.object({ article: z.string().regex(/^[1-9]\d{0,8}$/) }) },
		output: z.object({ rows: z.array(row) }),
		async run({ db, actor, now, input }) {
			const { row: found, subject } = await getVisibleArticle(db, actor, Number(input.article), now);
			const code = denialFor(actor, right, subject, now);
			if (code) throw denied(actor, right, code);
			return { rows: await previewLinksOf(db.staff, found.id) };
		},
	}),
	staffCall({
		method: 'POST',
		path: 'preview_link',
		summary: 'Makes a link by which somebody without an account sees an article; its address is told once',
		right,
		input: { body: makePreviewLink.input },
		output: z.object({ id: z.number(), address: z.string(), ends_at: z.number() }),
		status: 201,
		async run({ db, actor, now, entrance, given }) {
			const { token, edition: code, ...made } = await makePreviewLink(createContext(db, actor, now), given as never);
			const edition = editionByCode(code);
			if (!edition) throw new Refusal('state', 'edition', { rule: { name: 'edition' } });
			return { ...made, address: entrance.site_url + urls.preview.href(edition, { token }) };
		},
	}),
	staffCall({
		method: 'DELETE',
		path: 'preview_link/:key{[1-9][0-9]{0,8}}',
		summary: 'Ends a link to a preview at once',
		right,
		input: { path: key },
		output: z.object({ id: z.number() }),
		run: ({ db, actor, now, input }) => revokePreviewLink(createContext(db, actor, now), { id: Number(input.key) }),
	}),
];
