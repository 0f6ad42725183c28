import { describe, expect, it } from 'vitest';
import { type Depicted, scenesFor } from './scene-choice';
import { REACH, scenesApart } from './scenes-apart';

const article = (seed: string, more: Partial<Depicted> = {}): Depicted => ({
	seed,
	section: 'regulation',
	title: 'One stamp on every bottle',
	tags: ['duty-stamps', 'excise-duty'],
	...more,
});
const articles = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, i) => article(`article-${from + i}`));

/** Pairs of neighbours that show the same. */
const doubles = (scenes: readonly string[]) =>
	scenes.filter((scene, at) => scenes.slice(at + 1, at + REACH + 1).includes(scene));

describe('the scene of an article', () => {
	it('comes from its subject, in both languages, whatever its seed', () => {
		const words: [string, string[], string[]][] = [
			['Madrid wants one stamp on every bottle', ['duty-stamps'], ['stamp', 'magnifier', 'form']],
			['Madrid quiere una precinta en cada frasco', ['precintas-fiscales'], ['stamp', 'magnifier', 'form']],
			['Ceramic coils are now cheaper than cotton', ['coils'], ['coil', 'furnace']],
			['Las resistencias cerámicas ya son más baratas', ['resistencias'], ['coil', 'furnace']],
		];
		for (const [title, tags, fitting] of words)
			for (const seed of ['a', 'b', 'c', 'd'])
				expect(fitting).toContain(scenesFor(article(seed, { title, tags, section: 'product' }))[0]);
	});

	it('is a portrait for whom it is known how they are drawn, and never a face otherwise', () => {
		const interview = { section: 'interview', title: 'A licence is a loan of trust' };
		expect(scenesFor(article('a', { ...interview, look: 'woman' }))[0]).toMatch(/^woman-/);
		expect(scenesFor(article('a', { ...interview, look: 'man' }))[0]).toMatch(/^man-/);
		expect(scenesFor(article('a', interview)).filter((scene) => /^(?:wo)?man-/.test(scene))).toEqual([]);
	});

	it('is the one its seed names', () => {
		expect(scenesFor(article('till~2'))[0]).toBe('till');
		expect(scenesFor(article('nothing~2'))[0]).not.toBe('nothing');
	});
});

describe('the scenes of a list', () => {
	it('differ among eight neighbours, over the edges of pages too', () => {
		const all = articles(0, 60);
		const shown = [0, 20, 40].flatMap((from) =>
			scenesApart(all.slice(from, from + 20), all.slice(Math.max(0, from - REACH), from), from < 40),
		);
		expect(doubles(shown)).toEqual([]);
	});

	it('differ among interviews with people of one look', () => {
		const all = articles(0, 30).map((one) => ({ ...one, section: 'interview', look: 'woman' as const }));
		const shown = scenesApart(all);
		expect(doubles(shown)).toEqual([]);
		expect(shown.slice(0, 8).every((scene) => scene.startsWith('woman-'))).toBe(true);
	});

	it('are the own scenes of articles of which no neighbour has one', () => {
		const all = [
			article('a', { title: 'Coils', tags: ['coils'], section: 'product' }),
			article('b', { title: 'A parliament votes', tags: [] }),
			article('c', { title: 'Batteries by air', tags: ['batteries'], section: 'product' }),
		];
		expect(scenesApart(all)).toEqual(all.map((one) => scenesFor(one)[0]));
	});
});
