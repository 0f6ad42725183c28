import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { TEXT_SCHEMA } from '../../../shared/text/schema-number';
import { ApiError } from '../../calls';
import { useSharedText } from '../../editor/together/use-shared-text';
import type { Row } from '../../entities';
import { type Draft, same } from '../../fields/paths';
import { keepUntaken } from '../../journal/give-up';
import { drop, type Kept } from '../../journal/journal';
import { takeUp } from '../../journal/take-up';
import { offerText, type TypedText } from '../../journal/typed-text';
import { useJournal } from '../../journal/use-journal';
import { useForm } from '../../screens/use-form';
import {
	type ArticleDetail,
	isOtherText,
	leaveText,
	mergeInto,
	rowOf,
	type SaveOptions,
	saveArticle,
} from '../article';
import { journalEntryOf } from './journal-entry';
import { usePrinting } from './use-printing';
import { useRights } from './use-rights';
import { useSelfSaving } from './use-self-saving';
import { workflowStepsOf } from './workflow-steps';

/**
 * State of an article that is being edited: its fields, its text, its last saved version, and its workflow.
 * @param isSelfSaving true where what is typed saves itself, into the draft or the working copy
 * @param isReadOnly true where the person may not write the article
 * @param kept what was typed in this browser earlier and never saved
 */
