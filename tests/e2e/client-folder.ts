import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { page_styles } from '../../src/app/page-styles';
import { buildFiles } from './island-rig';

/**
 * The browser's files in a folder for `openTestFront`, those of the page also under the names its pages ask for.
 * It stands in the folder of the run, which goes with it.
 */
export async function buildClient(): Promise<string> {
	const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? '/tmp', 'client-'));
	cpSync(join(import.meta.dirname, '../../public'), folder, { recursive: true });
	const names: [asked: string, file: RegExp][] = [
		['assets/site.css', /\bsite-[^/]*\.css$/],
		...page_styles.map((name): [string, RegExp] => [`assets/${name}.css`, new RegExp(`\\b${name}-[^/]*\\.css$`)]),
	];
	for (const file of await buildFiles()) {
		const content = file.type === 'chunk' ? file.code : file.source;
		const asked = names.filter(([, pattern]) => pattern.test(file.fileName)).map(([name]) => name);
		for (const name of [file.fileName, ...asked]) {
			mkdirSync(dirname(join(folder, name)), { recursive: true });
			writeFileSync(join(folder, name), content);
		}
		// Not a copy: what is loaded later imports the script by its own name, and would begin the page once more.
		if (file.type === 'chunk' && file.isEntry && file.name === 'entry') writeFileSync(join(folder, 'assets/entry.js'), `import './${basename(file.fileName)}';\n`);
	}
	return folder;
}
