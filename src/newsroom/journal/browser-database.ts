/** Milliseconds for which opening is tried again, and between two attempts. */
const OPEN = { timeout: 5_000, pause: 100 };

/** Seconds after which a record that nobody has come back to is deleted. */
export const MAX_AGE_SECONDS = 30 * 86_400;

/** Waits for the answer to a request. */
export const done = <T>(request: IDBRequest<T>) =>
	new Promise<T>((give, fail) => {
		request.onsuccess = () => give(request.result);
		request.onerror = () => fail(request.error);
	});

/** A database of this browser, which is opened when it is needed first. */
export class BrowserDatabase {
	#opened: Promise<IDBDatabase> | undefined;

	/**
	 * @param make makes its stores
	 * @param begin called each time it was opened, before anything else is done with it
	 */
	constructor(
		private readonly name: string,
		private readonly make: (database: IDBDatabase) => void,
		private readonly begin: (database: IDBDatabase) => Promise<void>,
	) {}

	async #open(): Promise<IDBDatabase> {
		const asked = indexedDB.open(this.name, 1);
		asked.onupgradeneeded = () => this.make(asked.result);
		const database = await done(asked);
		const close = () => {
			database.close();
			this.#opened = undefined;
		};
		// Another tab deletes the database.
		database.onversionchange = close;
		database.onclose = close;
		await this.begin(database);
		return database;
	}

	/** Opens it, and waits a while for a browser that has just died and still has the lock of its files. */
	async #openWhenFree(): Promise<IDBDatabase> {
		const end = performance.now() + OPEN.timeout;
		for (;;) {
			try {
				return await this.#open();
			} catch (error) {
				const isLocked = error instanceof DOMException && error.name === 'UnknownError';
				if (!isLocked || performance.now() > end) throw error;
				await new Promise((give) => setTimeout(give, OPEN.pause));
			}
		}
	}

	/** Does something in a transaction over all stores, and waits until that is complete. */
	async within<T>(mode: IDBTransactionMode, act: (transaction: IDBTransaction) => Promise<T>): Promise<T> {
		this.#opened ??= this.#openWhenFree().catch((error: unknown) => {
			this.#opened = undefined;
			throw error;
		});
		const database = await this.#opened;
		const transaction = database.transaction([...database.objectStoreNames], mode);
		const stands = new Promise<void>((give, fail) => {
			transaction.oncomplete = () => give();
			transaction.onabort = () => fail(transaction.error);
		});
		const [result] = await Promise.all([act(transaction), stands]);
		return result;
	}

	/** Closes it, until it is needed again. */
	async close(): Promise<void> {
		(await this.#opened)?.close();
		this.#opened = undefined;
	}

	/** Deletes it, in every tab. */
	async delete(): Promise<void> {
		await this.close();
		await done(indexedDB.deleteDatabase(this.name));
	}
}
