/** The inside of a backup: a tar archive, which other programs can read too. */
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar';

/** A file of the archive. */
export interface Entry {
	name: string;
	/** Length of `body` in bytes. */
	size: number;
	body: AsyncIterable<Uint8Array>;
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
	yield bytes;
}

/** A file of the archive whose bytes are in memory. */
export const entryOf = (name: string, bytes: Uint8Array): Entry => ({ name, size: bytes.length, body: one(bytes) });

/** Packs files one after another, in the order in which they come. */
export async function* pack(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
	const { readable, controller } = createTarPacker();
	const packing = (async () => {
		try {
			for await (const { name, size, body } of entries) {
				const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
				for await (const chunk of body) await writer.write(chunk);
				await writer.close();
			}
			controller.finalize();
		} catch (error) {
			controller.error(error);
		}
	})();
	try {
		yield* readable;
	} finally {
		// A reader that stops early has cancelled the packer too, so this wait ends.
		await packing;
	}
}

/** The files of an archive in their order. Each is read before the next is asked for; its unread rest is skipped. */
export class Entries {
	readonly #files: ReadableStreamDefaultReader<ParsedTarEntry>;
	#next: Entry | undefined;
	/** The first error of the archive's own bytes; it explains more than the errors that follow from it. */
	#error: unknown;

	/** @param damaged error to throw where the bytes are no archive or an incomplete one */
	constructor(
		bytes: AsyncIterable<Uint8Array>,
		private readonly damaged: Error,
	) {
		const { readable, writable } = createTarDecoder({ strict: true });
		this.#files = readable.getReader();
		void this.#feed(bytes, writable.getWriter());
	}

	async #feed(bytes: AsyncIterable<Uint8Array>, decoder: WritableStreamDefaultWriter<Uint8Array>): Promise<void> {
		try {
			for await (const chunk of bytes) {
				await decoder.write(chunk).catch(() => {
					throw this.damaged;
				});
			}
			await decoder.close().catch(() => {
				throw this.damaged;
			});
		} catch (error) {
			this.#error ??= error;
			await decoder.abort(error).catch(() => {});
		}
	}

	/** Returns the next file, which stays the next one until it is taken; undefined at the end. */
	async peek(): Promise<Entry | undefined> {
		if (this.#next) return this.#next;
		const { value } = await this.#files.read().catch(() => {
			throw this.#error ?? this.damaged;
		});
		this.#next = value && { name: value.header.name, size: value.header.size, body: this.#read(value.body) };
		return this.#next;
	}

	/** Takes the next file. */
	async take(): Promise<Entry | undefined> {
		const entry = await this.peek();
		this.#next = undefined;
		return entry;
	}

	/** Takes the next file where its name begins with this folder. */
	async takeOf(folder: string): Promise<Entry | undefined> {
		return (await this.peek())?.name.startsWith(folder) ? this.take() : undefined;
	}

	/** Reads to the end, which proves that the archive is complete. @throws the error of the archive's own bytes */
	async end(): Promise<void> {
		while (await this.take());
	}

	/** The error of the archive itself where there is one, else the given error. */
	errorOr(error: unknown): unknown {
		return this.#error ?? error;
	}

	/** Stops reading. */
	async close(): Promise<void> {
		await this.#files.cancel().catch(() => {});
	}

	async *#read(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
		try {
			yield* body;
		} catch {
			throw this.#error ?? this.damaged;
		}
	}
}
