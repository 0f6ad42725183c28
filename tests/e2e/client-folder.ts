import { copyFileSync, cpSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BUILT_REPRESENTATIONS } from '../../src/platform/http/cache/built-files';
import { pageStyles } from '../../src/site/render/page-styles';
import { clientFiles, clientFolder } from './client-files';

/**
 * Copies the browser's files to a folder for `openTestFront`, those of the page also under the names that test pages
 * refer to. The copy is in the folder of the run and is removed with it.
 */
export function copyClient(): string {
	const folder = mkdtempSync(join(process.env.TEST_FOLDER ?? '/tmp', 'client-'));
	cpSync(clientFolder, folder, { recursive: true });
	for (const { path, name, isEntry } of clientFiles()) {
		if (!isEntry || !name) continue;
		// Not a copy: files that are loaded later import the script by its own name, and would start the page a second
		// time.
		if (name === 'entry') writeFileSync(join(folder, 'assets/entry.js'), `import './${basename(path)}';\n`);
		if (!['site', ...pageStyles].includes(name)) continue;
		for (const ending of ['', ...BUILT_REPRESENTATIONS.map((one) => one.ending)])
			if (existsSync(join(folder, path + ending)))
				copyFileSync(join(folder, path + ending), join(folder, `assets/${name}.css${ending}`));
	}
	return folder;
}
