import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Keeps Vite's preload helper out of the browser's bundle: it fetches the styles and the dependencies of a part of the
 * script ahead, and ours have neither (all styles stand in one sheet, each part is one file). It weighs a quarter of
 * what a page loads.
 */
export function chunks(): Plugin {
	return {
		name: 'brume-chunks',
		enforce: 'pre',
		apply: 'build',
		load(id) {
			return id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined;
		},
		generateBundle(_options, bundle) {
			if (this.environment.name !== 'client') return;
			const styled = Object.values(bundle).find(
				(chunk) => chunk.type === 'chunk' && chunk.isDynamicEntry && (chunk.viteMetadata?.importedCss.size ?? 0) > 0,
			);
			if (styled)
				this.error(
					`${styled.fileName} is loaded late and imports styles, which nothing would load; import them in site.css.`,
				);
		},
	};
}
