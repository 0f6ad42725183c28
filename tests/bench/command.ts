/**
 * `npm run bench [part …]`: measures, and prints each figure beside its target. Parts: front, page, uncached,
 * statements, memory, bytes, fonts, lighthouse, brand, start, change, acts, big, search, desk, media, publish, writing,
 * preview, weight, places, emails, images, import, sign-in; all of them where none is named. `newsroom` is desk, media,
 * publish, writing, preview and weight.
 * Everything runs on this machine's loopback, with its own load.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { listArticles } from '../../src/queries/article/listing';
import { startServer } from '../e2e/server';
import { startPostgres, type TestServer } from '../postgres';
import { openFolder } from '../template';
import { measureActs } from './acts';
import { measureBrand } from './brand';
import { measureBytes } from './bytes';
import { measureChange } from './change';
import { measureFonts } from './fonts';
import { measureHit } from './front';
import { measureIdle } from './idle';
import { measureImages } from './images';
import { makeDatabase, measureLarge } from './large-databases';
import { measureLighthouse } from './lighthouse';
import { measureNewsroomWeight } from './newsroom-weight';
import { measurePage } from './pages';
import { measurePreview } from './preview';
import { measureAnswers } from './search';
import { measureSignIn } from './sign-in';
import { measureStart } from './start';
import { type Figure, table } from './table';
import { measureUncached } from './uncached';
import { measureWriting } from './writing';

const PARTS = [
	'front',
	'page',
	'uncached',
	'statements',
	'memory',
	'bytes',
	'fonts',
	'lighthouse',
	'brand',
	'start',
	'change',
	'acts',
	'big',
	'search',
	'desk',
	'media',
	'publish',
	'writing',
	'preview',
	'weight',
	'places',
	'emails',
	'images',
	'import',
	'sign-in',
];
/** Names of several parts. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
	newsroom: ['desk', 'media', 'publish', 'writing', 'preview', 'weight'],
};
const figures: Figure[] = [];
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const asked = named.length === 0 ? PARTS : named.flatMap((name) => GROUPS[name] ?? [name]);
/** Says figures to the process that asked for one part of several. */
const FOR_PARENT = '--figures';
const wants = (part: string) => asked.includes(part);
/** The trade's places, one page of each kind. */
const PLACES = [
	['topic', '/topic/inter-tabac'],
	['exhibitors', '/topic/tpe/enterprise'],
	['licences', '/license'],
	['record', '/license/shenzhen-qindao-biotech'],
	['China', '/china'],
	['data', '/news/data'],
	['series', '/news/data/china-exports-monthly'],
	['calendar', '/calendar'],
	['book', '/book/detail/fillers-handbook'],
	['calculator', '/tool/calculate'],
] as const;
const say = (text: string) => process.stderr.write(`${text}\n`);

