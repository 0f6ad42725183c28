import { laterWords } from './screens/later-words';

/** What the set-up says: an installation is set up once. */
export const { load: loadSetUpWords, useThem: useSetUpWords } = laterWords({
	en: async () => (await import('./en-set-up')).enSetUp,
	es: async () => (await import('./es-set-up')).esSetUp,
});
