import type { CallQuery } from '../../../call/table';
import { EVERYTHING } from '../../../platform/db/changes';
import type { Database } from '../../../platform/db/db';
import type { KnownQuery } from '../../../platform/http/edge/target';
import { pathsWithQuery, redirectFor } from '../../../queries/site/redirect';
import { ledAddress, OLD_QUERY } from '../../../shared/address/led-address';
import { tag } from '../../../shared/cache-tags';
import { knownQuery } from '../known-query';
import { foldedPath, mayBeInOtherCase } from './other-case';

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * Knows the paths at which an imported site had addresses by a query (`/blog?p=12`), so that it is kept there and
 * nowhere else. Reads them at once, and again whenever redirects change.
 */
export class OldAddresses {
	#paths: ReadonlySet<string> = new Set();
	#reading: Promise<void>;

	constructor(
		private readonly db: Database,
		private readonly log: (line: Record<string, unknown>) => void,
		private readonly calls: CallQuery,
	) {
		this.#reading = this.#read();
		db.changes.on('changed', (tags) => {
			// The reads are chained, so that the last one wins.
			if (tags.includes(tag.redirects) || tags.includes(EVERYTHING))
				this.#reading = this.#reading.then(() => this.#read());
		});
	}

	/** Query parameters that change the answer at a canonical path. */
	readonly knownQuery: KnownQuery = (path) => {
		const known = knownQuery(path, this.calls);
		return known !== 'all' && this.#paths.has(path.toLowerCase()) ? [...new Set([...known, ...OLD_QUERY])] : known;
	};

	/**
	 * Returns the target for the address of a moved article or of an old site, or the canonical case of an address; never
	 * rejects.
	 * @param url path and known query, encoded
	 */
	readonly leadsTo = async (url: string): Promise<string | undefined> => {
		const [path = '', query = ''] = url.split('?');
		const { query: named } = ledAddress(url);
		const source = decodeURIComponent(path) + (query === '' ? '' : `?${named || query}`);
		try {
			const moved = await redirectFor(this.db.read, source);
			return moved ? (moved.target ?? undefined) : mayBeInOtherCase(path) ? foldedPath(path) : undefined;
		} catch {
			// The address is redirected to the one without the slash, like any other.
			return undefined;
		}
	};

	/** Settles when all known changes have been read; never rejects. */
	settled(): Promise<void> {
		return this.#reading;
	}

	async #read(): Promise<void> {
		try {
			this.#paths = new Set((await pathsWithQuery(this.db.read)).map((path) => encoded(path).toLowerCase()));
		} catch {
			// The paths stay as they were; when the connection is back, everything is invalidated and they are read again.
			this.log({ event: 'old_addresses_not_read' });
		}
	}
}
