import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFolder } from '../../../tests/template';
import { DEMONSTRATION_FILE, demonstrationLine, keepDemonstrationAddress } from './demonstration-address';

let dataDir: string;
let file: string;
beforeEach(() => {
	dataDir = openFolder('demonstration');
	file = join(dataDir, DEMONSTRATION_FILE);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const keep = async (newsroom_url = 'http://127.0.0.1:3000') => {
	const kept = await keepDemonstrationAddress({ offersDemoPeople: true, newsroom_url, dataDir });
	if (!kept) throw new Error('There is no address.');
	return kept;
};

test('the address has 256 random bits in its fragment, and is kept in a file that its owner alone reads', async () => {
	const { address, secret } = await keep();
	expect(address).toBe(`http://127.0.0.1:3000/admin#demo=${secret}`);
	expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
	expect(readFileSync(file, 'utf8')).toBe(`${address}\n`);
	expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('its secret stays the same over restarts, also at another address, until the file is removed', async () => {
	const { secret } = await keep();
	expect((await keep()).secret).toBe(secret);
	const moved = await keep('http://localhost:4000');
	expect(moved.address).toBe(`http://localhost:4000/admin#demo=${secret}`);
	expect(readFileSync(file, 'utf8')).toBe(`${moved.address}\n`);
	expect(statSync(file).mode & 0o777).toBe(0o600);
	rmSync(file);
	expect((await keep()).secret).not.toBe(secret);
});

test.each([0o604, 0o640, 0o666])(
	'a file that others could read (mode %o) is made anew with another secret',
	async (mode) => {
		const { secret } = await keep();
		chmodSync(file, mode);
		expect((await keep()).secret).not.toBe(secret);
		expect(statSync(file).mode & 0o777).toBe(0o600);
	},
);

test.each(['', 'http://127.0.0.1:3000/admin#demo=short\n', 'something else\n'])(
	'a file that holds %j gets a new secret',
	async (text) => {
		writeFileSync(file, text, { mode: 0o600 });
		expect((await keep()).secret).toHaveLength(43);
	},
);

test('where the people are not offered there is no address, and no file', async () => {
	const options = { offersDemoPeople: false, newsroom_url: 'http://127.0.0.1:3000', dataDir };
	expect(await keepDemonstrationAddress(options)).toBeUndefined();
	expect(existsSync(file)).toBe(false);
});

test('a file that cannot be written fails, and leaves nothing else in the folder', async () => {
	mkdirSync(file, { mode: 0o700 });
	await expect(keep()).rejects.toThrow();
	expect(existsSync(`${file}.${process.pid}`)).toBe(false);
});

test('the line of the start holds the secret on a terminal alone', async () => {
	const kept = await keep();
	expect(demonstrationLine(kept, true)).toContain(kept.address);
	expect(demonstrationLine(kept, false)).toContain(file);
	expect(demonstrationLine(kept, false)).not.toContain(kept.secret);
});
