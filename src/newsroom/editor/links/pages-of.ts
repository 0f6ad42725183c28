import type { LinkTarget } from '../../../api/newsroom/desk/link-target-calls';
import { ask } from '../../calls';
import type { FindPages } from './site-pages';

/** Finds pages of an edition, for the links of its texts. */
export const pagesOf =
	(edition: string): FindPages =>
	async (words, signal) =>
		(await ask<{ rows: LinkTarget[] }>('link_target/choice', { query: { edition, search: words }, signal })).rows;
