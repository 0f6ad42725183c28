import type { CallQuery } from '../../call/table';
import { EVERYTHING } from '../../platform/db/changes';
import type { Database } from '../../platform/db/db';
import { pathsWithQuery, redirectFor } from '../../queries/site/redirect';
import { OLD_NUMBERS } from '../../shared/address/led-address';
import { tag } from '../../shared/cache-tags';
import { foldedPath, mayBeInOtherCase } from './elsewhere/other-case';
import { knownQuery } from './known-query';

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/**
 * Knows at which paths an imported site had addresses by number (`/blog?p=12`), so that the number is kept there and
 * nowhere else. Reads them at once, and again whenever redirects come in.
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
			// One after the other: what was read last is what stands.
			if (tags.includes(tag.redirects) || tags.includes(EVERYTHING))
				this.#reading = this.#reading.then(() => this.#read());
		});
	}

	/** Query parameters that make another answer at a canonical path. */
	readonly knownQuery = (path: string): readonly string[] => {
		const known = knownQuery(path, this.calls);
		return this.#paths.has(path.toLowerCase()) ? [...new Set([...known, ...OLD_NUMBERS])] : known;
	};

	/**
	 * Where an address leads now that an article or an old site had, or that is written in other letters; never rejects.
	 * @param url path and known query, encoded
	 */
	readonly leadsTo = async (url: string): Promise<string | undefined> => {
		const [path = '', query] = url.split('?');
		const source = decodeURIComponent(path) + (query === undefined ? '' : `?${query}`);
		try {
			const moved = await redirectFor(this.db.read, source);
			return moved ? (moved.target ?? undefined) : mayBeInOtherCase(path) ? foldedPath(path) : undefined;
		} catch {
			// It leads to the address without the slash, as any other.
			return undefined;
		}
	};

	/** Settles when everything that is known to have changed has been read; never rejects. */
	settled(): Promise<void> {
		return this.#reading;
	}

	async #read(): Promise<void> {
		try {
			this.#paths = new Set((await pathsWithQuery(this.db.read)).map((path) => encoded(path).toLowerCase()));
		} catch {
			// They stay as they were; a lost connection is followed by a change of everything.
			this.log({ event: 'old_addresses_not_read' });
		}
	}
}
