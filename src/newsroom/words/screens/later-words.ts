import { type Compiled, compile } from '../../../editions/messages';
import { localeOf } from '../../time';
import { useWords } from '../words';

/** Words that are loaded with the screens that few people open. */
export interface LaterWords<All> {
	/** Loads them in the language of the page. */
	load(): Promise<void>;
	/** Returns them in the language of the page as far as they were loaded. */
	useThem(): All;
}

/**
 * Declares words that are loaded later than the others.
 * @param texts loads them in each language
 */
export function laterWords<En, Es>(texts: { en(): Promise<En>; es(): Promise<Es> }): LaterWords<Compiled<En, Es>> {
	const spoken = new Map<string, Compiled<En, Es>>();
	return {
		async load() {
			const { lang } = document.documentElement;
			if (spoken.has(lang)) return;
			const found = lang === 'es' ? await texts.es() : await texts.en();
			spoken.set(lang, compile(found, localeOf(lang)) as unknown as Compiled<En, Es>);
		},
		useThem() {
			// The language may change below the screen.
			useWords();
			const words = spoken.get(document.documentElement.lang) ?? [...spoken.values()][0];
			if (!words) throw new Error('These words are not loaded.');
			return words;
		},
	};
}
