import { noteChanged } from '../platform/db/changes';
import type { Tx } from '../platform/db/tx';
import { type CacheTag, tag } from '../shared/cache-tags';

/**
 * Names the cache tags of what this transaction changes: those of articles, lists, pages
 * (`tag`). Every node drops the pages that carry them when it commits, and with them every
 * answer about an address where nothing stood.
 */
export async function changed(tx: Tx, tags: CacheTag[]): Promise<void> {
	noteChanged(tx, [...tags, tag.addresses]);
}
