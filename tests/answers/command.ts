/**
 * Compares the answers at every address that the site links to, with a fixed clock, before and after a change that must
 * not be visible to readers: `npm run answers -- keep NAME` stores them, and `npm run answers -- compare NAME` lists
 * those that differ now, and exits with 1 where there are any.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { maskLines } from './masks';
import { openStillSite } from './still-site';
import { type Answer, walk } from './walk';

const folder = join(process.cwd(), 'build/answers');
const SHOWN = 12;

async function answersNow(): Promise<Answer[]> {
	const site = await openStillSite();
	try {
		return await walk(site, (count) => process.stderr.write(`\r${count} answers`));
	} finally {
		await site.stop();
		process.stderr.write('\n');
	}
}

/** Excerpts of two texts around their first difference. */
function firstDifference(before: string, after: string): string {
	let at = 0;
	while (at < before.length && before[at] === after[at]) at += 1;
	const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 100));
	return `  before ${around(before)}\n  now    ${around(after)}`;
}

function compare(before: Answer[], after: Answer[]): string[] {
	const now = new Map(after.map(({ path, text }) => [path, text]));
	const was = new Set(before.map(({ path }) => path));
	const changed = before.flatMap(({ path, text }) => {
		const textNow = now.get(path);
		if (textNow === text) return [];
		return [textNow === undefined ? `${path}\n  is led to no more` : `${path}\n${firstDifference(text, textNow)}`];
	});
	return [...changed, ...after.flatMap(({ path }) => (was.has(path) ? [] : [`${path}\n  is new`]))];
}

export async function main([action, name = 'base']: string[]): Promise<number> {
	const path = join(folder, `${name}.json.gz`);
	if (action === 'keep') {
		const answers = await answersNow();
		mkdirSync(folder, { recursive: true });
		writeFileSync(path, gzipSync(JSON.stringify(answers)));
		process.stdout.write(`${answers.length} answers are kept as ${name}.\n`);
		return 0;
	}
	if (action !== 'compare' || !existsSync(path)) {
		process.stderr.write(
			action === 'compare' ? `Nothing is kept as ${name}.\n` : 'Say "keep NAME" or "compare NAME".\n',
		);
		return 1;
	}
	const before = JSON.parse(gunzipSync(readFileSync(path)).toString('utf8')) as Answer[];
	const differences = compare(before, await answersNow());
	for (const difference of differences.slice(0, SHOWN)) process.stdout.write(`${difference}\n`);
	process.stdout.write(`Masked: ${maskLines.join('; ')}.\n`);
	process.stdout.write(`${before.length} answers compared, ${differences.length} differ.\n`);
	return differences.length > 0 ? 1 : 0;
}
