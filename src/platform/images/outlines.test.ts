import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { headlineFace } from './faces';
import { outline } from './outlines';

/** Draws path data, and answers how dark each pixel is. */
const drawn = (path: string): Promise<Buffer> =>
	sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="120"><path d="${path}"/></svg>`))
		.extractChannel('alpha')
		.raw()
		.toBuffer();

/** Path data as the library would have it, absolute and with three decimals. */
const plain = (text: string, x: number, y: number, size: number): string =>
	headlineFace()
		.getPath(text, x, y, size)
		.commands.map((part) =>
			part.type === 'Z'
				? 'Z'
				: `${part.type}${('x1' in part ? [part.x1, part.y1, part.x, part.y] : [part.x, part.y]).map((n) => n.toFixed(3)).join(' ')}`,
		)
		.join('');

test('words look as the library draws them, in a third of the bytes, joined with others as well', async () => {
	const words = fc.stringMatching(/^[A-Za-z0-9 &.,'áéñü]{1,12}$/);
	await fc.assert(
		fc.asyncProperty(words, words, fc.constantFrom(2, 10), async (first, second, steps) => {
			const path = outline(first, 4, 46, 40, steps) + outline(second, 12.5, 104, 40, steps);
			const [own, other] = await Promise.all([
				drawn(path),
				drawn(plain(first, 4, 46, 40) + plain(second, 12.5, 104, 40)),
			]);
			// An edge that moves by half of a step changes a pixel by as much of its ink.
			const worst = own.reduce((most, ink, i) => Math.max(most, Math.abs(ink - (other[i] ?? 0))), 0);
			expect(worst).toBeLessThanOrEqual(steps === 2 ? 160 : 64);
		}),
		{ numRuns: 30 },
	);
	const name = 'Vapor Daily';
	expect(outline(name, 0, 108, 146, 1).length).toBeLessThan(plain(name, 0, 108, 146).length / 3);
});
