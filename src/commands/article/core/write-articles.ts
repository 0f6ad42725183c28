import type { Written } from '../../../data/article-content';
import { withoutWords } from '../../../shared/article/changed-fields';
import { changesBetween } from '../../changes-between';
import type { AuditEntry, CommandContext } from '../../command';
import { type KeptState, keepRevisions } from '../../keep-revisions';
import { followNotes } from '../../note/core/follow-notes';
import { endLinks } from '../../preview/core/preview-links';
import { createRedirects } from './address/create-redirects';
import { markGone } from './address/mark-gone';
import { insertRows, updateRows } from './article-rows';
import { type ArticleState, readersOf, snapshotOf } from './article-state';
import { tagsOf } from './article-tags';
import { followTexts } from './article-text';
import { followTranslations } from './follow-translations';
import { requireOwnTags, writeLinks } from './links/write-links';
import { missingRevisions } from './missing-revisions';
import { admitChanges, isForReaders } from './readers/admit-changes';
import { indexWritten } from './readers/index-written';
import { purgeWithdrawn } from './withdrawn';
import { keepCopies } from './working-copy/keep-copies';
import { saversOfRest, wordsWrittenOver } from './working-copy/kept-states';
import { type ArticleDraft, type Plan, planSave } from './working-copy/plan-save';

export interface WrittenArticle {
	id: number;
	outcome: 'created' | 'changed' | 'same';
	after: ArticleState;
}

export interface WriteOptions {
	/** False where the caller indexes everything for the search later, at once. */
	index?: boolean;
	/** False where the command writes its own audit entry, because the entry must not hold the former words. */
	audits?: boolean;
}

/** An article that is to be written, and what becomes of it. */
interface Planned extends ArticleDraft {
	/** The article as its row has it now; undefined for a new one. */
	had: Written | undefined;
	/** The article as its row will have it. */
	given: Written;
	/** The article as its writers will have it. */
	after: ArticleState;
	/** True where only its working copy changes. */
	isOfCopy: boolean;
	/** The fields of the row that change, and those of what its writers have. */
	changes: Record<string, unknown>;
	ownChanges: Record<string, unknown>;
	outcome: WrittenArticle['outcome'];
	/** Numbers of the revisions that the save makes; `words` keeps typed words that another text replaces. */
	numbers: { words?: number; given?: number; writers?: number };
}

/** True when another text replaces words that were typed and never saved; they are kept as a revision of their own. */
const isWrittenOver = (before: ArticleState | undefined, writers: Written): boolean =>
	before?.typed !== undefined && writers.row.html !== before.typed;

/** Fields that change only as a consequence of others. */
const FOLLOWS: ReadonlySet<string> = new Set(['revised_at']);

/** Numbers the revisions of a save: the newest is what the writers have. */
function numbersOf(draft: ArticleDraft, { writers, copied, isOfCopy }: Plan): Planned['numbers'] {
	const { before } = draft;
	const first = (before?.row.version ?? 0) + 1;
	const words = isWrittenOver(before, writers) ? { words: first } : {};
	const next = words.words === undefined ? first : first + 1;
	const isCopied = copied !== undefined && before !== undefined;
	if (isOfCopy || (isCopied && draft.changeKind === undefined && !draft.leavesRest)) return { ...words, writers: next };
	return { ...words, given: next, ...(copied ? { writers: next + 1 } : {}) };
}

/** What becomes of an article; nothing is written yet. @throws Refusal as `planSave` */
function planOne(ctx: CommandContext, draft: ArticleDraft): Planned {
	const { before } = draft;
	const plan = planSave(ctx, draft);
	const { copied, isOfCopy } = plan;
	const had = before && readersOf(before);
	const numbers = numbersOf(draft, plan);
	const version = numbers.writers ?? numbers.given ?? 1;
	const given = { ...plan.given, row: { ...plan.given.row, version } };
	const own = { row: { ...plan.writers.row, version }, links: plan.writers.links };
	const number = numbers.given ?? before?.readers?.number ?? before?.row.version ?? version;
	const after: ArticleState = copied ? { ...own, readers: { ...given, number } } : own;
	const changes = changesOf(had, given);
	const ownChanges = copied || before?.readers ? changesOf(before, after) : changes;
	const isChanged = [...Object.keys(changes), ...Object.keys(ownChanges)].some((name) => !FOLLOWS.has(name));
	return {
		...draft,
		had,
		given,
		after,
		isOfCopy,
		changes,
		ownChanges,
		numbers,
		// The fingerprint of an import is stored even where the words are the same, for the next import to compare.
		outcome: !before ? 'created' : isChanged || draft.import_hash !== undefined ? 'changed' : 'same',
	};
}

/** The changed fields. The audit log learns of a password only that it has changed. */
function changesOf(before: Written | undefined, after: Written): Record<string, unknown> {
	const isOther = (before?.row.password_hash ?? null) !== after.row.password_hash;
	return {
		...changesBetween(before && snapshotOf(before), snapshotOf(after)),
		...(isOther ? { password: { to: after.row.password_hash === null ? 'none' : 'set' } } : {}),
	};
}