export function useArticle(
	first: ArticleDetail,
	isSelfSaving: (detail: ArticleDetail) => boolean,
	isReadOnly: (detail: ArticleDetail) => boolean,
	kept: Kept | undefined,
) {
	const [detail, setDetail] = useState(first);
	const rights = useRights(detail, setDetail);
	const isTogetherAtFirst = isSelfSaving(first) && kept?.schema === TEXT_SCHEMA;
	const [begun] = useState(() =>
		takeUp(kept, rowOf(first), isReadOnly(first), isTogetherAtFirst, mergeInto(first), first.changed),
	);
	const form = useForm(rowOf(first), begun);
	const row = form.base ?? rowOf(first);
	/** The text that the editor is given; setting another one replaces what the editor shows. */
	const [text, setText] = useState(String(begun.draft.html ?? first.content.html ?? ''));
	/** Raised to restart the editor with the same text. */
	const [round, setRound] = useState(0);
	const unsent = isTogetherAtFirst ? kept?.text : undefined;
	const [isBack, setBack] = useState(unsent !== undefined || Object.keys(begun.draft).length > 0);
	const [beside, setBeside] = useState(begun.beside);
	const hasBeside = Object.keys(beside).length > 0;
	/** What was sent in a save that has not been answered yet. */
	const sent = useRef<Draft>({});
	const printing = usePrinting(() => latest.current.take());
	const { isTyping } = printing;
	/** Says that this page is older than the server; undefined where it is not. */
	const [oldPage, setOldPage] = useState<string>();

	const isAlone = isTyping || 'html' in form.draft || 'html' in form.conflicts || hasBeside;
	const together = useSharedText(first.id, isSelfSaving(detail) && !isAlone, detail, unsent, printing.isHeld);
	const { text: shared, standing } = together;
	/** True while words typed here are saved as steps of the shared text but not yet as a version of the article. */
	const [isAhead, setAhead] = useState(false);

	const isTextOpen = isTyping && !('html' in form.changes);
	const fields = Object.keys(form.changes).length;
	/** Number of changes that the server does not have. */
	const n = fields + (isTextOpen || standing.isUnsent ? 1 : 0);
	/** Number of changes that no version of the article has. */
	const unsaved = fields + (isTextOpen || standing.isUnsent || isAhead ? 1 : 0);
	const asks = Object.keys(form.conflicts).length;

	const journal = useJournal('article', String(first.id), hasBeside ? undefined : kept, () => {
		const { form, row, shared, waiting } = latest.current;
		// For a shared text the stored text is the one that its confirmed steps make.
		const html = waiting ? waiting.before.html : shared?.confirmedHtml();
		const stored: Row = html === undefined ? row : { ...row, html };
		const written = waiting ? waiting.changes.html : shared ? shared.html() : printing.read();
		const typed = written === undefined ? form.changes : { ...form.changes, html: written };
		const text = waiting ? waiting.text : shared?.unsent();
		return { ...journalEntryOf(stored, typed, form.conflicts, sent.current), text };
	});

	const leaveTogether = () => {
		setAhead(false);
		together.leave();
	};

	/** Prints the editor's text into the form. */
	const take = () => {
		const html = printing.read();
		if (html === undefined) return;
		printing.drop();
		if (shared) form.noteStored('html', html);
		else form.change('html', html);
	};
	/**
	 * Called at every key in the editor; the text is printed after a pause.
	 * @param isOwn false where somebody else has typed it
	 */
	const type = (print: () => string, isOwn = true) => {
		printing.hold(print, !shared);
		if (!isOwn) return;
		if (shared) setAhead(true);
		journal.touch();
		waitToSave();
	};

	/** Saves all changes. @returns true once everything is saved */
	const saveTaken = async (options: SaveOptions): Promise<boolean> => {
		// Words of colleagues may be in no version yet, and a step is meant for the text that the screen shows.
		const isBehind = shared !== undefined && row.html !== detail.content.html;
		if (unsaved === 0 && !isBehind) return true;
		if (asks > 0) return false;
		const draft = form.changes;
		sent.current = { ...sent.current, ...draft };
		journal.touch();
		setAhead(false);
		const done = await form.attempt(async (changes) => {
			try {
				await shared?.flush();
			} catch (error) {
				// A colleague has published during an autosave: the text becomes a form field, which is saved by hand, so the
				// autosave that lost this race is no failed save.
				if (options.continues && shared?.standing.ended !== undefined) return undefined;
				throw error;
			}
			const { row: now, ...came } = await saveArticle(detail, row, changes, options, setDetail);
			// Words typed during the save go into the form first, so that they can become a conflict and are not replaced.
			flushSync(latest.current.take);
			return { ...came, row: shared ? { ...now, html: shared.html() } : now };
		}, Boolean(options.continues));
		if (!done) {
			// A shared text that has ended is counted among the changed fields.
			setAhead(isAhead && shared?.standing.ended === undefined);
			return false;
		}
		sent.current = {};
		setBack(false);
		// A step may follow before the next render.
		latest.current.row = done.row;
		const isMerged = done.merged?.includes('html') === true;
		if (!shared && (isMerged || isOtherText(draft, row, done.row)) && !('html' in done.conflicts))
			setText(String(done.row.html ?? ''));
		return Object.keys(done.conflicts).length === 0;
	};
	const save = async (options: SaveOptions = {}): Promise<boolean> => {
		flushSync(take);
		return latest.current.saveTaken(options);
	};

	/** Shows the stored article, without anything typed over it. */
	const show = (now: ArticleDetail) => {
		setDetail(now);
		setBack(false);
		const isTogether = shared !== undefined && isSelfSaving(now);
		if (shared && !isTogether) leaveTogether();
		if (!isTogether && (shared || now.content.html !== row.html)) setText(String(now.content.html ?? ''));
		const next = isTogether ? { ...rowOf(now), html: shared.html() } : rowOf(now);
		latest.current.row = next;
		form.begin(next);
	};
	/** Merges what a colleague has saved of a shared draft with what is typed here. */
	const follow = (now: ArticleDetail) => {
		if (!shared) return;
		setDetail(now);
		const next = { ...rowOf(now), html: shared.html() };
		latest.current.row = next;
		form.rebase(next, mergeInto(now), now.changed);
	};
	const steps = workflowStepsOf({ id: detail.id, shown: () => latest.current, show, lookAgain: rights.look });
	/** Takes over a version number whose content is the same as before. */
	const noteVersion = (version: number) => {
		setDetail((before) => ({ ...before, version }));
		form.noteStored('version', String(version));
		latest.current.row = { ...latest.current.row, version: String(version) };
	};
	/** Saves words in the history before they leave the screen. @throws ApiError, Unavailable; the words then stay */
	const giveUp = async (draft: Draft) => {
		const kept = await keepUntaken(detail.id, draft);
		if (kept && String(kept.before) === latest.current.row.version) noteVersion(kept.version);
	};
	/**
	 * Settles a field that two people changed.
	 * @throws ApiError, Unavailable where the rejected words could not be saved in the history
	 */
	const keep = async (path: string, value: unknown) => {
		flushSync(latest.current.take);
		let mine: unknown;
		// Words typed while the others are sent are saved as well.
		do {
			mine = latest.current.form.shown(path);
			if (!same(mine, value)) await giveUp({ [path]: mine });
			flushSync(latest.current.take);
		} while (!same(mine, latest.current.form.shown(path)));
		if (path === 'html') setText(String(value ?? ''));
		form.keep(path, value);
	};

	/** Drops everything that is typed and not saved. */
	const leaveTyped = () => {
		printing.drop();
		setBack(false);
		setText(String(row.html ?? ''));
		setRound((before) => before + 1);
		// The shared text may contain the words that are discarded, so the confirmed one is taken.
		form.begin(shared ? { ...row, html: shared.confirmedHtml() } : row);
		journal.clear();
		if (shared) together.reopen();
	};
	/**
	 * Discards what was restored from the journal and is not saved.
	 * @param isForGood true where it need not be saved in the history
	 * @throws ApiError, Unavailable where it could not be saved there
	 */
	const discard = async (isForGood: boolean) => {
		flushSync(latest.current.take);
		if (!isForGood) await giveUp(latest.current.unsavedWords());
		leaveTyped();
	};
	/** Discards what is shown beside the draft; otherwise like `discard`. */
	const discardBeside = async (isForGood: boolean) => {
		if (!isForGood) await giveUp(beside);
		setBeside({});
		if (kept) void drop(kept);
	};

	/** The words on the screen, saved or not. */
	const words = (): TypedText => ({
		title: String(form.shown('title') ?? ''),
		standfirst: String(form.shown('standfirst') ?? ''),
		points: (form.shown('key_points') ?? []) as string[],
		html: shared?.html() ?? printing.read() ?? String(form.shown('html') ?? ''),
	});
	/** Restored words that are in no text yet; they stay in the journal as they are. */
	const waiting = together.isWaiting ? kept : undefined;
	/** Words that are typed here and saved nowhere, by path. */
	const unsavedWords = (): Draft => {
		const html = waiting ? waiting.changes.html : shared?.html();
		const isTyped = html !== undefined && html !== (shared?.confirmedHtml() ?? row.html);
		return { ...form.changes, ...(isTyped ? { html } : {}) };
	};
	const now = {
		...{ take, saveTaken, save, row, form, shared, isAhead, waiting, words, unsavedWords },
		clear: journal.clear,
	};
	const latest = useRef(now);
	latest.current = now;

	// When a text is no longer shared, what is typed of it becomes a form field: it is saved as a whole or becomes a
	// conflict. The layout effect lets no key come between reading the text and showing the field.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it ends.
	useLayoutEffect(() => {
		if (!shared || standing.ended === undefined) return;
		if (standing.ended instanceof ApiError && standing.ended.rule.name === 'old_page')
			setOldPage(standing.ended.message);
		const [mine, theirs] = [shared.html(), shared.confirmedHtml()];
		printing.drop();
		setText(mine);
		form.noteStored('html', theirs);
		// Restored words that wait to be kept or discarded wait in the field as well.
		if (mine !== theirs) (isUnread ? form.put : form.change)('html', mine);
		leaveTogether();
		// The article may be published by now, or the right to change it may be gone.
		void rights.look();
	}, [standing.ended]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
	useEffect(() => {
		if (form.error?.isDenied) void rights.look();
	}, [form.error]);

	// Restored words that cannot be applied as steps become a form field, as in a text that is not shared.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known.
	useEffect(() => {
		if (!together.isLost) return;
		together.settle();
		const { draft, conflicts } = takeUp(kept, latest.current.row, false, false, mergeInto(detail), first.changed);
		if (!('html' in draft)) return;
		setText(String(draft.html));
		form.askAbout('html', draft.html, conflicts.html);
	}, [together.isLost]);

	// Restored words are saved only after somebody has typed again, because they may still be discarded.
	const isUnread = isBack && (n > 0 || together.isWaiting) && !form.isEdited && !isTyping && !isAhead;
	const isOn = isSelfSaving(detail) && unsaved > 0 && !isUnread && asks === 0 && !form.isBusy;
	const waitToSave = useSelfSaving(
		isOn,
		fields > 0 ? 'fields' : unsaved > 0 ? 'version' : undefined,
		form.error?.path,
		() => void latest.current.save({ continues: true }),
	);
	useEffect(
		() => () => {
			const { isAhead: isLeft, row: left, shared: open, form: typed, clear } = latest.current;
			void open?.leave().then((hasAll) => {
				if (hasAll && Object.keys(typed.changes).length === 0) clear();
				if (isLeft) leaveText(left);
			});
		},
		[],
	);
	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed, saved or asked about is noted.
	useEffect(journal.touch, [form.draft, form.base, form.conflicts]);
	useEffect(() => offerText(() => latest.current.words()), []);
	// Words of a shared text are noted in the journal as they are sent; that needs no render.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what notes is the same always.
	useEffect(() => shared?.subscribe(journal.touch), [shared]);
	const back = {
		keptAt: journal.keptAt,
		at: kept?.at ?? 0,
		isBack: isBack && n > 0,
		beside: hasBeside ? beside : undefined,
		discard,
		discardBeside,
		forget: journal.clear,
	};
	return {
		detail,
		row,
		form,
		text,
		round,
		n,
		unsaved,
		asks,
		type,
		save,
		...steps,
		/** The version that the screen shows, also in the moment between a save and the next render. */
		version: () => Number(latest.current.row.version),
		show,
		follow,
		noteVersion,
		/** Whether its writers have more than readers do, saved or not. */
		isChanged: detail.working_copy !== null || unsaved > 0,
		/** Why the article may not be changed here any more; undefined unless the right was taken away. */
		lost: rights.lost,
		lookAgain: rights.look,
		oldPage,
		keep,
		back,
		isUnread,
		/** The shared text; `opening` while it is being opened, undefined where the text is a form field. */
		shared: together.isOpening ? ('opening' as const) : shared,
		standing,
		/** Everything typed that no version of the article contains, the text included. */
		typed: shared && row.html !== detail.content.html ? { ...form.changes, html: row.html } : form.changes,
	};
}

export type OpenArticle = ReturnType<typeof useArticle>;
