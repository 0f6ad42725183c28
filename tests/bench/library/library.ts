import { mediaEntity } from '../../../src/entities/media';
import type { Database } from '../../../src/platform/db/db';
import { signedInDemo } from '../../demonstration';
import { startServer } from '../../e2e/server';
import type { Visitor } from '../../staff-visitor';
import { type Figure, median, percentile } from '../table';
import { FILES, type Filled, fillLibrary } from './fill';

const TIMES = 60;
const WARM_UP = 5;
/** Milliseconds that an answer may take: half of the times, and nineteen of twenty (newsroom.md, section 8). */
const BAR = { p50: 30, p95: 120 };

/** A question of the newsroom. */
interface Question {
	what: string;
	/** The path that is asked. @param n number of the repetition */
	path(n: number): string;
	/** How many rows the answer has at least, none at all for 0; undefined where it is no list. */
	least: number | undefined;
}

const search = (words: string, more = '') => `media?search=${encodeURIComponent(words)}${more}`;
const choice = (words: string) => `media/choice?edition=en&search=${encodeURIComponent(words)}`;
const pick = <T>(of: readonly T[], n: number): T => of[n % of.length] as T;

/** What the list, the editor's choice of a picture and the page of a file ask. */
function questions({ once, often, uses, middle, titles }: Filled): Question[] {
	const from = (n: number) => {
		const id = middle - n * 100;
		return `after=${Buffer.from(JSON.stringify([id, id])).toString('base64url')}`;
	};
	const ask = (what: string, path: Question['path'], least: number | undefined): Question => ({ what, path, least });
	return [
		ask('all of them', () => 'media', 50),
		ask('a page from the middle', (n) => `media?${from(n)}`, 50),
		...Object.keys(mediaEntity.list.which ?? {}).flatMap((which) => [
			ask(`the part "${which}"`, () => `media?which=${which}`, 1),
			ask(`the part "${which}", a page from the middle`, (n) => `media?which=${which}&${from(n)}`, 1),
		]),
		ask('a word that 12,500 files have', () => search('harbour'), 50),
		ask('a word that the 12,500 oldest files have', () => search('archive'), 50),
		ask('a word that 100 files have', () => search('rotterdam'), 50),
		ask('a word that none has', (n) => search(`nowhere${n}`), 0),
		ask('two words, of which 100 files have both', () => search('rotterdam works'), 50),
		ask('the same two words in the other order', () => search('works rotterdam'), 50),
		ask('two words that many files have, and 4,000 both', () => search('nordbild harbour'), 50),
		ask('two words that many files have, and none both', () => search('kiln harbour'), 0),
		ask('five words of a description, credit and caption', () => search('caption ruiz 1201 view harbour'), 1),
		ask('the title of an article that uses it', (n) => search(pick(titles, n)), 1),
		ask('a word of the titles of articles that use 67 of them', () => search('varna'), 50),
		ask('a word of the file and one of such a title', () => search('varna press'), 24),
		ask('a word that 10,000 titles have', () => search('retailers'), 50),
		ask('a word that all titles have', () => search('story'), 50),
		ask('two words that 10,000 and all titles have', () => search('retailers story'), 50),
		ask('one letter', (n) => search(pick([...'aeinorstz'], n)), 1),
		ask('two letters', (n) => search(pick(['an', 'ha', 'ru', 'st', 'or'], n)), 1),
		ask('two letters that nothing has', (n) => search(pick(['ñü', 'öß', 'ůž'], n)), 0),
		ask('a word, without a description', () => search('kiln', '&which=mute'), 50),
		ask('a word, unused', () => search('press', '&which=unused'), 1),
		ask('a word, a page from the middle', (n) => search('harbour', `&${from(n)}`), 50),
		ask('choice of a picture', () => 'media/choice?edition=en', 24),
		ask('choice of a picture, a page from the middle', (n) => `media/choice?edition=en&${from(n)}`, 24),
		ask('choice of a picture by a word', () => choice('harbour'), 24),
		ask('choice of a picture by two words', () => choice('works rotterdam'), 24),
		ask('choice of a picture by the title of an article', (n) => choice(pick(titles, n)), 1),
		ask('names of files by a word', () => 'name/media?search=harbour', 12),
		ask('what uses a file that one thing uses', (n) => `media/${pick(once, n)}/shown`, 1),
		ask(`what uses a file with ${uses.toLocaleString('en')} uses`, () => `media/${often}/shown`, 200),
		ask('how many rows name a file that one thing uses', (n) => `media/${pick(once, n)}/uses`, undefined),
		ask(`how many rows name a file with ${uses.toLocaleString('en')} uses`, () => `media/${often}/uses`, undefined),
		ask('one file', (n) => `media/${middle + n}`, undefined),
	];
}

/** Asks once. @throws Error where the answer is no answer to the question, so that nothing else is measured */
async function answer(by: Visitor, { what, least, path }: Question, n: number): Promise<number> {
	const begun = performance.now();
	const { status, msg, data } = await by.ask('GET', path(n));
	const spent = performance.now() - begun;
	if (status !== 200) throw new Error(`${what}: ${path(n)} was answered ${status}, ${msg}`);
	const found = Array.isArray(data.rows) ? data.rows.length : undefined;
	if (least !== undefined && (found === undefined || found < least || (least === 0 && found > 0)))
		throw new Error(`${what}: ${path(n)} found ${found} rows in place of ${least || 'none'}`);
	return spent;
}

/** Asks a question again and again. */
async function measure(by: Visitor, question: Question): Promise<Figure> {
	const taken: number[] = [];
	for (let n = 0; n < WARM_UP + TIMES; n += 1) {
		const spent = await answer(by, question, n);
		if (n >= WARM_UP) taken.push(spent);
	}
	const [p50, p95] = [median(taken), percentile(taken, 0.95)];
	return {
		what: `${FILES.toLocaleString('en')} files in the media library: ${question.what}`,
		value: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
		target: `p50 ≤ ${BAR.p50} ms, p95 ≤ ${BAR.p95} ms`,
		holds: p50 <= BAR.p50 && p95 <= BAR.p95,
	};
}

/** The media library over many files, asked over HTTP as the newsroom does. */
export async function measureLibrary(db: Database, databaseUrl: string): Promise<Figure[]> {
	const filled = await fillLibrary(db);
	const server = await startServer({ DATABASE_URL: databaseUrl });
	try {
		const figures: Figure[] = [];
		const admin = await signedInDemo(server, 'admin');
		for (const question of questions(filled)) figures.push(await measure(admin, question));
		const reporter = await signedInDemo(server, 'reporter');
		const shown = `media/${filled.often}/shown`;
		const what = 'the same, asked by a reporter';
		figures.push(await measure(reporter, { what, path: () => shown, least: 200 }));
		return figures;
	} finally {
		await server.stop();
	}
}