/**
 * Writes articles, for all writers: the newsroom, imports, the demonstration and the clock. A changed article gets its
 * row, its links, a revision with the new state, an audit entry with the changed fields, a redirect from its former
 * address and its place in the search, and the pages that show it are invalidated. The command must have authorized the
 * change; `admitChanges` checks here that readers may have it.
 * @returns the outcome of each draft, in their order
 * @throws Refusal `invalid`, `taken`, `not_found` with the field; `state` as `admitChanges`
 */
export async function writeArticles(
	ctx: CommandContext,
	drafts: readonly ArticleDraft[],
	{ index = true, audits = true }: WriteOptions = {},
): Promise<WrittenArticle[]> {
	const planned = drafts.map((draft) => planOne(ctx, draft));
	const answer = () =>
		planned.map(({ after, outcome, before }) => ({
			id: after.row.id,
			outcome,
			after: outcome === 'same' && before ? before : after,
		}));
	if (planned.every(({ outcome }) => outcome === 'same')) return answer();
	await requireOwnTags(ctx.read, planned.map(newTags), 'links.tags');
	await admitChanges(ctx, planned.filter(({ outcome, isOfCopy }) => outcome !== 'same' && !isOfCopy).map(rowChange));
	const created = planned.filter(({ outcome }) => outcome === 'created');
	const changed = planned.filter(({ outcome }) => outcome === 'changed');
	const ofRow = changed.filter(({ isOfCopy }) => !isOfCopy);
	const ids = await insertRows(
		ctx,
		created.map(({ given }) => given.row),
	);
	for (const [at, { given, after }] of created.entries()) {
		const id = ids[at] as number;
		given.row.id = id;
		after.row.id = id;
	}
	const found = [...(await missingRevisions(ctx, changed)), ...wordsWrittenOver(changed)];
	await updateRows(
		ctx,
		ofRow.map(({ given }) => given.row),
	);
	await keepCopies(ctx, changed);
	const written = [...created, ...changed];
	const ofReaders = [...created, ...ofRow].map(rowChange);
	await writeLinks(ctx, ofReaders);
	await keepRevisions(ctx, 'article', await statesOf(ctx, written), found);
	await followTexts(
		ctx,
		changed
			.filter(({ before, after }) => before?.typed !== undefined || before?.row.html !== after.row.html)
			.map(({ after }) => after.row),
	);
	await followTranslations(ctx, ofReaders);
	await followNotes(
		ctx,
		changed.map(({ before, after }) => ({
			id: after.row.id,
			htmlBefore: before?.row.html ?? '',
			html: after.row.html,
		})),
	);
	const changesOfRows = ofRow.map(rowChange);
	await endLinks(ctx, changesOfRows);
	await createRedirects(ctx, changesOfRows);
	await markGone(ctx, changesOfRows);
	if (audits) ctx.audit(...written.map(auditEntry));
	const seen = ofReaders.filter(
		({ before, after }) => before?.row.status === 'published' || after.row.status === 'published',
	);
	if (index) await indexWritten(ctx, seen);
	ctx.invalidate(...seen.flatMap(({ before, after }) => [...(before ? tagsOf(before) : []), ...tagsOf(after)]));
	await purgeWithdrawn(ctx, seen);
	return answer();
}

/** Tags that neither readers nor writers have with the article yet. */
const newTags = ({ before, had, given, after }: Planned) => ({
	edition: after.row.edition,
	tags: [...given.links.tags, ...after.links.tags].filter(
		(id) => !before?.links.tags.includes(id) && !had?.links.tags.includes(id),
	),
});

/** The states that are kept of a save. The newest of an article is what its writers have. */
async function statesOf(ctx: CommandContext, written: readonly Planned[]): Promise<KeptState[]> {
	const savers = await saversOfRest(
		ctx,
		written.filter(({ numbers }) => numbers.given !== undefined && numbers.writers !== undefined),
	);
	return written.flatMap((one): KeptState[] => {
		const { given, after, numbers, import_hash, note, by } = one;
		const { id } = given.row;
		const more = { ...(import_hash === undefined ? {} : { import_hash }), ...(note === undefined ? {} : { note }), by };
		const again = savers.get(id);
		const change_kind = isForReaders(rowChange(one)) ? one.changeKind : undefined;
		const own = { id, snapshot: snapshotOf(after), is_working_copy: after.readers !== undefined };
		return [
			...(numbers.given === undefined
				? []
				: [{ id, number: numbers.given, snapshot: snapshotOf(given), change_kind, ...more }]),
			...(numbers.writers === undefined ? [] : [{ ...own, number: numbers.writers, ...(again ? { again } : more) }]),
		];
	});
}

/** What a save changes of a row, apart from the working copy. */
const rowChange = ({ had, given, changes, changeKind, isSeen, to }: Planned) => ({
	...(had ? { before: had } : {}),
	after: given,
	changes,
	changeKind,
	isSeen,
	to,
});

function auditEntry({ given, changes, ownChanges, isOfCopy, note, to, changeKind, had }: Planned): AuditEntry {
	const isOfReaders = !isOfCopy && isForReaders({ ...(had ? { before: had } : {}), after: given, changes });
	return {
		entity: 'article',
		id: given.row.id,
		detail: {
			...(isOfReaders ? { change_kind: changeKind } : {}),
			...(note === undefined ? {} : { note }),
			...(to === undefined ? {} : { to }),
			...(isOfCopy ? { working_copy: true } : {}),
			changes: withoutWords(isOfCopy ? ownChanges : changes),
		},
	};
}
