import { existsSync, readFileSync } from 'node:fs';
import { StartError } from '../shared/errors';
import { firstFonts, stylesBy } from '../site/render/page-styles';
import type { Assets } from '../site/render/screen';
import type { NewsroomAssets } from './newsroom-page';

interface ManifestEntry {
	file: string;
	css?: string[];
	/** Fonts and pictures of its styles. */
	assets?: string[];
	/** Names of what it loads with itself. */
	imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

function readManifest(clientDir: string, name: string) {
	const path = `${clientDir}/.vite/${name}.json`;
	if (!existsSync(path)) throw new StartError('The built files are missing; run "npm run build".');
	const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
	return (source: string): ManifestEntry => {
		const entry = manifest[source];
		if (!entry) throw new StartError(`The build has no ${source}; run "npm run build".`);
		return entry;
	};
}

/** Addresses of the files that readers' pages name. @param clientDir folder of the browser's files */
export function readAssets(clientDir: string): Assets {
	const entry = readManifest(clientDir, 'manifest');
	const file = (source: string) => `/${entry(source).file}`;
	return {
		css: [file('src/site/styles/site.css')],
		fonts: firstFonts.map((name) => file(`src/ui/fonts/${name}.woff2`)),
		pageStyles: stylesBy((name) => file(`src/site/styles/pages/${name}.css`)),
		js: file('src/site/browser/entry.client.ts'),
	};
}

/** Addresses of the files that the newsroom's page names. @param clientDir folder of the browser's files */
export function readNewsroomAssets(clientDir: string): NewsroomAssets {
	const entry = readManifest(clientDir, 'newsroom');
	const script = entry('src/newsroom/entry.tsx');
	const fonts = firstFonts.flatMap((name) => script.assets?.filter((file) => file.includes(`/${name}-`)) ?? []);
	return {
		js: `/${script.file}`,
		css: [`/${entry('style.css').file}`],
		fonts: fonts.map((file) => `/${file}`),
		imports: (script.imports ?? []).map((name) => `/${entry(name).file}`),
	};
}
