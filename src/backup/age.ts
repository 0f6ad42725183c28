/**
 * Encryption of backups: the age format with a passphrase, which other programs read too (decision 107).
 * @see https://age-encryption.org/v1
 */
import {
	createCipheriv,
	createDecipheriv,
	createHmac,
	hkdf as hkdfOf,
	randomBytes,
	scrypt,
	timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { inPortions } from '../platform/storage/in-portions';
import { StartError } from '../shared/errors';

const INTRO = 'age-encryption.org/v1';
const KEY_BYTES = 16;
const SALT_BYTES = 16;
const NONCE_BYTES = 16;
const TAG_BYTES = 16;
const CHUNK_BYTES = 64 * 1024;
/** Maximum bytes of a header; ours has 210. */
const MAX_HEADER_BYTES = 4096;
/** Work factor of scrypt, as a power of two: a tenth of a second for each try at a weak passphrase, and 64 MB. */
const WORK = 16;
/** Highest work factor that is accepted of a file: a second, and a gigabyte. */
const MAX_WORK = 20;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const hkdf = promisify<string, Buffer, Buffer, string, number, ArrayBuffer>(hkdfOf);

/** Base64 without padding, as headers have it. */
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/** Derives the key that encrypts the key of one file. @param work power of two */
const wrapKeyOf = (passphrase: string, salt: Buffer, work: number): Promise<Buffer> =>
	derive(passphrase, Buffer.concat([Buffer.from(`${INTRO}/scrypt`), salt]), 32, {
		N: 2 ** work,
		r: 8,
		p: 1,
		maxmem: 2 ** work * 1024 + 32 * 1024 * 1024,
	});

const subkey = async (key: Buffer, salt: Buffer, purpose: string): Promise<Buffer> =>
	Buffer.from(await hkdf('sha256', key, salt, purpose, 32));

const macOf = async (key: Buffer, header: string): Promise<Buffer> =>
	createHmac('sha256', await subkey(key, Buffer.alloc(0), 'header'))
		.update(header)
		.digest();

function encrypted(key: Buffer, nonce: Buffer, bytes: Uint8Array): Buffer {
	const cipher = createCipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES });
	return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** @returns undefined where the key is another one, or the bytes were changed */