async function measure(server: TestServer, folder: string): Promise<void> {
	const { db, databaseUrl } = await makeDatabase(server, 'bench_demo', true);
	const { list } = await listArticles(db.read, { edition: 'en', kind: 'news' }, 1, 1);
	const article = list[0];
	if (!article) throw new Error('The demonstration edition is empty.');
	const path = `/news/${article.seo_url}`;
	if (wants('front')) {
		say('Cached page …');
		const hit = await measureHit();
		const middle = `half of the rounds ${hit.lower.toFixed(2)} to ${hit.upper.toFixed(2)}`;
		figures.push({
			what: `cached article page, processor time ÷ a bare node:http server with the same bytes (${middle})`,
			value: `${hit.ratio.toFixed(2)} ×`,
			target: '≤ 1.15 ×',
			holds: hit.ratio <= 1.15,
		});
	}
	if (wants('page')) {
		say('Uncached page …');
		figures.push(...(await measurePage(db)));
	}
	if (wants('bytes') || wants('fonts') || wants('lighthouse')) {
		const running = await startServer({ DATABASE_URL: databaseUrl });
		// Every page and every drawn picture is compressed as well as it is from the third reader on.
		const read = async (address: string) => {
			let text = '';
			for (let reader = 0; reader < 4; reader += 1)
				text = await (await fetch(running.url + address, { headers: { 'accept-encoding': 'br' } })).text();
			return text;
		};
		for (const page of ['/', path, ...PLACES.map(([, place]) => place)])
			for (const [, cover = ''] of (await read(page)).matchAll(/(?:src|srcSet)="(\/cover\/[^"]+)"/g)) await read(cover);
		if (wants('bytes')) {
			figures.push(...(await measureBytes(running.url, 'article', path, 12)));
			// A page with charts may weigh more.
			for (const [name, place] of PLACES)
				figures.push(...(await measureBytes(running.url, name, place, name === 'data' || name === 'series' ? 30 : 12)));
		}
		if (wants('fonts')) {
			say('Fonts …');
			figures.push(
				...(await measureFonts(running.url, [
					['home', '/'],
					['article', path],
				])),
			);
		}
		if (wants('lighthouse')) {
			say('Lighthouse …');
			figures.push(
				...(await measureLighthouse(`${running.url}/`, 'home', 1.4, 300)),
				...(await measureLighthouse(running.url + path, 'article', 1.2, 260)),
			);
			for (const [name, place] of PLACES)
				figures.push(
					...(name === 'calculator'
						? await measureLighthouse(running.url + place, name, 1.3, 260)
						: await measureLighthouse(running.url + place, name)),
				);
		}
		await running.stop();
	}
	if (wants('start')) {
		say('Start …');
		figures.push(
			...(await measureStart({}, openFolder('embedded', folder), 'embedded')),
			...(await measureStart({ DATABASE_URL: databaseUrl }, openFolder('postgresql', folder), 'PostgreSQL')),
		);
	}
	if (wants('change')) {
		say('Changes …');
		const alone = await startServer({ DATABASE_URL: databaseUrl });
		figures.push(await measureChange(db, [alone.url], article.id, 100));
		const second = await startServer({ DATABASE_URL: databaseUrl });
		figures.push(await measureChange(db, [alone.url, second.url], article.id, 1_000));
		await Promise.all([alone.stop(), second.stop()]);
	}
	if (wants('acts')) {
		say('Acting readers, idle connections …');
		figures.push(...(await measureActs(db, databaseUrl, path)), ...(await measureIdle(databaseUrl, path)));
	}
	if (wants('writing')) {
		say('Writing …');
		figures.push(...(await measureWriting(databaseUrl)));
	}
	if (wants('preview')) {
		say('Preview …');
		figures.push(...(await measurePreview(databaseUrl)));
	}
	if (wants('weight')) figures.push(...measureNewsroomWeight());
	if (wants('sign-in')) {
		say('Known and unknown addresses …');
		figures.push(...(await measureSignIn(db, databaseUrl)));
	}
	if (wants('images')) {
		say('Images …');
		figures.push(...(await measureImages(db)));
	}
	if (wants('brand')) {
		say('A brand …');
		const pages = [
			['home', '/'],
			['article', path],
		] as const;
		figures.push(...(await measureBrand(db, databaseUrl, pages)));
	}
	if (wants('search')) {
		say('A hundred questions …');
		figures.push(await measureAnswers(db));
	}
	if (wants('uncached')) {
		say('Uncached pages over HTTP …');
		figures.push(...(await measureUncached({ db, databaseUrl, pid: server.pid() }, 'the demonstration', false)));
	}
	await db.stop();
	figures.push(...(await measureLarge({ wants, say, server, databaseUrl, folder })));
}

/** False when a part could not be measured. */
let isWhole = true;

/** One process a part: none inherits the memory or the warmth of another. */
function measureApart(part: string): Figure[] {
	const child = spawnSync(process.execPath, [...process.execArgv, import.meta.filename, part, FOR_PARENT], {
		stdio: ['ignore', 'pipe', 'inherit'],
		encoding: 'utf8',
		maxBuffer: 1 << 24,
	});
	if (child.status !== 0) {
		isWhole = false;
		const what = `${part}: could not be measured; the reason stands above`;
		return [{ what, value: '–', target: '–', holds: false }];
	}
	const found = JSON.parse(child.stdout.trim().split('\n').at(-1) ?? '[]') as Figure[];
	// Printed at once, so that the figures of a long run that is broken off are not lost.
	process.stderr.write(`${table(found)}\n`);
	return found;
}

const unknown = asked.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) {
	say(`There is no part ${unknown.join(', ')}. The parts are ${PARTS.join(', ')}.`);
	process.exit(1);
}
if (asked.length > 1) {
	process.stdout.write(`${table(asked.flatMap(measureApart))}\n`);
} else {
	const folder = openFolder('bench');
	const server = await startPostgres();
	try {
		await measure(server, folder);
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true, force: true });
	}
	process.stdout.write(process.argv.includes(FOR_PARENT) ? `\n${JSON.stringify(figures)}\n` : `${table(figures)}\n`);
}
if (asked.length === 1 && figures.length === 0) {
	say('Nothing was measured.');
	isWhole = false;
}
process.exit(isWhole ? 0 : 1);
