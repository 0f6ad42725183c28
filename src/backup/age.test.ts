import { randomBytes } from 'node:crypto';
import { Decrypter, Encrypter } from 'age-encryption';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decrypt, encrypt } from './age';

const KEY = 'the tests encrypt with a key that is known to all';
const CHUNK = 64 * 1024;

async function* inPieces(bytes: Uint8Array, size = bytes.length || 1): AsyncGenerator<Uint8Array> {
	for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}
async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
	const parts: Uint8Array[] = [];
	for await (const chunk of chunks) parts.push(chunk);
	return Buffer.concat(parts);
}
const opened = async (bytes: Uint8Array, key = KEY) => whole(await decrypt(inPieces(bytes), key, 'a'));
const refused = (bytes: Uint8Array, key = KEY) => opened(bytes, key).then(String, String);

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
	'another program of the age format reads %i bytes that were encrypted here, and writes what is read here',
	async (length) => {
		const bytes = randomBytes(length);
		const theirs = new Decrypter();
		theirs.addPassphrase(KEY);
		expect(Buffer.from(await theirs.decrypt(await whole(encrypt(inPieces(bytes), KEY)))).equals(bytes)).toBe(true);
		const other = new Encrypter();
		other.setPassphrase(KEY);
		other.setScryptWorkFactor(10);
		expect((await opened(await other.encrypt(bytes))).equals(bytes)).toBe(true);
	},
);

test('bytes come back as they went, in whatever pieces they come', () =>
	fc.assert(
		fc.asyncProperty(
			fc.integer({ min: 0, max: 3 * CHUNK }),
			fc.integer({ min: 1, max: 2 * CHUNK }),
			fc.integer({ min: 1, max: 2 * CHUNK }),
			async (length, first, second) => {
				const bytes = randomBytes(length);
				const file = await whole(encrypt(inPieces(bytes, first), KEY));
				expect((await whole(await decrypt(inPieces(file, second), KEY, 'a'))).equals(bytes)).toBe(true);
			},
		),
		{ numRuns: 10 },
	));

test('a file that was changed, cut short, grown or put together anew is not read', async () => {
	const bytes = randomBytes(3 * CHUNK + 100);
	const file = await whole(encrypt(inPieces(bytes), KEY));
	const begin = file.indexOf('\n', file.indexOf('\n--- ') + 1) + 1 + 16;
	const [one, two] = [begin + CHUNK + 16, begin + 2 * (CHUNK + 16)];
	const damaged = 'Error: The backup a is damaged or not whole; take another one.';
	for (const changed of [
		file.subarray(0, file.length - 1),
		// At the edge of a chunk, only the mark of the last chunk shows that the file was cut.
		file.subarray(0, two),
		file.subarray(0, begin),
		file.subarray(0, begin - 1),
		Buffer.concat([file, Buffer.from([0])]),
		Buffer.concat([file.subarray(0, begin), file.subarray(one, two), file.subarray(begin, one), file.subarray(two)]),
	])
		expect(await refused(changed)).toBe(damaged);
	const flipped = (at: number) => {
		const copy = Buffer.from(file);
		copy[at] = (copy[at] ?? 0) ^ 1;
		return copy;
	};
	for (const at of [begin - 1, begin, one + 5, file.length - 1])
		expect(await refused(flipped(at)), `${at}`).toBe(damaged);
	await fc.assert(
		fc.asyncProperty(fc.integer({ min: 0, max: begin - 1 }), async (at) => {
			expect(await refused(flipped(at))).toMatch(/^Error: The (?:backup|file|key)/);
		}),
		{ numRuns: 20 },
	);
});

test('another key, and a file of another kind, are refused each with its sentence', async () => {
	const file = await whole(encrypt(inPieces(Buffer.from('rows')), KEY));
	expect(await refused(file, `${KEY}!`)).toBe(
		'Error: The key in BACKUP_KEY is not the one that encrypted the backup a, or that is damaged.',
	);
	for (const foreign of [
		Buffer.alloc(0),
		randomBytes(4_000),
		randomBytes(40_000),
		Buffer.from('age-encryption.org/v1\n'),
	])
		expect(await refused(foreign)).toBe('Error: The file a is no backup of this program.');
	const asked = Buffer.from(file.toString('latin1').replace(/(scrypt \S{22}) \d+/, '$1 30'), 'latin1');
	// The work that a file asks for has a bound: a small file must not keep the machine busy for hours.
	expect(await refused(asked)).toBe('Error: The backup a is damaged or not whole; take another one.');
});
