import { noteChanged } from '../data/changes';
import type { Tx } from '../data/db';

/**
 * Names the cache tags of what this transaction changes: `article:42`, `list:en`, `list:en:company`, `home:en`,
 * `tag:7`, `author:3`, `page:en:about`, `seo` … Every node drops the pages that carry them when it commits.
 */
export async function changed(tx: Tx, tags: string[]): Promise<void> {
	noteChanged(tx, tags);
}
