import { type RefObject, useCallback, useEffect, useState } from 'react';
import { keepSearch, recentSearches } from '../../browser/consent/recent-searches';
import type { Suggestion } from './use-suggestions';

const NONE: readonly Suggestion[] = [];

/**
 * What was searched for in this browser before, while the field is empty and has the focus; and keeps what its form
 * searches for. Without consent there is nothing, and nothing is kept.
 * @returns the searches, and what looks for them anew
 */
export function useRecent(
	field: RefObject<HTMLInputElement | null>,
	isAlive: boolean,
): { recent: readonly Suggestion[]; look(): void } {
	const [recent, setRecent] = useState(NONE);
	const look = useCallback(() => {
		const { value, form } = field.current ?? {};
		if (value?.trim() || !form) return setRecent(NONE);
		const kept = recentSearches().map((title): Suggestion => {
			return { group: 'recent', title, name_zh: null, line: '', url: `${form.action}/${encodeURIComponent(title)}` };
		});
		setRecent(kept.length > 0 ? kept : NONE);
	}, [field]);
	useEffect(() => {
		const input = field.current;
		const form = input?.form;
		if (!isAlive || !input || !form) return;
		if (input === document.activeElement) look();
		const keep = () => keepSearch(input.value);
		form.addEventListener('submit', keep);
		return () => form.removeEventListener('submit', keep);
	}, [field, isAlive, look]);
	return { recent, look };
}
