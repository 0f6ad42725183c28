import { useEffect, useRef, useState } from 'react';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { useTouched } from '../../live/live';
import type { SharedText } from './shared-text';
import { useCalmStanding } from './standing';
import { callsOf, openSteps, type UnsentText } from './text-calls';

// The steps of a text weigh as much as its editor, and come with it.
const load = () => import('./shared-text');

/** Milliseconds for which a text waits to be written together; then it is written alone. */
const OPEN_TIMEOUT_MS = 8_000;

/**
 * @param unsent what was typed into it in a page that is gone: it stands in it again, and waits for somebody to go on
 * @returns undefined where it cannot be written together: nobody answers, or it is of another schema
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
 * The text of an article while it is written by several people at once.
 * @param isWanted whether it may be: it is a draft, and nothing of its text is typed as a field
 * @param of what it is asked for again after it has ended: another version of the article
 * @param kept what was typed into it in a page that is gone
 */
export function useSharedText(id: number, isWanted: boolean, of: object, kept: UnsentText | undefined) {
	const [text, setText] = useState<SharedText>();
	const [unsent, setUnsent] = useState(kept);
	const [isOpening, setOpening] = useState(isWanted);
	/** The version for which it could not be opened or has ended: it is not opened again for that one. */
	const endedFor = useRef<object>(undefined);
	const standing = useCalmStanding(text);
	const isAsked = isWanted && !text && endedFor.current !== of;
	useEffect(() => {
		if (!isAsked) return;
		let isLeft = false;
		void open(id, unsent).then((opened) => {
			if (isLeft) return opened?.close();
			endedFor.current = opened ? undefined : of;
			setText(opened);
			setOpening(false);
			if (opened) setUnsent(undefined);
		});
		return () => {
			isLeft = true;
		};
	}, [id, isAsked, of, unsent]);
	useTouched(`article_text:${id}`, () => text?.hear());
	/** Whether the screen itself goes, and not the text alone. */
	const isLeft = useRef(false);
	useEffect(() => {
		isLeft.current = false;
		return () => {
			isLeft.current = true;
		};
	}, []);
	useEffect(() => () => void (isLeft.current ? text?.leave() : text?.close()), [text]);
	/** The text is a field from now on. */
	const leave = () => {
		endedFor.current = of;
		setText(undefined);
		setOpening(false);
	};
	/** Leaves what is typed here and not sent: the text is opened as the server has it. */
	const reopen = () => {
		setUnsent(undefined);
		setText(undefined);
		setOpening(true);
	};
	/** What came back could not be laid over the text, and is in better hands. */
	const settle = () => setUnsent(undefined);
	const isStillOpening = isOpening && isWanted;
	return {
		text,
		standing,
		isOpening: isStillOpening,
		leave,
		reopen,
		settle,
		/** Whether what came back stands nowhere yet. */
		isWaiting: unsent !== undefined && !text,
		isLost: unsent !== undefined && !text && !isStillOpening,
	};
}
