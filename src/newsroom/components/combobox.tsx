import { type KeyboardEvent, type ReactNode, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useWords } from '../words/words';

/** An option of a combobox. */
export interface Choice {
	key: string;
	label: string;
	/** Small text at the right, such as the row's section or its other name. */
	meta?: string | undefined;
	/** Heading that the option shares with its neighbours. */
	group?: string;
	icon?: ReactNode;
}

/** An option that does something with the typed words instead of choosing what is found. */
export interface Offer extends Choice {
	/** The typed words stay in the field until they are cleared. */
	act(clear: () => void): void;
}

interface ComboboxProps<C extends Choice> {
	id?: string;
	label?: string;
	describedBy?: string | undefined;
	isInvalid?: boolean;
	placeholder?: string;
	/** Finds options for the typed text; a newer search aborts it. */
	find(text: string, signal: AbortSignal): Promise<C[]>;
	onChoose(choice: C): void;
	/** The option that the typed text is by itself, offered first and at once: an address, a new name. */
	typed?(text: string): C | undefined;
	/**
	 * What else can be done with the typed text, offered last, once it is known what is found: Enter never takes it in
	 * place of an option that is about to arrive.
	 */
	otherwise?(text: string, found: readonly C[]): Offer | undefined;
	/** Text at the start; it is selected with the focus, so that typing replaces it. */
	initial?: string;
	/** Called at Enter where nothing is found; not where the search has failed. */
	onNone?(): void;
	/** True where the options are always shown, as in the palette. */
	isOpen?: boolean;
	className?: string;
	/** Shown before the field; `after` is shown after it. */
	before?: ReactNode;
	after?: ReactNode;
}

/** Milliseconds without a key before the server is asked. */
const PAUSE = 150;

/** Finds options a moment after the last key, and aborts the search before it. */
function useFound<C extends Choice>(text: string, isWanted: boolean, find: ComboboxProps<C>['find']) {
	const [found, setFound] = useState<{ text: string; choices: C[] | 'failed' }>();
	const [tries, again] = useReducer((n: number) => n + 1, 0);
	const asks = useRef(find);
	asks.current = find;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each try asks again.
	useEffect(() => {
		if (!isWanted) return;
		const control = new AbortController();
		const show = (choices: C[] | 'failed') => !control.signal.aborted && setFound({ text, choices });
		const timer = setTimeout(
			() => {
				asks.current(text, control.signal).then(show, () => show('failed'));
			},
			text === '' ? 0 : PAUSE,
		);
		return () => {
			clearTimeout(timer);
			control.abort();
		};
	}, [text, isWanted, tries]);
	const isSearching = isWanted && found?.text !== text;
	const choices = found && found.choices !== 'failed' ? found.choices : undefined;
	return {
		found: choices ?? [],
		isSearching,
		hasFailed: !isSearching && found?.choices === 'failed',
		/** True where nothing was found for these words, or for those before them. */
		isNone: choices?.length === 0,
		tryAgain() {
			setFound(undefined);
			again();
		},
	};
}

/** Groups neighbouring options that have the same heading. */
const grouped = <C extends Choice>(choices: readonly C[]): { group: string | undefined; choices: C[] }[] => {
	const groups: { group: string | undefined; choices: C[] }[] = [];
	for (const one of choices) {
		const last = groups.at(-1);
		if (last && last.group === one.group) last.choices.push(one);
		else groups.push({ group: one.group, choices: [one] });
	}
	return groups;
};

/** Signs with a meaning in a regular expression. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/g;

/** Marks the typed words in a label, wherever they are. */
function Marked({ text, words }: { text: string; words: string }) {
	const wanted = words.split(/\s+/).filter(Boolean);
	if (wanted.length === 0) return text;
	const found = new RegExp(`(${wanted.map((word) => word.replace(SYNTAX, '\\$&')).join('|')})`, 'giu');
	// Every second part is one of the words.
	return text.split(found).map((part, at) => (at % 2 === 1 ? <mark key={`${at}-${part}`}>{part}</mark> : part));
}

/**
 * A text field that offers options while somebody types, with list and keys of the ARIA Authoring Practices (decision
 * 049).
 */
