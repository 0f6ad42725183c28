import { noteChanged } from '../platform/db/changes';
import type { Tx } from '../platform/db/tx';

/** Cache tag of answers that say that nothing stands at an address, or that it stands elsewhere: any change of content may make that wrong. */
export const ADDRESSES = 'addresses';

/**
 * Names the cache tags of what this transaction changes: `article:42`, `list:en`, `list:en:company`, `home:en`,
 * `tag:7`, `author:3`, `page:en:about`, `seo` … Every node drops the pages that carry them when it commits, and with them every
 * answer about an address where nothing stood.
 */
export async function changed(tx: Tx, tags: string[]): Promise<void> {
	noteChanged(tx, [...tags, ADDRESSES]);
}
