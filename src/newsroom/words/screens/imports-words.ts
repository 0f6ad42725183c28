import { laterWords } from './later-words';

/** What the screens of imports say. */
export const { load: loadImportsWords, useThem: useImportsWords } = laterWords({
	en: async () => (await import('./en-imports')).enImports,
	es: async () => (await import('./es-imports')).esImports,
});
