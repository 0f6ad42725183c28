import { useEffect, useState } from 'react';
import { callPath } from '../../../shared/address/folders';

/** What one may have in mind: an answer of the call `search/suggest`, or what was searched for here before. */
export interface Suggestion {
	group: 'recent' | 'company' | 'market' | 'topic' | 'license' | 'tag' | 'article' | 'tool';
	title: string;
	name_zh: string | null;
	line: string;
	url: string;
}

/** Words of the list. */
export interface SuggestionWords {
	/** Name of the list. */
	list: string;
	/** What a list of so many says, with `#` for how many. */
	count: string;
	/** What takes recent searches away. */
	clear: string;
	groups: Readonly<Record<Suggestion['group'], string>>;
}

/** Milliseconds without a further letter after which it is asked. */
const PAUSE = 120;
const MAX_CHARACTERS = 100;
const NONE: readonly Suggestion[] = [];

/**
 * Suggestions for what has been typed; an answer that comes after the next letter is dropped, and a failure leaves a
 * plain search.
 */
export function useSuggestions(edition: string, typed: string | undefined): readonly Suggestion[] {
	const [found, setFound] = useState(NONE);
	const keyword = typed?.trim() ?? '';
	useEffect(() => {
		if (keyword.length < 2 || keyword.length > MAX_CHARACTERS) {
			if (!/[^\0-\u024f]/.test(keyword)) {
				setFound(NONE);
				return;
			}
		}
		const asking = new AbortController();
		const ask = async () => {
			try {
				const address = `${callPath('search/suggest')}?edition=${edition}&keyword=${encodeURIComponent(keyword)}`;
				const answer = await fetch(address, { signal: asking.signal, credentials: 'omit' });
				const { data } = (await answer.json()) as { data?: Suggestion[] };
				setFound(answer.ok && Array.isArray(data) ? data : NONE);
			} catch {
				if (!asking.signal.aborted) setFound(NONE);
			}
		};
		const wait = setTimeout(() => void ask(), PAUSE);
		return () => {
			clearTimeout(wait);
			asking.abort();
		};
	}, [edition, keyword]);
	return found;
}
