import { laterWords } from './later-words';

/** What is said where files are uploaded into the library, and a picture is replaced everywhere. */
export const { load: loadMediaWords, useThem: useMediaWords } = laterWords({
	en: async () => (await import('./en-media')).enMedia,
	es: async () => (await import('./es-media')).esMedia,
});
