/** The page of promises about security and reliability: `docs/promises.md`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorIn } from './named-tests';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/promises.md');

/** Numbers of all promises, in their order. */
const NUMBERS = [
	['T', 12],
	['N', 10],
	['M', 10],
].flatMap(([letter, most]) => Array.from({ length: Number(most) }, (_, n) => `${letter}${n + 1}`));

/** How a sentence of the last column begins. */
const SHORTCOMING = /^(?:Does not hold|Not tried|By command): \S.*\.$/;

/** Names behind `npm run faults --` and `npm run bench --`, by the file that knows them. */
const NAMES: Readonly<Record<string, string>> = {
	faults: 'tests/faults/faults.ts',
	bench: 'tests/bench/command.ts',
};

interface Row {
	number: string;
	promise: string;
	bar: string;
	/** Tests, or the words "Not tried". */
	held: string[];
	/** What does not hold, is not tried or is tried by a command; a dash alone where there is nothing. */
	short: string[];
}
const rows: Row[] = page
	.split('\n')
	.filter((line) => /^\| [A-Z]\d+ \| /.test(line))
	.map((line) => {
		const [number = '', promise = '', bar = '', held = '', short = ''] = line.slice(2, -2).split(' | ');
		return { number, promise, bar, held: held.split('<br>'), short: short.split('<br>') };
	});

test('every promise has one row, with its bar', () => {
	expect(rows.map(({ number }) => number)).toEqual(NUMBERS);
	expect(rows.filter(({ promise, bar }) => promise.trim() === '' || bar.trim() === '')).toEqual([]);
});

test('every test that a row names is there; a row without one says what does not hold', () => {
	const failures = rows.flatMap(({ number, held, short }) => {
		if (held.join() === 'Not tried')
			return short.join() === '–' ? [`${number}: names no test, and nothing that is amiss`] : [];
		return held.map(errorIn).flatMap((failure) => (failure ? [`${number}: ${failure}`] : []));
	});
	expect(failures).toEqual([]);
});

test('the last column tells apart what does not hold, what is not tried, and what a command tries', () => {
	const unclear = rows.flatMap(({ number, short }) =>
		short.join() === '–' ? [] : short.filter((one) => !SHORTCOMING.test(one)).map((one) => `${number}: ${one}`),
	);
	expect(unclear).toEqual([]);
});

test('every command that is named is there, and knows what it is asked for', () => {
	const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
	const commands = [...page.matchAll(/`npm run ([\w:-]+)(?: -- ([^`]+))?`/g)];
	expect(commands.length).toBeGreaterThan(10);
	const failures = commands.flatMap(([all, name = '', given]) => {
		if (!Object.hasOwn(scripts, name)) return [`${all}: there is no such command`];
		const file = NAMES[name];
		if (!file || !given) return [];
		const source = read(file);
		return given
			.split(' ')
			.flatMap((one) => (source.includes(`'${one}'`) ? [] : [`${all}: ${file} knows no "${one}"`]));
	});
	expect(failures).toEqual([]);
});

test('the counts at its head are those of its rows', () => {
	const whole = rows.filter(({ short }) => short.join() === '–').length;
	const broken = rows.filter(({ short }) => short.some((one) => one.startsWith('Does not hold: '))).length;
	console.info(`Promises: ${rows.length}, ${whole} hold, ${broken} have something that does not.`);
	expect(page).toContain(
		`Of ${rows.length} promises ${whole} hold as far as their bars go, and ${broken} have something that does not hold;`,
	);
});
