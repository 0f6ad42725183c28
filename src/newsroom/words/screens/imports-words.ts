import { type Compiled, compile } from '../../../editions/messages';
import { localeOf } from '../../time';
import { useWords } from '../words';
import type { enImports } from './en-imports';
import type { esImports } from './es-imports';

/** What the screens of imports say: loaded with them, for few people open them. */
type ImportsWords = Compiled<typeof enImports, typeof esImports>;

const spoken = new Map<string, ImportsWords>();

/** Loads the words of imports in the language of the page. */
export async function loadImportsWords(): Promise<void> {
	const { lang } = document.documentElement;
	if (spoken.has(lang)) return;
	const texts = lang === 'es' ? (await import('./es-imports')).esImports : (await import('./en-imports')).enImports;
	spoken.set(lang, compile(texts, localeOf(lang)) as ImportsWords);
}

/** The words of imports, in the language of the page as far as they were loaded. */
export function useImportsWords(): ImportsWords {
	// The language may change below the screen.
	useWords();
	const words = spoken.get(document.documentElement.lang) ?? [...spoken.values()][0];
	if (!words) throw new Error('no words of imports');
	return words;
}
