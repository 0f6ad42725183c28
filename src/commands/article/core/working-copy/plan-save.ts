import type { DoneBy } from '../../../../access/actor';
import {
	type ArticleLinks,
	type CopiedContent,
	contentColumns,
	differenceOf,
	type Written,
	withCopy,
} from '../../../../data/article-content';
import { type ChangeKind, isExtent } from '../../../../shared/article/change-kinds';
import { keepsWorkingCopy } from '../../../../shared/statuses';
import type { CommandContext } from '../../../command';
import { type ArticleState, readersOf } from '../article-state';
import { type ArticleColumns, wantedState } from './wanted-state';

/** An article to be written. Fields that are left out keep their values, and are empty in a new article. */
export interface ArticleDraft {
	/** The article as it was read under a lock; undefined for a new one. */
	before?: ArticleState;
	set: ArticleColumns;
	links?: Partial<ArticleLinks>;
	/** Fingerprint of the imported article. */
	import_hash?: string;
	note?: string;
	/**
	 * What the save means to readers; needed where they have the article before or after it. Without it a change of an
	 * article that readers have goes into its working copy.
	 */
	changeKind?: ChangeKind | undefined;
	/** True where the working copy goes into the row as a whole, and not only what is set here. */
	isWhole?: boolean;
	/** True where what its writers have typed or saved beyond `set` stays in a working copy. */
	leavesRest?: boolean;
	/** What the save makes of the working copy, where that differs from what it makes of the row. */
	copy?: { set: ArticleColumns; links?: Partial<ArticleLinks> };
	/** True where somebody else wrote the words, so that the person who saves them is the second one. */
	isSeen?: boolean;
	/** The actor who wrote the words, where it is not the one who saves them. */
	by?: DoneBy;
	/**
	 * For a withdrawn article: the address to which its own redirects; without it the address answers that it is gone.
	 */
	to?: string;
}

/** What a save makes of an article. */
export interface Plan {
	/** The article as its row will have it. */
	given: Written;
	/** The article as its writers will have it. */
	writers: Written;
	/** What of it is in the working copy alone; undefined where there will be none. */
	copied: CopiedContent | undefined;
	/** True where the row keeps what it has, and the change is one of the working copy. */
	isOfCopy: boolean;
}

/** The article as its writers have it, with what they have typed since the last save. */
const typedState = (ctx: CommandContext, { row, links, typed }: ArticleState): Written =>
	typed === undefined ? { row, links } : wantedState(ctx, { before: { row, links }, set: {}, typed });

/** The differences of a working copy without fields that are set. */
function without({ content, links }: CopiedContent, draft: ArticleDraft): CopiedContent {
	const set = Object.keys(draft.set);
	const names = new Set(set.includes('html') ? [...set, 'reading_minutes'] : set);
	const linked = new Set(Object.keys(draft.links ?? {}));
	return {
		content: Object.fromEntries(Object.entries(content).filter(([name]) => !names.has(name))),
		links: Object.fromEntries(Object.entries(links).filter(([name]) => !linked.has(name))),
	};
}

/** The working copy goes into the row, as far as nothing of it is to stay. */
function planWhole(ctx: CommandContext, draft: ArticleDraft): Plan {
	const { before, set, links, leavesRest } = draft;
	const typed = leavesRest ? undefined : before?.typed;
	const given = wantedState(ctx, { before, set, links, typed });
	const rest =
		leavesRest && before && keepsWorkingCopy(given.row.status)
			? differenceOf(given, typedState(ctx, before))
			: undefined;
	return { given, writers: rest ? withCopy(given, rest) : given, copied: rest, isOfCopy: false };
}

/** What is set goes into the working copy; of the row it changes the state alone. */
function planCopy(ctx: CommandContext, before: ArticleState, { set, links }: ArticleDraft): Plan {
	const readers = readersOf(before);
	const wanted = wantedState(ctx, { before, set, links, typed: before.typed });
	// Readers have no other words by it.
	const row = { ...wanted.row, revised_at: set.revised_at ?? readers.row.revised_at };
	const own = Object.fromEntries(contentColumns.map((name) => [name, readers.row[name]]));
	const writers = { row, links: wanted.links };
	const given = { row: { ...row, ...own }, links: readers.links };
	const names = Object.keys(set).filter((name) => set[name as keyof ArticleColumns] !== undefined);
	const isOfCopy = names.every((name) => (contentColumns as readonly string[]).includes(name));
	return { given, writers, copied: differenceOf(given, writers), isOfCopy };
}

/** What is set goes to readers; what the working copy has otherwise stays there. */
function planReaders(ctx: CommandContext, before: ArticleState, draft: ArticleDraft): Plan {
	const readers = readersOf(before);
	const given = wantedState(ctx, { before: readers, set: draft.set, links: draft.links });
	const typed = typedState(ctx, before);
	const own = draft.copy ? wantedState(ctx, { before: typed, ...draft.copy }) : typed;
	const other = differenceOf(readers, own);
	const rest = other && isExtent(draft.changeKind) && !draft.leavesRest ? without(other, draft) : other;
	const writers = rest ? withCopy(given, rest) : given;
	return { given, writers, copied: differenceOf(given, writers), isOfCopy: false };
}

/**
 * Decides what of a save goes into the row of the article, and so to readers of a published one, and what into its
 * working copy.
 * @throws Refusal as `wantedState`
 */
export function planSave(ctx: CommandContext, draft: ArticleDraft): Plan {
	const { before, changeKind, isWhole } = draft;
	if (!before || !keepsWorkingCopy(before.row.status) || isWhole) return planWhole(ctx, draft);
	if (changeKind !== undefined) return planReaders(ctx, before, draft);
	const { status = before.row.status } = draft.set;
	return keepsWorkingCopy(status) ? planCopy(ctx, before, draft) : planWhole(ctx, draft);
}
