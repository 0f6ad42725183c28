import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '../src');

/** Who may import whom (docs/architecture.md); `import type` is free. The first prefix that fits names the room. */
const ROOMS: [room: string, prefix: string, may_import: string[]][] = [
	['settings', 'settings.ts', ['shared']],
	['shared', 'shared/', []],
	['editions', 'editions/', ['shared']],
	['data', 'data/', ['shared']],
	['media', 'media/', ['shared']],
	['front', 'front/', ['shared']],
	['queries', 'queries/', ['data', 'shared']],
	['mail', 'mail/', ['editions', 'shared']],
	['commands', 'commands/', ['queries', 'data', 'mail', 'media', 'editions', 'shared']],
	['importers', 'importers/', ['commands', 'queries', 'data', 'media', 'settings', 'editions', 'shared']],
	['jobs', 'jobs/', ['commands', 'queries', 'data', 'mail', 'media', 'shared']],
	['api', 'api/', ['commands', 'queries', 'media', 'editions', 'shared']],
	['ui', 'app/ui/', ['shared']],
	['islands', 'app/islands/', ['ui', 'blocks', 'editions', 'shared']],
	['blocks', 'app/blocks/', ['ui', 'contexts', 'islands', 'editions', 'shared']],
	['contexts', 'app/contexts.ts', []],
	['contexts', 'app/screen.ts', []],
	['client', 'app/entry.client.ts', ['islands', 'blocks', 'ui', 'editions', 'shared']],
	['screens', 'app/site/', ['blocks', 'islands', 'ui', 'contexts', 'editions', 'queries', 'commands', 'shared']],
	['app', 'app/', ['screens', 'blocks', 'islands', 'ui', 'contexts', 'editions', 'queries', 'commands', 'media', 'data', 'shared']],
	['top', '', ['app', 'screens', 'api', 'commands', 'queries', 'data', 'editions', 'front', 'jobs', 'mail', 'media', 'settings', 'shared']],
];

const roomOf = (file: string) => ROOMS.find(([, prefix]) => file.startsWith(prefix)) as (typeof ROOMS)[number];

function* sources(folder: string): Generator<string> {
	for (const name of readdirSync(folder)) {
		const path = join(folder, name);
		if (statSync(path).isDirectory()) yield* sources(path);
		else if (/\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name)) yield path;
	}
}

const IMPORT = /^(?:import|export)\s+(?!type\b)([^'"]*?from\s+)?['"](\.[^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g;
/** `import { type A, type B }` brings nothing but types either. */
const isOnlyTypes = (clause: string) =>
	/^\{[^}]*\}\s*from\s+$/.test(clause) &&
	clause
		.replace(/[{}]|from/g, '')
		.split(',')
		.every((name) => !name.trim() || name.trim().startsWith('type '));

test('imports run one way: each room imports only what the table allows', () => {
	const trespasses: string[] = [];
	for (const path of sources(src)) {
		const file = relative(src, path);
		// A bench or test rig beside the code is no part of its room.
		if (file === 'front/rig.ts') continue;
		const [room, , may_import] = roomOf(file);
		const text = readFileSync(path, 'utf8');
		const found = [...text.matchAll(IMPORT)].filter((match) => !isOnlyTypes(match[1] ?? '')).map((match) => match[2] as string);
		for (const target of [...found, ...[...text.matchAll(DYNAMIC)].map((match) => match[1] as string)]) {
			const to = relative(src, normalize(join(dirname(path), target)));
			const [other] = roomOf(to.startsWith('..') ? to : statIsFolder(to) ? `${to}/` : `${to}.ts`);
			if (other !== room && !may_import.includes(other)) trespasses.push(`${file} (${room}) imports ${to} (${other})`);
		}
	}
	expect(trespasses).toEqual([]);
});

function statIsFolder(path: string): boolean {
	try {
		return statSync(join(src, path)).isDirectory();
	} catch {
		return false;
	}
}

test('only settings.ts and the programs around it read the environment', () => {
	const readers = [...sources(src)].map((path) => relative(src, path)).filter((file) => /process\.env\b/.test(readFileSync(join(src, file), 'utf8')));
	expect(readers.sort()).toEqual(['command-line.ts', 'data/embedded/environment.ts', 'importers/command.ts', 'server.ts']);
});
