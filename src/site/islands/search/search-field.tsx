import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { SuggestionList } from './suggestion-list';
import { type SuggestionWords, useSuggestions } from './use-suggestions';

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
 * The field of a search: without script a field of a plain form. When it is alive it offers, as one types, what may be
 * meant: a combobox whose list is walked by the arrow keys while the focus stays in the field.
 */
export function SearchField({ id, placeholder, className, value, edition, words }: SearchFieldProps) {
	const field = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState<string>();
	const [active, setActive] = useState(-1);
	const [isClosed, close] = useState(false);
	const [isAlive, live] = useState(false);
	// What was typed before it came alive is still in the field.
	useEffect(() => {
		live(true);
		const input = field.current;
		if (input && input === document.activeElement && input.value !== input.defaultValue) setTyped(input.value);
	}, []);
	const suggestions = useSuggestions(edition, typed);
	const isOpen = isAlive && !isClosed && suggestions.length > 0;
	const listId = `${id}-list`;
	const optionId = (at: number) => `${listId}-${at}`;

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const { key } = event;
		if (key === 'ArrowDown' || key === 'ArrowUp') {
			if (suggestions.length === 0) return;
			event.preventDefault();
			const step = key === 'ArrowDown' ? 1 : -1;
			// One place more than options: the field itself.
			const places = suggestions.length + 1;
			if (!isOpen) close(false);
			setActive((now) => (((isOpen ? now : -1) + 1 + step + places) % places) - 1);
		} else if (key === 'Escape' && isOpen) {
			event.preventDefault();
			close(true);
			setActive(-1);
		} else if (key === 'Enter') {
			const chosen = isOpen ? suggestions[active] : undefined;
			if (!chosen) return;
			event.preventDefault();
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
					setActive(-1);
					close(false);
				}}
				onKeyDown={onKeyDown}
				onBlur={() => {
					close(true);
					setActive(-1);
				}}
				onFocus={() => close(false)}
			/>
			{isAlive && (
				<SuggestionList
					id={listId}
					isOpen={isOpen}
					suggestions={suggestions}
					active={active}
					optionId={optionId}
					words={words}
				/>
			)}
		</>
	);
}
