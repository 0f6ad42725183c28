import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { useTouched } from '../../live/live';
import type { SharedText } from './shared-text';
import { useCalmStanding } from './standing';
import { callsOf, openSteps, type UnsentText } from './text-calls';

// The code for steps is as large as the editor, and is loaded with it.
const load = () => import('./shared-text');

/** Milliseconds to wait for a shared text to open; after that the text is a form field. */
const OPEN_TIMEOUT_MS = 8_000;

/**
 * Opens a shared text.
 * @param unsent what was typed into it in a page that is closed: it is applied again, and sent once somebody types on
 * @returns undefined where the text cannot be shared: no answer came, or it is of another schema
 */
async function open(id: number, unsent: UnsentText | undefined): Promise<SharedText | undefined> {
	try {
		const late = new Promise<never>((_, fail) => setTimeout(fail, OPEN_TIMEOUT_MS));
		const opened = Promise.all([load(), openSteps(id, unsent?.number)]);
		const [{ SharedText: One }, { schema, number, doc }] = await Promise.race([opened, late]);
		if (schema !== TEXT_SCHEMA) return undefined;
		const make = (from: { number: number; doc: UnsentText['doc'] }) =>
			new One(`article:${id}`, callsOf(id, schema), from, unsent);
		if (!unsent) return doc && make({ number, doc });
		const text = make(unsent);
		await text.hear();
		if (text.standing.ended === undefined) return text;
		text.close();
		return undefined;
	} catch {
		return undefined;
	}
}

/**
 * The shared text of an article.
 * @param isWanted whether it may be shared: it is a draft, and its text is not edited as a form field
 * @param of the version of the article; after an end the text is opened again for another version
 * @param kept what was typed into it in a page that is closed
 * @param isTyped returns whether somebody has typed into the text as a form field, which it then stays
 */
export function useSharedText(
	id: number,
	isWanted: boolean,
	of: object,
	kept: UnsentText | undefined,
	isTyped: () => boolean,
) {
	const [text, setText] = useState<SharedText>();
	const [unsent, setUnsent] = useState(kept);
	const [isOpening, setOpening] = useState(isWanted);
	/** The version for which the text could not be opened or has ended; it is not opened again for that one. */
	const endedFor = useRef<object>(undefined);
	const standing = useCalmStanding(text);
	const typed = useRef(isTyped);
	typed.current = isTyped;
	const isAsked = isWanted && !text && endedFor.current !== of;
	useEffect(() => {
		if (!isAsked) return;
		let isLeft = false;
		void open(id, unsent).then((opened) => {
			if (isLeft || typed.current()) return opened?.close();
			endedFor.current = opened ? undefined : of;
			// In one go, because a key between here and the next render would be typed into the text that is replaced.
			flushSync(() => {
				setText(opened);
				setOpening(false);
				if (opened) setUnsent(undefined);
			});
		});
		return () => {
			isLeft = true;
		};
	}, [id, isAsked, of, unsent]);
	useTouched(`article_text:${id}`, () => text?.hear());
	/** True where the whole screen is left, and not only the text. */
	const isLeft = useRef(false);
	useEffect(() => {
		isLeft.current = false;
		return () => {
			isLeft.current = true;
		};
	}, []);
	useEffect(() => () => void (isLeft.current ? text?.leave() : text?.close()), [text]);
	/** Makes the text a form field from now on. */
	const leave = () => {
		endedFor.current = of;
		setText(undefined);
		setOpening(false);
	};
	/** Drops what is typed here and not sent, and opens the text as the server has it. */
	const reopen = () => {
		setUnsent(undefined);
		setText(undefined);
		setOpening(true);
	};
	/** Called once the restored words, which could not be applied as steps, are in the form. */
	const settle = () => setUnsent(undefined);
	const isStillOpening = isOpening && isWanted;
	return {
		text,
		standing,
		isOpening: isStillOpening,
		leave,
		reopen,
		settle,
		/** True while restored words are in no text yet. */
		isWaiting: unsent !== undefined && !text,
		isLost: unsent !== undefined && !text && !isStillOpening,
	};
}
