import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { accentSheet } from '../../site/files/accent';
import { colours } from './colours';
import { contrastOf, contrastOfAccent, isAccent, lighterAccent, MIN_CONTRAST } from './contrast';

const css = readFileSync('src/ui/tokens.css', 'utf8');
/** Every value that the sheet gives a token, the first by day. */
const valuesOf = (token: string) =>
	[...css.matchAll(new RegExp(`\\s${token}:\\s*([^;]+);`, 'g'))].map(([, value]) => value);

test('colours that stand where no sheet is read are those of the tokens', () => {
	const { lamp, onLamp, onLamp2, night, nightByDark, page, pageByDark, white } = colours;
	expect(valuesOf('--lamp')).toEqual([lamp]);
	expect(valuesOf('--on-lamp')).toEqual([onLamp]);
	expect(valuesOf('--on-lamp-2')).toEqual([onLamp2]);
	// Dark is written twice: as the system wants it, and as somebody chose it.
	expect(valuesOf('--night')).toEqual([night, nightByDark, nightByDark]);
	expect(valuesOf('--page')).toEqual([page, pageByDark, pageByDark]);
	expect(valuesOf('--white').map((value) => value?.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'))).toEqual([white]);
});

test.each([colours.lamp, '#00d1b2', '#ffffff', lighterAccent('#c00000'), lighterAccent('#0000ff')])(
	'an accent %s keeps the contrast of every word on it and in it',
	(accent) => {
		expect(isAccent(accent)).toBe(true);
		expect(contrastOfAccent(accent)).toBeGreaterThanOrEqual(MIN_CONTRAST);
		const sheet = accentSheet(accent);
		const token = (name: string) => new RegExp(`${name}:(#[0-9a-f]{6})`).exec(sheet)?.[1] ?? '';
		for (const name of ['--lamp', '--lamp-press', '--on-lamp-2']) expect(valuesOf(name), name).toHaveLength(1);
		expect(contrastOf(token('--lamp-press'), colours.onLamp)).toBeGreaterThanOrEqual(MIN_CONTRAST);
		expect(contrastOf(token('--lamp'), token('--on-lamp-2'))).toBeGreaterThanOrEqual(MIN_CONTRAST);
	},
);

test('a colour on which nobody could read is no accent', () => {
	for (const colour of ['#c00000', '#0000ff', '#0e2428', '#ffc62', 'red', ''])
		expect(isAccent(colour), colour).toBe(false);
});