export function Combobox<C extends Choice>(props: ComboboxProps<C>) {
	const words = useWords();
	const own = useId();
	const id = props.id ?? own;
	const { initial = '' } = props;
	const [text, setText] = useState(initial);
	const [isUnfolded, unfold] = useState(false);
	const [at, move] = useState(0);
	/** True where Enter was pressed before the typed words were looked for. */
	const isAwaited = useRef(false);
	const isOpen = props.isOpen || isUnfolded;
	const { found, isSearching, hasFailed, isNone, tryAgain } = useFound(text, isOpen, props.find);
	const typed = props.typed?.(text);
	const isKnown = isSearching ? isNone : !hasFailed;
	const offer = isKnown ? props.otherwise?.(text, found) : undefined;
	const choices: (C | Offer)[] = [...(typed ? [typed] : []), ...found, ...(offer ? [offer] : [])];
	const active = choices[Math.min(at, choices.length - 1)];
	const isOffer = (one: C | Offer): one is Offer => one === offer;
	const optionId = (one: C | Offer) => `${own}-${choices.indexOf(one)}`;
	useEffect(() => {
		if (isOpen && active) document.getElementById(`${own}-${at}`)?.scrollIntoView({ block: 'nearest' });
	}, [isOpen, active, own, at]);
	const clear = () => {
		setText('');
		move(0);
	};
	const choose = (one: C | Offer) => {
		unfold(false);
		if (isOffer(one)) return one.act(clear);
		clear();
		props.onChoose(one);
	};
	const take = () => {
		if (active) choose(active);
		else if (!hasFailed) props.onNone?.();
	};
	useEffect(() => {
		if (isSearching || !isAwaited.current) return;
		isAwaited.current = false;
		take();
	});
	const press = (event: KeyboardEvent) => {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined) {
			event.preventDefault();
			unfold(true);
			if (isOpen && choices.length > 0) move((at + step + choices.length) % choices.length);
		} else if (event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing) {
			event.preventDefault();
			// What was found before belongs to other words: Enter then waits for what these find.
			if (isSearching && !(typed && active === typed)) isAwaited.current = true;
			else if (hasFailed && !active) tryAgain();
			else take();
		} else if (event.key === 'Escape' && isUnfolded && !props.isOpen) {
			event.preventDefault();
			unfold(false);
		}
	};
	return (
		<div className={`cbx ${props.className ?? ''}`}>
			<div className="cbx__in">
				{props.before}
				<input
					id={id}
					data-autofocus={props.isOpen || undefined}
					className="field"
					role="combobox"
					autoComplete="off"
					spellCheck={false}
					aria-label={props.label}
					aria-describedby={props.describedBy}
					aria-invalid={props.isInvalid || undefined}
					aria-autocomplete="list"
					aria-expanded={isOpen}
					aria-controls={isOpen ? `${own}-list` : undefined}
					aria-activedescendant={isOpen && active ? optionId(active) : undefined}
					placeholder={props.placeholder ?? words.choose.hint}
					value={text}
					onChange={(event) => {
						isAwaited.current = false;
						setText(event.target.value);
						move(0);
						unfold(true);
					}}
					onFocus={({ currentTarget }) => {
						unfold(true);
						if (text !== '' && text === initial) currentTarget.select();
					}}
					onClick={() => unfold(true)}
					onBlur={() => {
						isAwaited.current = false;
						unfold(false);
					}}
					onKeyDown={press}
				/>
				{props.after}
			</div>
			{isOpen && (
				<div className="cbx__list" id={`${own}-list`} role="listbox" aria-label={props.label ?? words.choose.hint}>
					{grouped(choices).map(({ group, choices: some }, n) => (
						<div role="group" key={group ?? n} aria-label={group}>
							{group && (
								<div className="cbx__g" aria-hidden="true">
									{group}
								</div>
							)}
							{some.map((one) => (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's.
								// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one.
								<div
									role="option"
									key={one.key}
									id={optionId(one)}
									aria-selected={one === active}
									className={['po', one === active && 'on', isOffer(one) && 'po--offer'].filter(Boolean).join(' ')}
									onMouseDown={(event) => event.preventDefault()}
									onClick={() => choose(one)}
								>
									{one.icon}
									<span className="po__t">{isOffer(one) ? one.label : <Marked text={one.label} words={text} />}</span>
									{one.meta && <span className="meta">{one.meta}</span>}
								</div>
							))}
						</div>
					))}
					{choices.length === 0 && (
						<div role="option" aria-disabled="true" aria-selected="false" className="po po--none" tabIndex={-1}>
							{isSearching ? words.choose.searching : hasFailed ? words.choose.failed : words.choose.none_found}
						</div>
					)}
				</div>
			)}
			<span className="vh" role="status">
				{isOpen &&
					!isSearching &&
					(hasFailed ? words.choose.failed : words.choose.found({ n: choices.length - (offer ? 1 : 0) }))}
			</span>
		</div>
	);
}
