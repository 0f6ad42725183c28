import { laterWords } from './later-words';

/** What is said where a picture is replaced everywhere. */
export const { load: loadReplaceWords, useThem: useReplaceWords } = laterWords({
	en: async () => (await import('./en-replace')).enReplace,
	es: async () => (await import('./es-replace')).esReplace,
});
