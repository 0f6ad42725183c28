import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { clearRecentSearches, keepSearch } from '../../browser/consent/recent-searches';
import { SuggestionList } from './suggestion-list';
import { useRecent } from './use-recent';
import { type Suggestion, type SuggestionWords, useSuggestions } from './use-suggestions';

export interface SearchFieldProps {
	id: string;
	placeholder: string;
	className?: string;
	value?: string;
	/** Code of the edition. */
	edition: string;
	words: SuggestionWords;
}

/**
 * The field of a search: without script a field of a plain form. With script it offers suggestions while one types: a
 * combobox, whose list the arrow keys walk while the focus stays in the field. While it is empty it offers recent
 * searches, if the reader has agreed that they are kept.
 */
export function SearchField({ id, placeholder, className, value, edition, words }: SearchFieldProps) {
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState<string>();
	const [active, setActive] = useState(-1);
	const [isClosed, close] = useState(false);
	const [isAlive, live] = useState(false);
	// Text that was typed before the script started is still in the field.
	useEffect(() => {
		live(true);
		const input = field.current;
		if (input && input === document.activeElement && input.value !== input.defaultValue) setTyped(input.value);
	}, []);
	const { recent, look } = useRecent(field, isAlive);
	const found = useSuggestions(edition, typed);
	const isRecent = recent.length > 0;
	const suggestions = isRecent ? recent : found;
	// The option behind recent searches removes them.
	const options = suggestions.length + (isRecent ? 1 : 0);
	const isOpen = isAlive && !isClosed && suggestions.length > 0;
	const listId = `${id}-list`;
	const optionId = (at: number) => `${listId}-${at}`;

	const clear = () => {
		clearRecentSearches();
		look();
		setActive(-1);
	};
	const onChoose = (chosen: Suggestion) => {
		if (chosen.group === 'recent') keepSearch(chosen.title);
	};

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const { key } = event;
		if (key === 'ArrowDown' || key === 'ArrowUp') {
			if (suggestions.length === 0) return;
			event.preventDefault();
			const step = key === 'ArrowDown' ? 1 : -1;
			// The arrow keys go round through the options and the field itself.
			const places = options + 1;
			if (!isOpen) close(false);
			setActive((now) => (((isOpen ? now : -1) + 1 + step + places) % places) - 1);
		} else if (key === 'Escape' && isOpen) {
			event.preventDefault();
			close(true);
			setActive(-1);
		} else if (key === 'Enter') {
			if (!isOpen || active < 0) return;
			event.preventDefault();
			const chosen = suggestions[active];
			if (!chosen) return clear();
			onChoose(chosen);
			location.assign(chosen.url);
		}
	};

	return (
		<>
			<input
				ref={field}
				className={className}
				id={id}
				type="search"
				name="keyword"
				defaultValue={value}
				maxLength={200}
				placeholder={placeholder}
				autoComplete="off"
				enterKeyHint="search"
				{...(isAlive
					? {
							role: 'combobox',
							'aria-autocomplete': 'list',
							'aria-expanded': isOpen,
							'aria-controls': listId,
							'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
						}
					: {})}
				onInput={(event) => {
					setTyped(event.currentTarget.value);
					look();
					setActive(-1);
					close(false);
				}}
				onKeyDown={onKeyDown}
				onBlur={() => {
					close(true);
					setActive(-1);
				}}
				onFocus={() => {
					look();
					close(false);
				}}
			/>
			{isAlive && (
				<SuggestionList
					id={listId}
					isOpen={isOpen}
					suggestions={suggestions}
					active={active}
					optionId={optionId}
					words={words}
					onChoose={onChoose}
					{...(isRecent ? { onClear: clear } : {})}
				/>
			)}
		</>
	);
}
