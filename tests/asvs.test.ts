/** The table of OWASP ASVS 5.0.0, levels 1 and 2: `docs/asvs.md`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorIn } from './named-tests';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

/** Numbers of the requirements of the two levels, by section. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
	'1.1': [1, 2],
	'1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
	'1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
	'1.4': [1, 2, 3],
	'1.5': [1, 2],
	'2.1': [1, 2, 3],
	'2.2': [1, 2, 3],
	'2.3': [1, 2, 3, 4],
	'2.4': [1],
	'3.2': [1, 2],
	'3.3': [1, 2, 3, 4],
	'3.4': [1, 2, 3, 4, 5, 6],
	'3.5': [1, 2, 3, 4, 5],
	'3.7': [1, 2],
	'4.1': [1, 2, 3],
	'4.2': [1],
	'4.3': [1, 2],
	'4.4': [1, 2, 3, 4],
	'5.1': [1],
	'5.2': [1, 2, 3],
	'5.3': [1, 2],
	'5.4': [1, 2, 3],
	'6.1': [1, 2, 3],
	'6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
	'6.3': [1, 2, 3, 4],
	'6.4': [1, 2, 3, 4],
	'6.5': [1, 2, 3, 4, 5],
	'6.6': [1, 2, 3],
	'6.8': [1, 2, 3, 4],
	'7.1': [1, 2, 3],
	'7.2': [1, 2, 3, 4],
	'7.3': [1, 2],
	'7.4': [1, 2, 3, 4, 5],
	'7.5': [1, 2],
	'7.6': [1, 2],
	'8.1': [1, 2],
	'8.2': [1, 2, 3],
	'8.3': [1],
	'8.4': [1],
	'9.1': [1, 2, 3],
	'9.2': [1, 2, 3, 4],
	'10.1': [1, 2],
	'10.2': [1, 2],
	'10.3': [1, 2, 3, 4],
	'10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
	'10.5': [1, 2, 3, 4, 5],
	'10.6': [1, 2],
	'10.7': [1, 2, 3],
	'11.1': [1, 2],
	'11.2': [1, 2, 3],
	'11.3': [1, 2, 3],
	'11.4': [1, 2, 3, 4],
	'11.5': [1],
	'11.6': [1],
	'12.1': [1, 2, 3],
	'12.2': [1, 2],
	'12.3': [1, 2, 3, 4],
	'13.1': [1],
	'13.2': [1, 2, 3, 4, 5],
	'13.3': [1, 2],
	'13.4': [1, 2, 3, 4, 5],
	'14.1': [1, 2],
	'14.2': [1, 2, 3, 4],
	'14.3': [1, 2, 3],
	'15.1': [1, 2, 3],
	'15.2': [1, 2, 3],
	'15.3': [1, 2, 3, 4, 5, 6, 7],
	'16.1': [1],
	'16.2': [1, 2, 3, 4, 5],
	'16.3': [1, 2, 3, 4],
	'16.4': [1, 2, 3],
	'16.5': [1, 2, 3],
	'17.1': [1],
	'17.2': [1, 2, 3, 4],
	'17.3': [1, 2],
};

interface Row {
	number: string;
	cell: string;
}
const rows: Row[] = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| (.+) \|$/gm)].map(
	([, number = '', cell = '']) => ({
		number,
		cell,
	}),
);

const isAside = ({ cell }: Row): boolean => /^(?:Does not apply|Falls short): ./.test(cell);

test('every requirement of the two levels stands in the table, once', () => {
	const asked = Object.entries(NUMBERS).flatMap(([section, numbers]) => numbers.map((one) => `${section}.${one}`));
	expect(rows.map(({ number }) => number).sort()).toEqual(asked.sort());
});

test('each names tests and sections that are there, or says why it does not', () => {
	const failures = rows
		.filter((row) => !isAside(row))
		.flatMap(({ number, cell }) =>
			cell
				.split('<br>')
				.map(errorIn)
				.flatMap((failure) => (failure ? [`${number}: ${failure}`] : [])),
		);
	expect(failures).toEqual([]);
});

test('the counts at its head are those of its rows', () => {
	const begins = (words: string) => rows.filter(({ cell }) => cell.startsWith(words)).length;
	const [away, short] = [begins('Does not apply: '), begins('Falls short: ')];
	const held = rows.length - away - short;
	console.info(`ASVS 5.0 L2: ${rows.length} requirements, ${held} held, ${away} do not apply, ${short} fall short.`);
	expect(page).toContain(
		`Of ${rows.length} requirements ${held} are held, ${away} do not apply, and ${short} fall short,`,
	);
});
