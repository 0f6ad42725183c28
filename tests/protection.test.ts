/** The data, algorithms and services that `docs/protection.md` names are those of the code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { access } from '../src/data/access';
import { root, sourceFiles } from './sources';

const page = readFileSync(join(root, 'docs/protection.md'), 'utf8');
const section = (heading: string): string => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** Every source that runs, with its text. */
const sources = sourceFiles()
	.filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.(?:test|fixture|harness)\./.test(file))
	.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Tables of a level, as the page names them. */
function tablesOf(level: string): string[] {
	const row = new RegExp(`^\\| ${level} \\| [^|]+ \\| (.+) \\|$`, 'm').exec(section('Data'))?.[1] ?? '';
	return [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}

test('every table of the database stands in one level, and the database roles see it as the level says', () => {
	const levels = ['public', 'internal', 'personal', 'secret'].map(tablesOf);
	expect(levels.flat().sort()).toEqual(Object.keys(access).sort());
	const visibility = access as Record<string, { readers: unknown; staff: unknown }>;
	const [open = [], , personal = [], secret = []] = levels;
	expect(open.filter((name) => visibility[name]?.readers === 'none')).toEqual([]);
	expect([...personal, ...secret].filter((name) => visibility[name]?.readers !== 'none')).toEqual([]);
	expect(secret.filter((name) => visibility[name]?.staff !== 'none')).toEqual([]);
});

test('every algorithm is named, and none that is outworn is used', () => {
	const named = section('Algorithms');
	const used = sources.flatMap(({ file, text }) =>
		[...text.matchAll(/\b(?:createHash|createHmac|createCipheriv)\('([\w-]+)'/g)].map(([call]) => ({ file, call })),
	);
	expect(used.length).toBeGreaterThan(10);
	expect(used.filter(({ call }) => !named.includes(`${call})`))).toEqual([]);
	for (const name of ['argon2', 'scrypt']) expect(named).toContain(`\`${name}\``);
	const outworn =
		/createHash\('(?:md5|sha1)'|createHmac\('(?:md5|sha1)'|createCipheriv\('[\w-]*(?:ecb|cbc|des|rc4)|\bpbkdf2\b/;
	expect(sources.filter(({ text }) => outworn.test(text)).map(({ file }) => file)).toEqual([]);
});

test('what must not be guessed is made of random numbers of Node', () => {
	const loose = sources.filter(({ text }) => text.includes('Math.random(')).map(({ file }) => file);
	// There it distinguishes the log of one start from that of another.
	expect(loose).toEqual(['src/platform/http/edge/request-id.ts']);
});

test('everybody the installation speaks with by a setting is named', () => {
	const settings =
		readFileSync(join(root, 'docs/operations.md'), 'utf8').split('\n## Settings\n')[1]?.split('\n## ')[0] ?? '';
	const services = [...settings.matchAll(/`((?!SITE_)[A-Z0-9_]+_(?:URL|ENDPOINT|HOST))`/g)].map(
		([, name = '']) => name,
	);
	expect(services.length).toBeGreaterThan(3);
	const named = section('With whom an installation speaks');
	expect(services.filter((name) => !named.includes(`\`${name}\``))).toEqual([]);
});

test('nothing is evaluated, and no shell reads a line', () => {
	const evaluates = /\beval\(|new Function\(|from 'node:vm'|shell: true|\bexec(?:Sync)?\(\s*[`'"]/;
	expect(sources.filter(({ text }) => evaluates.test(text)).map(({ file }) => file)).toEqual([]);
	const starts = sources.filter(({ text }) => text.includes("'node:child_process'")).map(({ file }) => file);
	expect(starts.filter((file) => !/^src\/(?:platform\/(?:db\/embedded|images)|cli|boot|backup)\//.test(file))).toEqual(
		[],
	);
});
