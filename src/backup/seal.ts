/**
 * How a backup is sealed (decision 060): AES-256-GCM over portions of a megabyte, each under a number of its own and the
 * last one marked, so that a file that was cut short, put together anew or changed in one bit is not opened.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { inPortions } from '../platform/storage/in-portions';
import { StartError } from '../shared/errors';

const MARK = Buffer.from('BRUMEBK1');
const SALT_BYTES = 32;
const CHECK_BYTES = 32;
const HEAD_BYTES = MARK.length + SALT_BYTES + CHECK_BYTES;
const TAG_BYTES = 16;
const PORTION_BYTES = 1024 * 1024;
/** Parameters of scrypt: a tenth of a second for each try at a weak key, and 64 MB. */
const WORK = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof WORK, Buffer>(scrypt);

/** Derives the key of one file, and the bytes by which a wrong secret is recognised. */
async function keyOf(secret: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
	const bytes = await derive(secret, salt, 64, WORK);
	return { key: bytes.subarray(0, 32), check: bytes.subarray(32) };
}

/**
 * Nonce of a portion, made of its number and of whether it is the last one, so that no two portions of a file share
 * one.
 */
function nonceOf(number: number, isLast: boolean): Buffer {
	const nonce = Buffer.alloc(12);
	nonce.writeBigUInt64BE(BigInt(number), 3);
	nonce.writeUInt8(isLast ? 1 : 0, 11);
	return nonce;
}

/** Seals bytes as they come. @param secret any text; the longer the better */
export async function* seal(chunks: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
	const salt = randomBytes(SALT_BYTES);
	const { key, check } = await keyOf(secret, salt);
	yield Buffer.concat([MARK, salt, check]);
	let number = 0;
	for await (const { portion, isLast } of inPortions(chunks, PORTION_BYTES)) {
		const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
		yield Buffer.concat([cipher.update(portion), cipher.final(), cipher.getAuthTag()]);
		number += 1;
	}
}

const damaged = (name: string) => new StartError(`The backup ${name} is damaged or not whole; take another one.`);

async function* opened(chunks: AsyncIterable<Uint8Array>, key: Buffer, name: string): AsyncGenerator<Buffer> {
	let number = 0;
	for await (const { portion, isLast } of inPortions(chunks, PORTION_BYTES + TAG_BYTES)) {
		if (portion.length < TAG_BYTES) throw damaged(name);
		const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast));
		decipher.setAuthTag(portion.subarray(portion.length - TAG_BYTES));
		const bytes = decipher.update(portion.subarray(0, portion.length - TAG_BYTES));
		try {
			decipher.final();
		} catch {
			throw damaged(name);
		}
		yield bytes;
		number += 1;
	}
}

/**
 * Opens what was sealed; every byte that comes out is as it went in.
 * @param name of the file, for error messages
 * @returns the bytes; reading them throws StartError where the file turns out to be damaged
 * @throws StartError where it is no backup, or another key made it
 */
export async function unseal(
	chunks: AsyncIterable<Uint8Array>,
	secret: string,
	name: string,
): Promise<AsyncGenerator<Buffer>> {
	const iterator = chunks[Symbol.asyncIterator]();
	let head = Buffer.alloc(0);
	while (head.length < HEAD_BYTES) {
		const next = await iterator.next();
		if (next.done) break;
		head = Buffer.concat([head, next.value]);
	}
	const isOurs = head.length >= HEAD_BYTES && head.subarray(0, MARK.length).equals(MARK);
	if (!isOurs) {
		await iterator.return?.();
		throw new StartError(`The file ${name} is no backup of this program.`);
	}
	const salt = head.subarray(MARK.length, MARK.length + SALT_BYTES);
	const { key, check } = await keyOf(secret, salt);
	if (!timingSafeEqual(check, head.subarray(MARK.length + SALT_BYTES, HEAD_BYTES))) {
		await iterator.return?.();
		throw new StartError(`The key in BACKUP_KEY is not the one that sealed the backup ${name}.`);
	}
	const rest = { [Symbol.asyncIterator]: () => iterator };
	return opened(
		(async function* () {
			yield head.subarray(HEAD_BYTES);
			yield* rest;
		})(),
		key,
		name,
	);
}
