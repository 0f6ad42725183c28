import { useEffect, useRef, useState } from 'react';
import { mergeListField } from '../../../shared/text/compare/merge-lists';
import { type EntityDescription, keyOf, type Row, titleOf } from '../../entities';
import { InvalidValue } from '../../fields/controls';
import type { Draft } from '../../fields/paths';
import { drop, type Kept, keptBy } from '../../journal/journal';
import { entryOf } from '../../journal/journal-entry';
import { takeUp, withMergedText } from '../../journal/take-up';
import { offerText } from '../../journal/typed-text';
import { useJournal } from '../../journal/use-journal';
import { accountNumber } from '../../session/session';
import { named, useWords } from '../../words/words';
import { keepUntaken, type Saved } from '../save';
import { useForm } from '../use-form';
import { typedTextOf } from './typed-text-of';

/** The key in the journal of a row that is not made yet. */
const NEW = '';
/** What a row that is not made yet has in each field. */
const EMPTY: Row = { version: '' };

/** Reads what this person typed earlier over a row and never saved. @param row undefined for a new row */
export async function keptOf(entity: EntityDescription, key = NEW, row?: Row): Promise<Kept | undefined> {
	const [kept] = await keptBy(accountNumber(), [entity.noun, key]);
	if (!kept || !row) return kept;
	const texts = entity.fields.flatMap(({ name, kind }) => (kind === 'html' ? name : []));
	return withMergedText(kept, row, texts);
}

/**
 * State of a form over a row of a declared entity, with the journal of what is typed in it.
 * @param opened undefined for a new row
 * @param kept what was typed in this browser earlier and never saved
 * @param mayChange whether the person may change the field at a path
 */
export function useRowForm(
	entity: EntityDescription,
	opened: Row | undefined,
	kept: Kept | undefined,
	mayChange: (path: string) => boolean,
) {
	const words = useWords();
	const [begun] = useState(() => {
		const isClosed = Object.keys(kept?.changes ?? {}).some((path) => !mayChange(path));
		return takeUp(kept, opened ?? EMPTY, isClosed, false, (_path, ...values) => mergeListField(...values));
	});
	const form = useForm(opened, begun);
	const [isBack, setBack] = useState(Object.keys(begun.draft).length > 0);
	const [beside, setBeside] = useState(begun.beside);
	/** Raised to draw the fields anew, because some controls keep what is typed themselves. */
	const [round, setRound] = useState(0);
	const hasBeside = Object.keys(beside).length > 0;
	/** What was sent in a save that has not been answered yet. */
	const sent = useRef<Draft>({});

	const title = form.base ? titleOf(entity, form.base) : words.edit.make({ noun: named(words.nouns, entity.noun) });
	const latest = useRef({ form, title });
	latest.current = { form, title };
	const key = opened ? keyOf(entity, opened) : NEW;
	const journal = useJournal(entity.noun, key, hasBeside ? undefined : kept, () => {
		const { form: now, title: name } = latest.current;
		return entryOf(name, now.base, now.changes, now.conflicts, sent.current);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed, saved or asked about is noted.
	useEffect(journal.touch, [form.draft, form.base, form.conflicts]);
	useEffect(
		() =>
			offerText(() => {
				const { form: now, title: name } = latest.current;
				return typedTextOf(name, now.changes);
			}),
		[],
	);

	/** Saves by a call. @returns the result; undefined where the save was refused, or there was nothing to save */
	const attempt = async (call: (changes: Draft) => Promise<Saved | undefined>): Promise<Saved | undefined> => {
		sent.current = { ...sent.current, ...form.changes };
		journal.touch();
		const done = await form.attempt(call);
		if (!done) return undefined;
		sent.current = {};
		setBack(false);
		return done;
	};
	/** Saves words in the history of the row before they leave the screen. @throws ApiError, Unavailable */
	const giveUp = async (draft: Draft) => {
		const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => !(value instanceof InvalidValue)));
		// A row that is not made yet has no history.
		if (form.base && Object.keys(given).length > 0) await keepUntaken(entity, form.base, given);
	};
	const back = {
		keptAt: journal.keptAt,
		at: kept?.at ?? 0,
		isBack: isBack && Object.keys(form.changes).length > 0,
		beside: hasBeside ? beside : undefined,
		/** Discards what was restored. @param isForGood true where it need not be saved in the history */
		async discard(isForGood: boolean) {
			if (!isForGood) await giveUp(latest.current.form.changes);
			form.begin(latest.current.form.base);
			setBack(false);
			setRound((before) => before + 1);
			journal.clear();
		},
		/** Discards what is shown beside the fields; otherwise like `discard`. */
		async discardBeside(isForGood: boolean) {
			if (!isForGood) await giveUp(beside);
			setBeside({});
			if (kept) void drop(kept);
		},
		forget: journal.clear,
	};
	return { form, attempt, round, back };
}

export type OpenRow = ReturnType<typeof useRowForm>;
