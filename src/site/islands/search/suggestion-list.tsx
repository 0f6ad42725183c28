import { type MouseEvent, type PointerEvent, useEffect } from 'react';
import type { Suggestion, SuggestionWords } from './use-suggestions';

interface SuggestionListProps {
	id: string;
	isOpen: boolean;
	suggestions: readonly Suggestion[];
	/** Which one is chosen; -1 for none. */
	active: number;
	optionId(at: number): string;
	words: SuggestionWords;
	/** Somebody goes where a suggestion leads. */
	onChoose(chosen: Suggestion): void;
	/** Takes recent searches away: an option of its own behind them. */
	onClear?: () => void;
}

/** The focus stays in the field until the page is left. */
const keepsFocus = {
	onPointerDown: (event: PointerEvent) => event.preventDefault(),
	onMouseDown: (event: MouseEvent) => event.preventDefault(),
};

/** The suggestions in their groups, and how many there are for who does not see them. */
export function SuggestionList({
	id,
	isOpen,
	suggestions,
	active,
	optionId,
	words,
	onChoose,
	onClear,
}: SuggestionListProps) {
	const chosen = active < 0 ? undefined : optionId(active);
	useEffect(() => {
		if (chosen !== undefined) document.getElementById(chosen)?.scrollIntoView({ block: 'nearest' });
	}, [chosen]);
	const groups = [...Map.groupBy(suggestions, ({ group }) => group)];
	return (
		<>
			<div className="sug" id={id} role="listbox" aria-label={words.list} hidden={!isOpen}>
				{groups.map(([group, items]) => (
					<div key={group} role="group" aria-labelledby={`${id}-${group}`}>
						<div className="sug-h" id={`${id}-${group}`} role="presentation">
							{words.groups[group]}
						</div>
						{items.map((item) => {
							const at = suggestions.indexOf(item);
							return (
								<a
									key={item.url}
									className={`sug-i k-${group === 'license' ? 'china' : 'company'}`}
									id={optionId(at)}
									role="option"
									aria-selected={at === active}
									tabIndex={-1}
									href={item.url}
									onClick={() => onChoose(item)}
									{...keepsFocus}
								>
									<b>
										{item.title}
										{item.name_zh && <span lang="zh-Hans"> {item.name_zh}</span>}
									</b>
									{item.line && <span>{item.line}</span>}
								</a>
							);
						})}
						{onClear && (
							// It is reached by the arrow keys of the field, as every option.
							<div
								className="sug-i sug-clear"
								id={optionId(suggestions.length)}
								role="option"
								aria-selected={active === suggestions.length}
								tabIndex={-1}
								onClick={onClear}
								onKeyDown={() => {}}
								{...keepsFocus}
							>
								{words.clear}
							</div>
						)}
					</div>
				))}
			</div>
			<span className="vh" role="status">
				{isOpen ? words.count.replace('#', String(suggestions.length)) : ''}
			</span>
		</>
	);
}
