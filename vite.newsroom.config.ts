import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { boundaries } from './tools/boundaries.ts';
import { loadedWith, type Modules } from './tools/loaded-with.ts';
import { precompress } from './tools/precompress.ts';

const ENTRY = 'src/newsroom/entry.tsx';
const EDITOR = 'src/newsroom/editor/editor.tsx';
/** The screens of a row and of an article, and those on which people look for one. */
const FORMS = ['screens/edit.tsx', 'articles/edit.tsx'].map((file) => resolve('src/newsroom', file));
const LISTS = ['screens/list.tsx', 'articles/list.tsx', 'screens/today.tsx'].map((file) =>
	resolve('src/newsroom', file),
);
/** Parts that the editor of texts alone asks for. */
const OF_EDITOR = ['forms/form-at-selection.tsx', 'forms/find-row.tsx', 'tools/slash-menu.tsx'].map((file) =>
	resolve('src/newsroom/editor', file),
);

/** Modules that are the start of a part which is loaded later, wherever that is asked for. */
function laterParts(modules: Modules): Set<string> {
	const [seen, later] = [new Set<string>(), new Set<string>()];
	const walk = (id: string) => {
		if (seen.has(id)) return;
		seen.add(id);
		const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
		for (const other of dynamicallyImportedIds) later.add(other);
		for (const other of [...importedIds, ...dynamicallyImportedIds]) walk(other);
	};
	walk(resolve(ENTRY));
	return later;
}

/** Files of modules, by module; filled when the build first asks. */
const files = new Map<string, string>();

/** Modules that the screens of a row and of an article load both, and no list does. */
function sharedByForms(modules: Modules): Set<string> {
	const [row, article] = FORMS.map((form) => loadedWith(form, modules)) as [Set<string>, Set<string>];
	const ofLists = new Set(LISTS.flatMap((list) => [...loadedWith(list, modules)]));
	return new Set([...row].filter((one) => article.has(one) && !ofLists.has(one)));
}

/**
 * Puts what every screen loads into one file, what the screens with a form share into another, and what only the editor
 * of texts and its forms load into a third: small files of their own compress worse, and each is a request.
 * @returns the name of the file; null for a module that is loaded in a part of its own
 */
function fileOf(id: string, modules: Modules): string | null {
	if (files.size === 0) {
		const editor = loadedWith(resolve(EDITOR), modules);
		const others = [...laterParts(modules)].filter((part) => part !== resolve(EDITOR) && !OF_EDITOR.includes(part));
		for (const part of others) for (const one of loadedWith(part, modules)) editor.delete(one);
		for (const one of editor) files.set(one, 'editor');
		for (const one of sharedByForms(modules)) files.set(one, 'form');
		for (const one of loadedWith(resolve(ENTRY), modules)) files.set(one, 'first');
		files.delete(resolve(ENTRY));
	}
	return files.get(id) ?? null;
}

/** A file of several modules. @param priority the higher takes a module that both would hold */
const together = (name: string, priority: number) => ({
	name: (id: string, modules: Modules) => (fileOf(id, modules) === name ? name : null),
	debugName: name,
	priority,
});

/**
 * The newsroom's application, beside the readers' files and apart from them: a module of one never changes a byte of the
 * other.
 */
export default defineConfig({
	appType: 'custom',
	plugins: [boundaries('newsroom'), precompress()],
	publicDir: false,
	oxc: { jsx: { runtime: 'automatic' } },
	build: {
		outDir: 'build/client',
		// The readers' build stands there already.
		emptyOutDir: false,
		assetsDir: 'assets/newsroom',
		manifest: '.vite/newsroom.json',
		target: 'es2022',
		sourcemap: false,
		cssCodeSplit: false,
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		rolldownOptions: {
			input: { newsroom: `./${ENTRY}` },
			output: {
				codeSplitting: {
					includeDependenciesRecursively: false,
					groups: [together('first', 3), together('form', 2), together('editor', 1)],
				},
			},
			// The router says of itself that it is for browsers; here everything is.
			onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
		},
	},
});
