import { z } from 'zod';
import { actors } from '../../access/actor';
import type { FormContext } from '../../call/contexts';
import { createContext } from '../../commands/command';
import { countOpening } from '../../commands/preview/count-opening';
import { rehearseLink } from '../../commands/preview/rehearse-link';
import { urls } from '../../editions/urls';
import { type OpenLink, previewLinkBehind } from '../../queries/secret/preview-link';
import { seoOverride } from '../../queries/site/seo';
import { STORED_FILES } from '../../shared/address/folders';
import { Refusal } from '../../shared/refusal';
import { withOverride } from '../render/head/seo';
import { Missing, type OpaqueScreen, Redirect } from '../render/screen';
import { articleByIdScreen, articleScreen } from '../screens/news/detail';
import { PreviewNotice, unknownPreviewScreen } from '../screens/preview/preview';
import { type FormCall, formCall } from './form-call';

/** An address of a stored file in the markup of a page, also one with the site's own origin before it. */
const FILE = new RegExp(`(?<=["' ,(])(https?://[^/"' ,()]+)?${STORED_FILES}/(?=[a-z0-9]+\\.[a-z0-9]+)`, 'g');

/** Puts pictures that readers may not have yet at the address of the link. */
const withOwnFiles = (html: string, { edition, site_url }: FormContext, token: string): string =>
	html.replace(FILE, (address, origin: string | undefined) =>
		origin === undefined || origin === site_url ? `${urls.preview.href(edition, { token })}/` : address,
	);

/** Notes that somebody has opened a link; who looks whether it opens, without reading, has not. */
const noteOpening = async ({ db, now, isHead }: FormContext, { link }: OpenLink): Promise<void> => {
	if (!isHead) await countOpening(createContext(db, actors.visitor, now), link.id);
};

/** The article as readers would see it, with a line about the link above it. */
const linkScreen = (context: FormContext, open: OpenLink): OpaqueScreen => ({
	query: [],
	fresh: 0,
	isSecret: true,
	async open(request) {
		const { db, now } = context;
		const { link, article } = open;
		const { edition } = request;
		const page = await rehearseLink(db, open, now, async (read, row) => {
			const path = urls.article.href(edition, row);
			const isNamed = row.seo_url !== null;
			const opened = await (isNamed ? articleScreen : articleByIdScreen).open({
				...request,
				db: read,
				path,
				rest: isNamed ? [String(row.seo_url)] : [],
				query: new URLSearchParams(isNamed ? {} : { id: String(row.id) }),
			});
			if (opened instanceof Missing || opened instanceof Redirect) return undefined;
			return { ...opened, head: withOverride(opened.head, await seoOverride(read, path)) };
		}).catch((error: unknown) => {
			// The author of the link may not show it any more, or the article cannot be drawn in its present state.
			if (error instanceof Refusal) return undefined;
			throw error;
		});
		if (!page) return unknownPreviewScreen.open(request);
		await noteOpening(context, open);
		const { [edition.code]: _own, ...others } = page.head.alternates ?? {};
		return {
			...page,
			isCacheable: false,
			head: {
				title: page.head.title,
				description: page.head.description,
				canonical: urls.home.href(edition),
				switchTo: { ...page.head.switchTo, ...others },
			},
			layout: {
				...page.layout,
				styles: [...(page.layout.styles ?? []), 'preview'],
				preview: (
					<PreviewNotice
						name={link.name}
						ends_at={link.ends_at}
						pinnedAt={link.is_pinned ? link.created_at : undefined}
						is_published={article.is_published}
					/>
				),
			},
		};
	},
});

/**
 * Shows a draft to anyone who has its link. Every request is counted, also of a link that does not open: it is answered
 * like one that never existed.
 */
export const previewCall: FormCall = formCall({
	method: 'GET',
	path: urls.preview.route,
	under: urls.preview.tree,
	summary: 'A draft as somebody outside sees it, by a link',
	input: { path: z.object({ token: z.string() }) },
	limits: { name: 'preview-link', seconds: 3_600, per_client: 120 },
	async run(context) {
		const { db, now, edition, input } = context;
		await context.count();
		const open = await previewLinkBehind(db, input.token, now);
		if (open?.article.edition !== edition.code) return { screen: unknownPreviewScreen };
		const { link, article } = open;
		// Where readers have all that a link would show, the visitor is sent to their page.
		if (article.is_published && !article.is_changed && !article.is_protected && !link.is_pinned) {
			await noteOpening(context, open);
			return new Response(null, {
				status: 302,
				headers: {
					location: urls.article.href(edition, article),
					'cache-control': 'private, no-store',
					'referrer-policy': 'no-referrer',
					'x-robots-tag': 'noindex, nofollow',
				},
			});
		}
		return { screen: linkScreen(context, open), amend: (html) => withOwnFiles(html, context, input.token) };
	},
});