function decrypted(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer | undefined {
	if (bytes.length < TAG_BYTES) return undefined;
	const decipher = createDecipheriv('chacha20-poly1305', key, nonce, { authTagLength: TAG_BYTES });
	decipher.setAuthTag(bytes.subarray(bytes.length - TAG_BYTES));
	const plain = decipher.update(bytes.subarray(0, bytes.length - TAG_BYTES));
	try {
		decipher.final();
		return plain;
	} catch {
		return undefined;
	}
}

/** Nonce of a chunk: its number, and whether it is the last one, so that a file that was cut short does not decrypt. */
function nonceOf(number: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeBigUInt64BE(BigInt(number), 3);
	nonce.writeUInt8(isLast ? 1 : 0, 11);
	return nonce;
}

/** Encrypts bytes as they come. @param passphrase any text; the longer the better */
export async function* encrypt(bytes: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
	const key = randomBytes(KEY_BYTES);
	const salt = randomBytes(SALT_BYTES);
	const wrapped = encrypted(await wrapKeyOf(passphrase, salt, WORK), Buffer.alloc(12), key);
	const header = `${INTRO}\n-> scrypt ${base64(salt)} ${WORK}\n${base64(wrapped)}\n---`;
	const nonce = randomBytes(NONCE_BYTES);
	yield Buffer.concat([Buffer.from(`${header} ${base64(await macOf(key, header))}\n`), nonce]);
	const payloadKey = await subkey(key, nonce, 'payload');
	let number = 0;
	for await (const { portion, isLast } of inPortions(bytes, CHUNK_BYTES)) {
		yield encrypted(payloadKey, nonceOf(number, isLast), portion);
		number += 1;
	}
}

/** The header of a file that a passphrase encrypts; undefined where the text is another one. */
function readHeader(text: string) {
	const found =
		/^(age-encryption\.org\/v1\n-> scrypt ([A-Za-z0-9+/]{22}) ([1-9]\d?)\n([A-Za-z0-9+/]{43})\n---) ([A-Za-z0-9+/]{43})\n$/.exec(
			text,
		);
	if (!found) return undefined;
	const [, header = '', salt = '', work, wrapped = '', mac = ''] = found;
	const bytes = (part: string) => Buffer.from(part, 'base64');
	return { header, salt: bytes(salt), work: Number(work), wrapped: bytes(wrapped), mac: bytes(mac) };
}

/** Bytes that are read from the beginning, and then from where that ended. */
class Reading {
	readonly #chunks: AsyncIterator<Uint8Array>;
	#held = Buffer.alloc(0);

	constructor(chunks: AsyncIterable<Uint8Array>) {
		this.#chunks = chunks[Symbol.asyncIterator]();
	}

	/** Reads up to and including the end of the line that begins with this text; undefined where none does. */
	async throughLine(start: string, max: number): Promise<string | undefined> {
		for (;;) {
			const at = this.#held.indexOf(start);
			const end = at < 0 ? -1 : this.#held.indexOf('\n', at + start.length);
			if (end >= 0) return this.#take(end + 1).toString('latin1');
			if (this.#held.length > max || !(await this.#more())) return undefined;
		}
	}

	/** Takes this many bytes; fewer where there are no more. */
	async bytes(count: number): Promise<Buffer> {
		while (this.#held.length < count && (await this.#more()));
		return this.#take(count);
	}

	async *rest(): AsyncGenerator<Uint8Array> {
		yield this.#held;
		yield* { [Symbol.asyncIterator]: () => this.#chunks };
	}

	async end(): Promise<void> {
		await this.#chunks.return?.();
	}

	async #more(): Promise<boolean> {
		const next = await this.#chunks.next();
		if (next.done) return false;
		this.#held = Buffer.concat([this.#held, next.value]);
		return true;
	}

	#take(count: number): Buffer {
		const taken = this.#held.subarray(0, count);
		this.#held = this.#held.subarray(taken.length);
		return taken;
	}
}

/** The error for a backup whose bytes are not those that were written. */
export const damagedBackup = (name: string): StartError =>
	new StartError(`The backup ${name} is damaged or not whole; take another one.`);

async function* chunksOf(bytes: AsyncIterable<Uint8Array>, key: Buffer, name: string): AsyncGenerator<Buffer> {
	let number = 0;
	for await (const { portion, isLast } of inPortions(bytes, CHUNK_BYTES + TAG_BYTES)) {
		const plain = decrypted(key, nonceOf(number, isLast), portion);
		// Only a file without content ends with an empty chunk.
		if (!plain || (plain.length === 0 && number > 0)) throw damagedBackup(name);
		yield plain;
		number += 1;
	}
}

/** Reads the header, and derives the key of what follows it. @throws StartError */
async function openFile(reading: Reading, passphrase: string, name: string): Promise<Buffer> {
	const text = await reading.throughLine('\n--- ', MAX_HEADER_BYTES);
	const header = readHeader(text ?? '');
	if (!header) throw new StartError(`The file ${name} is no backup of this program.`);
	if (header.work > MAX_WORK) throw damagedBackup(name);
	const wrapKey = await wrapKeyOf(passphrase, header.salt, header.work);
	const key = decrypted(wrapKey, Buffer.alloc(12), header.wrapped);
	if (!key)
		throw new StartError(`The key in BACKUP_KEY is not the one that encrypted the backup ${name}, or that is damaged.`);
	if (!timingSafeEqual(await macOf(key, header.header), header.mac)) throw damagedBackup(name);
	const nonce = await reading.bytes(NONCE_BYTES);
	if (nonce.length < NONCE_BYTES) throw damagedBackup(name);
	return subkey(key, nonce, 'payload');
}

/**
 * Decrypts what was encrypted; every byte that comes out is as it went in.
 * @param name of the file, for error messages
 * @returns the bytes; reading them throws StartError where the file turns out to be damaged
 * @throws StartError where it is no backup, or another passphrase encrypted it
 */
export async function decrypt(
	bytes: AsyncIterable<Uint8Array>,
	passphrase: string,
	name: string,
): Promise<AsyncGenerator<Buffer>> {
	const reading = new Reading(bytes);
	try {
		const key = await openFile(reading, passphrase, name);
		return chunksOf(reading.rest(), key, name);
	} catch (error) {
		await reading.end();
		throw error;
	}
}
