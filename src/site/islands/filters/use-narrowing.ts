import { type RefObject, useEffect, useRef, useState } from 'react';
import { isPlain } from '../../browser/consent/clicks';
import { addressOf, countText, isChanged, type ListPage, readList, setFields, showList } from './list-swap';

/** Milliseconds after the last letter until the list follows. */
const PAUSE = 300;

/** What became of the list: what was found, or that the form has to be sent. */
interface Narrowing {
	message: string;
	/**
	 * Updates the list from the form: at once after a choice, after a pause while somebody types.
	 * @param field name of the select in which something was chosen
	 */
	narrow(isTyped: boolean, field?: string): void;
	/** True once a list could not be loaded: the form is a plain one again. */
	isPlainForm: boolean;
}

/**
 * Filters the list of the page by what is entered in a form. The address follows, so that it can be kept and Back leads
 * to the list before; words typed in one go make one history entry.
 */
export function useNarrowing(form: RefObject<HTMLFormElement | null>): Narrowing {
	const [message, setMessage] = useState('');
	const [isPlainForm, giveUp] = useState(false);
	const narrow = useRef<Narrowing['narrow']>(() => {});

	useEffect(() => {
		const own = form.current;
		const list = document.querySelector<HTMLElement>('[data-narrowed]');
		if (!own || !list || isPlainForm) return;
		let asking = new AbortController();
		let pause: ReturnType<typeof setTimeout> | undefined;
		/** True while the current history entry comes from typing, so that further letters replace it. */
		let isTyping = false;
		/** Field whose choice made the current history entry, so that further choices in it replace the entry. */
		let choice: string | undefined;
		/** True after a list could not be loaded, until the form is drawn as a plain one. */
		let hasFailed = false;

		const ask = async (address: string, then: (found: ListPage) => void, isTyped = false) => {
			clearTimeout(pause);
			asking.abort();
			asking = new AbortController();
			const { signal } = asking;
			list.setAttribute('aria-busy', 'true');
			try {
				const found = await readList(address, signal);
				if (signal.aborted) return;
				then(found);
				setMessage(countText(found));
				showList(found);
				list.removeAttribute('aria-busy');
			} catch {
				if (signal.aborted) return;
				list.removeAttribute('aria-busy');
				hasFailed = true;
				giveUp(true);
				// After a click the page is loaded the plain way.
				if (!isTyped) location.assign(address);
			}
		};
		const go = (address: string, isTyped: boolean, field?: string) =>
			ask(
				address,
				(found) => {
					if (found.address === location.href) return;
					// With the keyboard one passes other values on the way to the right one, which must not each make an entry.
					const isSame = field !== undefined && choice === field;
					if ((isTyped && isTyping) || isSame) history.replaceState(null, '', found.address);
					else history.pushState(null, '', found.address);
					isTyping = isTyped;
					choice = field;
				},
				isTyped,
			);
		narrow.current = (isTyped, field) => {
			clearTimeout(pause);
			if (hasFailed) {
				if (!isTyped) location.assign(addressOf(own));
				return;
			}
			if (isTyped) pause = setTimeout(() => void go(addressOf(own), true), PAUSE);
			else void go(addressOf(own), false, field);
		};
		const onPopState = () => {
			isTyping = false;
			choice = undefined;
			if (!location.pathname.startsWith(new URL(own.action).pathname)) return;
			void ask(location.href, (found) => setFields(own, found));
		};
		// Links inside the list that lead to the same list with other filters or in another order.
		const onClick = (event: MouseEvent) => {
			const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-narrows]');
			if (!link || !isPlain(event)) return;
			event.preventDefault();
			const { href } = link;
			void ask(href, (found) => {
				history.pushState(null, '', found.address);
				isTyping = false;
				choice = undefined;
				setFields(own, found);
			});
		};
		const onLeave = () => {
			choice = undefined;
		};
		addEventListener('popstate', onPopState);
		own.addEventListener('focusout', onLeave);
		list.addEventListener('click', onClick);
		if (isChanged(own)) narrow.current(true);
		return () => {
			clearTimeout(pause);
			asking.abort();
			removeEventListener('popstate', onPopState);
			own.removeEventListener('focusout', onLeave);
			list.removeEventListener('click', onClick);
		};
	}, [form, isPlainForm]);

	return { message, narrow: (isTyped, field) => narrow.current(isTyped, field), isPlainForm };
}
