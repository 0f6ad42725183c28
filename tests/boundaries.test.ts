import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, moduleOf, modules, root, sourceFiles } from './sources';

const files = sourceFiles();
const imports = new Map(files.map((file) => [file, importsOf(file)]));

test('every file of the source lies in a module, and every module has files', () => {
	expect(files.filter((file) => !moduleOf(file))).toEqual([]);
	expect(
		modules.filter(({ path }) => !files.some((file) => file.startsWith(`${path}/`))).map(({ module }) => module),
	).toEqual([]);
});

test('imports run one way: each module imports only what boundaries.json allows', () => {
	const violations: string[] = [];
	for (const [file, list] of imports) {
		const own = moduleOf(file);
		for (const { file: target, isType } of list) {
			const other = target && moduleOf(target);
			if (!other || isType || own === other || own?.may_import === 'everything') continue;
			if (!own?.may_import.includes(other.module))
				violations.push(`${file} (${own?.module}) imports ${target} (${other.module})`);
		}
	}
	expect(violations).toEqual([]);
});

test('no module is allowed an import that it does not use', () => {
	const used = new Set(
		[...imports].flatMap(([file, list]) =>
			list.flatMap(({ file: target }) => (target ? [`${moduleOf(file)?.module} → ${moduleOf(target)?.module}`] : [])),
		),
	);
	const idle = modules
		.flatMap(({ module, may_import }) =>
			may_import === 'everything' ? [] : may_import.map((other) => `${module} → ${other}`),
		)
		.filter((edge) => !used.has(edge) && !edge.endsWith('→ shared'));
	expect(idle).toEqual([]);
});

test('nothing of the newsroom can be reached from the script of a reader, and nothing of the server from the newsroom', () => {
	const reached = (entry: string) => {
		const seen = new Set<string>();
		const visit = (file: string) => {
			if (seen.has(file)) return;
			seen.add(file);
			for (const { file: target, isType } of imports.get(file) ?? []) if (target && !isType) visit(target);
		};
		visit(entry);
		return [...seen];
	};
	const readers = reached('src/site/browser/entry.client.ts');
	const newsroom = reached('src/newsroom/entry.tsx');
	expect([readers.length, newsroom.length].every((count) => count > 20)).toBe(true);
	expect(readers.filter((file) => file.startsWith('src/newsroom/'))).toEqual([]);
	expect(newsroom.filter((file) => !/^src\/(?:newsroom|shared|ui)\/|^src\/editions\/messages\.ts$/.test(file))).toEqual(
		[],
	);
});

test('a module that lists its packages imports no other, and nothing of the server', () => {
	const foreign = files.flatMap((file) => {
		const packages = moduleOf(file)?.packages;
		const names = (imports.get(file) ?? []).filter(({ file: target }) => !target).map(({ name }) => name);
		return packages
			? names
					.filter((name) => !packages.includes(name) || builtinModules.includes(name.replace('node:', '')))
					.map((name) => `${file} imports ${name}`)
			: [];
	});
	expect(foreign).toEqual([]);
});

test('no file imports another in a cycle, neither by value nor by type', () => {
	const state = new Map<string, 'open' | 'done'>();
	const cycles: string[] = [];
	const visit = (file: string, path: string[]) => {
		if (state.get(file) === 'done') return;
		if (state.get(file) === 'open') {
			cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
			return;
		}
		state.set(file, 'open');
		for (const { file: target } of imports.get(file) ?? []) if (target) visit(target, [...path, file]);
		state.set(file, 'done');
	};
	for (const file of files) visit(file, []);
	expect(cycles).toEqual([]);
});

/** So many can be taken in at a glance. */
const MAX_ENTRIES = 25;

test(`no folder of the source has more than ${MAX_ENTRIES} entries`, () => {
	const folders = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true }).filter((entry) =>
		entry.isDirectory(),
	);
	const paths = ['src', ...folders.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))].filter(
		(path) => !path.startsWith('src/data/migrations'),
	);
	expect(paths.filter((path) => readdirSync(join(root, path)).length > MAX_ENTRIES)).toEqual([]);
});

test('the table in docs/architecture.md is that of boundaries.json', () => {
	const rows = modules.map(
		({ module, may_import, what }) =>
			`| ${module} | ${what} | ${may_import === 'everything' ? 'everything' : may_import.join(', ') || '–'} |`,
	);
	const table = ['| module | what it is | may import |', '|---|---|---|', ...rows].join('\n');
	expect(readFileSync(join(root, 'docs/architecture.md'), 'utf8')).toContain(table);
});

test('a read runs as a role that only reads: as the owner, only what is found by the hash of a secret, accounts and their keys', () => {
	const writes = /\bdb\.(?:write|writeAlone|writeTogether)\b/;
	const writers = files.filter(
		(file) => file.startsWith('src/queries/') && writes.test(readFileSync(join(root, file), 'utf8')),
	);
	expect(writers.sort()).toEqual([
		'src/queries/secret/accounts.ts',
		'src/queries/secret/admin-tokens.ts',
		'src/queries/secret/installation-state.ts',
		'src/queries/secret/known-browser.ts',
		'src/queries/secret/own-subscription.ts',
		'src/queries/secret/passkeys.ts',
		'src/queries/secret/preview-link.ts',
		'src/queries/secret/staff-session.ts',
		'src/queries/secret/token-holder.ts',
	]);
});

test('only the settings and the programs that start something read the environment', () => {
	const readers = files.filter((file) => /process\.env\b/.test(readFileSync(join(root, file), 'utf8')));
	expect(readers.sort()).toEqual([
		'src/boot/main.ts',
		'src/cli/command-line.ts',
		'src/platform/db/embedded/environment.ts',
	]);
});
