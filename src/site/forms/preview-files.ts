import { Hono } from 'hono';
import { clientOf } from '../../call/client-of';
import { pathOf } from '../../editions/address';
import { editions } from '../../editions/editions';
import { urls } from '../../editions/urls';
import type { Database } from '../../platform/db/db';
import { consumeRateLimits, rateLimitsOf } from '../../platform/security/rate-limits';
import type { SigningKeys } from '../../platform/security/signature';
import { type OpenLink, previewLinkBehind } from '../../queries/secret/preview-link';

interface PreviewFilesOptions {
	db: Database;
	/** Unix seconds. */
	clock(): number;
	keys(): Promise<SigningKeys>;
	/** Answers with a stored file that a link shows; without a link, with a file that is missing. */
	give(link: OpenLink | undefined, name: string, request: Request): Promise<Response>;
}

/** Limit of files for one client and hour: a page has about ten of them. */
const LIMIT = { seconds: 3_600, per_client: 2_400 };
/**
 * Headers that keep the content of a link away from caches and search engines, and its address away from other sites.
 */
const KEPT_TO_ITSELF = {
	'cache-control': 'private, no-store',
	'referrer-policy': 'no-referrer',
	'x-robots-tag': 'noindex, nofollow',
};

/** Serves the pictures of a preview page, at the address of its link. */
export function createPreviewFiles({ db, clock, keys, give }: PreviewFilesOptions): Hono {
	const app = new Hono();
	for (const edition of editions) {
		app.get(pathOf(edition, urls.previewFile.route), async (c) => {
			const now = clock();
			const wait = await consumeRateLimits(db, await keys(), rateLimitsOf('preview-file', LIMIT, clientOf(c)), now);
			if (wait > 0) return c.body(null, 429, { ...KEPT_TO_ITSELF, 'retry-after': String(wait) });
			const open = await previewLinkBehind(db, c.req.param('token') ?? '', now);
			const link = open?.article.edition === edition.code ? open : undefined;
			const given = await give(link, c.req.param('file') ?? '', c.req.raw);
			const answer = new Response(given.body, given);
			for (const [header, value] of Object.entries(KEPT_TO_ITSELF)) answer.headers.set(header, value);
			answer.headers.delete('cache-tag');
			return answer;
		});
	}
	return app;
}
