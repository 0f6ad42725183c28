import { type Compiled, compile } from '../../editions/messages';
import { localeOf } from '../time';
import type { enSetUp } from './en-set-up';
import type { esSetUp } from './es-set-up';
import { useWords } from './words';

/** What the set-up says: loaded with its screens, for an installation is set up once. */
type SetUpWords = Compiled<typeof enSetUp, typeof esSetUp>;

const spoken = new Map<string, SetUpWords>();

/** Loads the words of the set-up in the language of the page. */
export async function loadSetUpWords(): Promise<void> {
	const { lang } = document.documentElement;
	if (spoken.has(lang)) return;
	const texts = lang === 'es' ? (await import('./es-set-up')).esSetUp : (await import('./en-set-up')).enSetUp;
	spoken.set(lang, compile(texts, localeOf(lang)) as SetUpWords);
}

/** The words of the set-up, in the language of the page as far as they were loaded. */
export function useSetUpWords(): SetUpWords {
	// The language may change below the screen.
	useWords();
	const words = spoken.get(document.documentElement.lang) ?? [...spoken.values()][0];
	if (!words) throw new Error('no words of the set-up');
	return words;
}
