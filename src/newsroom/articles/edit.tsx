import { type ReactNode, Suspense, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { listAddress } from '../addresses';
import { Header } from '../components/header';
import { useKeys } from '../components/keys';
import { useLeaveGuard } from '../components/leave-guard';
import { say } from '../components/toasts';
import { useIsWide } from '../components/use-is-wide';
import { type EntityDescription, entities } from '../entities';
import { plainOf } from '../fields/markup';
import { type Kept, keptBy } from '../journal/journal';
import { SavedState } from '../journal/saved-state';
import { withMergedText } from '../journal/take-up';
import { People } from '../live/people';
import { useElsewhere } from '../live/use-elsewhere';
import { Notes } from '../notes/notes';
import { useNotes } from '../notes/use-notes';
import { Conflict } from '../screens/conflict';
import { entityOf } from '../screens/entity-of';
import { accountNumber } from '../session/session';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';
import { Actions } from './actions';
import { type ArticleDetail, readArticle, relationNames, rowOf, type SaveOptions } from './article';
import { Canvas } from './canvas';
import type { Relation } from './choices';
import { isReadOnlyNow, isSelfSaving } from './editability';
import { DIALOGS, PendingChange } from './flow/dialogs';
import { Status } from './flow/status';
import { isAtOnce, mainTransition, type Transition } from './flow/transitions';
import { undoOf, undoOfSave, useUndo } from './flow/use-undo';
import { LastStep, Workflow, WorkflowLine } from './flow/workflow';
import { Messages } from './messages';
import { type OpenArticle, useArticle } from './open/use-article';
import { Panel } from './panel';
import { LoadedPreview, PreviewTabs, usePreviewing } from './shown/previewing';

/** An article with the entities, as its loader reads it. */
export interface OpenedArticle {
	entity: EntityDescription;
	all: EntityDescription[];
	detail: ArticleDetail;
	/** Words that this person typed here earlier and never saved. */
	kept: Kept | undefined;
}

/**
 * Reads an article with its entities and the words that were kept in the journal.
 * @throws ApiError, Unavailable
 */
export async function openArticle(key: string, signal: AbortSignal): Promise<OpenedArticle> {
	const [entity, all, detail, [kept]] = await Promise.all([
		entityOf({ entity: 'article' }),
		entities(),
		readArticle(key, signal),
		keptBy(accountNumber(), ['article', key]),
	]);
	if (!kept) return { entity, all, detail, kept };
	const since = await readArticle(key, signal, kept.version);
	return { entity, all, detail: since, kept: await withMergedText(kept, rowOf(since)) };
}

export const loader = ({ params, request: { signal } }: LoaderFunctionArgs): Promise<OpenedArticle> =>
	openArticle(params.key ?? '', signal);

/** The screen of an article: its text in the editor, its fields beside the text, its workflow. */
export function Component() {
	const loaded = useLoaderData<OpenedArticle>();
	return <Edit key={loaded.detail.id} {...loaded} />;
}

const readRelations = (value: unknown) => ((value ?? []) as Relation[]).map(({ name }) => name).join(', ');

interface EditProps extends OpenedArticle {
	/** Target of the back arrow, if it is not the list. */
	back?: { to: string; label: string };
	/** Draws what is shown beside the text in place of the article's panel. */
	beside?(of: OpenArticle): ReactNode;
}

/** The editor of an article, the panel beside its text, and its workflow. */
export function Edit({ entity, all, detail: first, kept, back: way, beside }: EditProps) {
	const words = useWords();
	const { article } = words;
	const of = useArticle(first, isSelfSaving, isReadOnlyNow, kept);
	const { detail, form, n, unsaved, asks, back } = of;
	const [over, open] = useState<Transition>();
	const previewing = usePreviewing();
	const isPreviewing = previewing.isShown;
	const isBehind = useElsewhere(of, over !== undefined);
	const notes = useNotes(detail.id, detail.version, detail.may.note === true);
	const hasRoom = useIsWide() && !isPreviewing && !beside;
	const isBeside = hasRoom && (notes.begun !== undefined || (notes.rows?.length ?? 0) > 0);
	const { shared } = of;
	const isSending = shared && shared !== 'opening' ? () => shared.standing.isUnsent : undefined;
	const { guard } = useLeaveGuard(n + notes.typed, back.forget, isSending);
	const isReadOnly = isReadOnlyNow(detail);
	const navigate = useNavigate();
	const { failure, isBusy, attempt } = useTry();
	const undoBy = useUndo(of, attempt);
	const title = String(detail.content.title);

	const save = async (options: SaveOptions = {}) => {
		const number = Number(of.row.version);
		if (!(await of.save(options)) || unsaved === 0) return;
		say(words.edit.saved_toast({ n: unsaved, title }), undoBy(undoOfSave(number)), `saved:${detail.id}`);
	};
	const beginNow = () => {
		if (unsaved > 0 && asks === 0 && (!isReadOnly || of.lost)) void save();
	};
	/** The right that was taken away may be back by now, so it is read again first. */
	const begin = () => {
		if (of.lost) void of.lookAgain().then((isFree) => isFree && beginNow());
		else beginNow();
	};
	useKeys({ 'mod+s': begin });
	/** A step applies to the saved state, so what is typed is saved first. */
	const beginTransition = async (step: Transition) => {
		if (!(await of.save())) return;
		if (!isAtOnce(step)) return open(step);
		await attempt(async () => {
			const taken = await of.step(step);
			say(article.done[step]({ title }), taken && undoBy(undoOf(step, detail, taken)));
		});
	};
	const main = mainTransition(detail, of.isChanged);
	const Dialog = over && over in DIALOGS ? DIALOGS[over as keyof typeof DIALOGS] : undefined;

	const conflictAt = (path: string) => {
		const conflict = form.conflicts[path];
		if (!conflict) return undefined;
		const isRelation = (relationNames as readonly string[]).includes(path);
		return (
			<Conflict
				path={path}
				mine={form.shown(path)}
				conflict={conflict}
				onKeep={(value) => of.keep(path, value)}
				read={path === 'html' ? plainOf : isRelation ? readRelations : undefined}
			/>
		);
	};
	const common = { entity, entities: all, of, isReadOnly, conflictAt };
	return (
		<>
			<Header
				title={title}
				isQuiet
				back={way ?? { to: listAddress(entity), label: words.lists.article }}
				sub={
					<>
						<Status of={{ ...detail.standing, status: detail.status }} />
						{detail.working_copy && <span className="st st--chg">{article.changed_mark}</span>}
						<span role="status">
							<SavedState of={of} />
						</span>
					</>
				}
			>
				<People row={`article:${detail.id}`} isWriting={unsaved > 0} />
				<Actions
					of={of}
					main={main}
					isBusy={isBusy}
					isPreviewing={previewing.isOpen}
					onPreview={previewing.toggle}
					onSave={begin}
					onTransition={(step) => void beginTransition(step)}
				/>
			</Header>
			<main
				id="main"
				className={`ed2 ed2--art ${isPreviewing ? 'ed2--pvw' : beside ? 'ed2--bsd' : ''} ${previewing.className}`}
			>
				<h1 className="vh" id="heading" tabIndex={-1}>
					{title}
				</h1>
				<PreviewTabs of={previewing} />
				{!isPreviewing && beside?.(of)}
				<div className={isBeside ? 'cvs cvs--nts' : 'cvs'} {...previewing.panel('text')}>
					<Messages of={of} error={failure?.text} isBehind={isBehind} />
					<LastStep of={of} />
					{detail.pending && (
						<Suspense>
							<PendingChange of={of} />
						</Suspense>
					)}
					<div className="cvn">
						<Canvas of={of} isReadOnly={isReadOnly} notes={notes.inText} conflictAt={conflictAt} />
						<Notes of={notes} isBeside={isBeside} isReadOnly={isReadOnly} />
					</div>
				</div>
				{previewing.isOpen && <LoadedPreview of={of} in={previewing} />}
				{!isPreviewing && !beside && (
					<Panel {...common} line={<WorkflowLine of={of} />}>
						<Workflow of={of} isBusy={isBusy} onTransition={(step) => void beginTransition(step)} />
					</Panel>
				)}
			</main>
			{Dialog && (
				<Suspense>
					<Dialog
						of={of}
						entity={entity}
						onClose={() => open(undefined)}
						onDone={(taken, text) => {
							// The dialog stays open until the list is shown, so that nothing below it reads the erased article again.
							if (!taken) {
								say(article.erased({ title }));
								return void navigate(listAddress(entity));
							}
							open(undefined);
							const step = over as keyof typeof DIALOGS;
							const isLeft = (step === 'publish' || step === 'update') && taken.now.working_copy !== null;
							const done = text ?? article.done[step]({ title });
							say(isLeft && text === undefined ? `${done} ${article.left}` : done, undoBy(undoOf(step, detail, taken)));
						}}
					/>
				</Suspense>
			)}
			{guard}
		</>
	);
}
