import { describe, expect, test } from 'vitest';
import { type Answer, type Harness, page, startFront } from '../harness';

/** Words that compress like those of a page: better the longer one looks for them. */
const words = (seed: number): string => {
	let state = seed;
	const next = (below: number) => {
		state = (state * 48_271) % 2_147_483_647;
		return state % below;
	};
	return Array.from({ length: 3_000 }, () => (next(600) ** 2).toString(36)).join(' ');
};
const CODINGS = ['br', 'gzip', 'identity'];
/** What the browsers of readers send. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A front whose page shows what it is told to, and changes with the tag `a`. */
async function withText(text: string) {
	const shown = { text };
	const harness = await startFront(() => page(shown.text, { tags: 'a' }));
	return {
		harness,
		shown,
		/** The page as the next reader gets it, once all that was to be compressed is. */
		async read(headers: Record<string, string> = BROWSER, method = 'GET'): Promise<Answer> {
			const answer = await harness.get('/a', headers, method);
			await harness.front.compressed();
			return answer;
		},
		/** Another page has to be made. */
		change(anew = shown.text): void {
			shown.text = anew;
			harness.front.cache.invalidate(['a']);
		},
	};
}
const tagOf = ({ headers }: Answer) => headers.etag;
const inMemory = (harness: Harness) => harness.front.metrics().cache_bytes;

describe('a page that browsers ask for', () => {
	test('is compressed at once for the first, and as well as can be once it was sent from memory twice', async () => {
		const { read, shown } = await withText(words(1));
		const [first, second, third, fourth] = [await read(), await read(), await read(), await read()];
		for (const answer of [first, second, third, fourth]) {
			expect([answer.text, answer.headers['content-encoding'], answer.headers.vary]).toEqual([
				shown.text,
				'br',
				'Accept-Encoding',
			]);
			expect(answer.headers['content-length']).toBe(String(answer.body.length));
		}
		expect([second, third].map(tagOf)).toEqual(Array(2).fill(tagOf(first)));
		expect(tagOf(fourth)).not.toBe(tagOf(first));
		expect(fourth.body.length).toBeLessThan(first.body.length);
	});

	test('is compressed as well as can be once only, in place of what was there', async () => {
		const { harness, read } = await withText(words(1));
		const first = await read();
		const before = inMemory(harness);
		for (let i = 0; i < 3; i++) await read();
		const best = await read();
		expect(before - inMemory(harness)).toBe(first.body.length - best.body.length);
		for (let i = 0; i < 3; i++) expect(tagOf(await read())).toBe(tagOf(best));
	});

	test('has tags that each name one string of bytes, and a copy of another is no longer the newest', async () => {
		const { read } = await withText(words(1));
		const quick = await read();
		for (let i = 0; i < 2; i++) await read();
		const best = await read();
		const bytes = new Map<string, Buffer>([
			[tagOf(quick) as string, quick.body],
			[tagOf(best) as string, best.body],
		]);
		for (const coding of CODINGS) {
			const answer = await read({ 'accept-encoding': coding });
			const tag = tagOf(answer) as string;
			expect(tag).toMatch(/^"[\w-]+"$/);
			expect(answer.body.equals(bytes.get(tag) ?? answer.body)).toBe(true);
			bytes.set(tag, answer.body);
		}
		expect(bytes.size).toBe(4);
		const again = async (tag = '') => (await read({ ...BROWSER, 'if-none-match': tag })).status;
		expect([await again(tagOf(quick)), await again(tagOf(best))]).toEqual([200, 304]);
	});

	test('is not compressed better for those who take no better bytes', async () => {
		const { read } = await withText(words(1));
		const first = await read();
		for (let i = 0; i < 4; i++) {
			for (const coding of ['gzip', 'identity', '']) await read(coding === '' ? {} : { 'accept-encoding': coding });
			expect((await read({ ...BROWSER, 'if-none-match': tagOf(first) ?? '' })).status).toBe(304);
			await read(BROWSER, 'HEAD');
		}
		expect(tagOf(await read())).toBe(tagOf(first));
	});
});

describe('a page that is made anew', () => {
	test('with other words has to be read again before it is compressed as well as can be', async () => {
		const { read, change } = await withText(words(1));
		for (let i = 0; i < 3; i++) await read();
		for (let seed = 2; seed < 6; seed++) {
			change(words(seed));
			const made = await read();
			expect(made.text).toBe(words(seed));
			expect(tagOf(await read())).toBe(tagOf(made));
		}
		const quick = await read();
		expect(tagOf(await read())).not.toBe(tagOf(quick));
	});

	test('and is the same keeps its bytes and its tag', async () => {
		const { harness, read, change } = await withText(words(1));
		for (let i = 0; i < 3; i++) await read();
		const before = await read();
		change();
		const after = await read();
		expect(harness.front.metrics().renders).toBe(2);
		expect([tagOf(after), after.body.equals(before.body)]).toEqual([tagOf(before), true]);
		expect((await read({ ...BROWSER, 'if-none-match': tagOf(before) ?? '' })).status).toBe(304);
	});

	test('and is the same is not read for the first time', async () => {
		const { read, change } = await withText(words(1));
		const first = await read();
		const fromMemory = await read();
		change();
		const anew = await read();
		const fromMemoryAgain = await read();
		expect([fromMemory, anew, fromMemoryAgain].map(tagOf)).toEqual(Array(3).fill(tagOf(first)));
		expect(tagOf(await read())).not.toBe(tagOf(first));
	});

	test('while it is compressed as well as can be is so soon after', async () => {
		const { harness, read, change } = await withText(words(1));
		const first = await read();
		await read();
		// The second answer from memory has it compressed, and this one does not wait for that.
		await harness.get('/a', BROWSER);
		change();
		await read();
		await read();
		expect(tagOf(await read())).not.toBe(tagOf(first));
	});
});
