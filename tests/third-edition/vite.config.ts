import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';
import site from '../../vite.config.ts';

const table = join(import.meta.dirname, '../../src/editions/editions.ts');

/** The row that a third edition adds to the table, and its words: nothing else of the source is touched. */
const third: Plugin = {
	name: 'third-edition',
	enforce: 'pre',
	load(id) {
		if (id !== table) return undefined;
		const text = readFileSync(table, 'utf8');
		const end = text.indexOf('\n];');
		if (end < 0) this.error('The table of editions has another end than its test expects.');
		return `import { german } from '${join(import.meta.dirname, 'edition.ts')}';\n${text.slice(0, end)}\n\tgerman,${text.slice(end)}`;
	},
};

/** The server with a German edition beside the others, to be started by a test. */
export default (env: { isSsrBuild: boolean }): UserConfig =>
	mergeConfig((site as (env: object) => UserConfig)(env), {
		plugins: [third],
		build: { outDir: 'build/server-three-editions', minify: false },
	});
