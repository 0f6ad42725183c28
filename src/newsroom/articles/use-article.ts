import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ask, Refused } from '../calls';
import { useForm } from '../screens/use-form';
import { isOtherText, readArticle, rowOf, saveArticle, type Told, type Whole } from './article';

/** Milliseconds without a key before the text is printed, and before a draft is saved by itself. */
const PAUSE = { print: 400, save: 5_000, again: 10_000 };
/** Milliseconds after which a draft is saved while somebody goes on writing. */
const LONGEST = 30_000;

/**
 * An article that somebody writes: its fields, its text, what was saved of it, and its way to readers.
 * @param isSelfSaving true where it saves itself: readers have nothing of it yet
 */
export function useArticle(first: Whole, isSelfSaving: (whole: Whole) => boolean) {
	const [whole, setWhole] = useState(first);
	const form = useForm(rowOf(first));
	const row = form.base ?? rowOf(first);
	/** The text that the editor is given: another one replaces what stands in it. */
	const [text, setText] = useState(String(first.content.html ?? ''));
	const printed = useRef<() => string>(undefined);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const since = useRef<number>(undefined);
	const [isTyping, setTyping] = useState(false);

	const isTextOpen = isTyping && !('html' in form.changes);
	const n = Object.keys(form.changes).length + (isTextOpen ? 1 : 0);
	const asks = Object.keys(form.clashes).length;

	/** Takes the words out of the editor into the form. */
	const take = () => {
		const print = printed.current;
		if (!print) return;
		printed.current = undefined;
		clearTimeout(timer.current);
		setTyping(false);
		form.change('html', print());
	};
	/** Told at every key in the editor; the text is printed when it pauses. */
	const type = (print: () => string) => {
		printed.current = print;
		setTyping(true);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => latest.current.take(), PAUSE.print);
	};

	/** Saves what is changed. @returns whether all of it stands */
	const saveTaken = async (told: Told): Promise<boolean> => {
		if (n === 0) return true;
		if (asks > 0) return false;
		const draft = form.changes;
		const done = await form.attempt((changes) => saveArticle(row, changes, told, setWhole), Boolean(told.continues));
		if (!done) return false;
		// A step may follow before the screen is drawn anew.
		latest.current.row = done.row;
		if (isOtherText(draft, row, done.row)) setText(String(done.row.html ?? ''));
		return Object.keys(done.clashes).length === 0;
	};
	const save = async (told: Told = {}): Promise<boolean> => {
		flushSync(take);
		return latest.current.saveTaken(told);
	};

	/** Shows the article as it stands, with nothing typed over it. */
	const show = (now: Whole) => {
		setWhole(now);
		if (now.content.html !== row.html) setText(String(now.content.html ?? ''));
		latest.current.row = rowOf(now);
		form.begin(rowOf(now));
	};
	/**
	 * Takes a step on its way, from exactly the version that is shown.
	 * @returns whether it is there still
	 * @throws Refused, Unavailable
	 */
	const step = async (verb: string, body: object = {}): Promise<boolean> => {
		const { version } = latest.current.row;
		try {
			const answer = await ask<{ version: number | null }>(`article/${whole.id}/${verb}`, {
				method: 'POST',
				body: { version: Number(version), ...body },
			});
			if (answer.version === null) return false;
		} catch (error) {
			// Somebody changed it meanwhile: what they made of it is shown, and is decided about anew.
			if (error instanceof Refused && error.reason === 'conflict') show(await readArticle(whole.id));
			throw error;
		}
		show(await readArticle(whole.id));
		return true;
	};
	const keep = (path: string, value: unknown) => {
		if (path === 'html') setText(String(value ?? ''));
		form.keep(path, value);
	};

	const latest = useRef({ take, saveTaken, save, row });
	latest.current = { take, saveTaken, save, row };

	const isOn = isSelfSaving(whole) && n > 0 && asks === 0 && !form.isBusy;
	const isHeld = form.wrong !== undefined && form.wrong.path !== '';
	const isAgain = form.wrong?.path === '';
	useEffect(() => {
		if (n === 0) since.current = undefined;
		else since.current ??= Date.now();
	}, [n]);
	// Whatever is typed draws the screen anew, and the pause begins again.
	useEffect(() => {
		if (!isOn || isHeld) return;
		const left = LONGEST - (Date.now() - (since.current ?? Date.now()));
		const wait = isAgain ? PAUSE.again : Math.max(0, Math.min(PAUSE.save, left));
		const soon = setTimeout(() => {
			since.current = undefined;
			void latest.current.save({ continues: true });
		}, wait);
		return () => clearTimeout(soon);
	});
	useEffect(() => () => clearTimeout(timer.current), []);
	return { whole, row, form, text, n, asks, type, save, step, show, keep };
}

export type OpenArticle = ReturnType<typeof useArticle>;
