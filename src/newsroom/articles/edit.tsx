import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { DISCARDED_DAYS } from '../../shared/statuses';
import { listAddress } from '../addresses';
import { type Noun, nouns } from '../nouns';
import { Icon } from '../parts/icon';
import { useKeys } from '../parts/keys';
import { useLeaveGuard } from '../parts/leave-guard';
import { say } from '../parts/toasts';
import { Top } from '../parts/top';
import { Conflict } from '../screens/conflict';
import { nounOf } from '../screens/noun-of';
import { useTry } from '../session/use-try';
import { dayOf, momentOf } from '../time';
import { named, useWords } from '../words/words';
import { addressOf, readArticle, type Told, tiedNames, type Whole } from './article';
import { Canvas } from './canvas';
import type { Tied } from './choices';
import { Discard, Erase } from './erase-dialog';
import { Extent } from './extent';
import { Folds } from './folds';
import { Panel } from './panel';
import { Status } from './status';
import { Embargo, Publish, Return, Schedule, Withdraw } from './step-dialog';
import { mainStep, type Step } from './steps';
import { useArticle } from './use-article';
import { LastStep, Way } from './way';

/** What asks for what a step needs. */
const DIALOGS = {
	publish: Publish,
	schedule: Schedule,
	return: Return,
	embargo: Embargo,
	withdraw: Withdraw,
	discard: Discard,
	erase: Erase,
};

interface Loaded {
	noun: Noun;
	all: Noun[];
	whole: Whole;
}

export async function loader({ params, request: { signal } }: LoaderFunctionArgs): Promise<Loaded> {
	const [noun, all, whole] = await Promise.all([
		nounOf({ noun: 'article' }),
		nouns(),
		readArticle(params.key ?? '', signal),
	]);
	return { noun, all, whole };
}

/** An article: its words in the editor, what it is beside them, its way to readers. */
export function Component() {
	const loaded = useLoaderData<Loaded>();
	return <Edit key={loaded.whole.id} {...loaded} />;
}

/** What readers have of it, or will be given by the clock, changes only when somebody says so. */
const isSelfSaving = ({ status, may }: Whole) => may.write === true && (status === 'draft' || status === 'review');

/** The right without which a change of an article that stands so is refused; undefined where there is none. */
function lackOf({ status, may }: Whole): 'write' | 'publish' | 'schedule' | undefined {
	if (may.write !== true && status !== 'discarded') return 'write';
	if (status === 'published' && may.publish !== true) return 'publish';
	return status === 'scheduled' && may.schedule !== true ? 'schedule' : undefined;
}

/** A text as people read it, without its tags. */
const plain = (html: unknown): string =>
	new DOMParser().parseFromString(String(html ?? ''), 'text/html').body.textContent.trim();

const readTied = (value: unknown) => ((value ?? []) as Tied[]).map(({ name }) => name).join(', ');

function Edit({ noun, all, whole: first }: Loaded) {
	const words = useWords();
	const { article } = words;
	const of = useArticle(first, isSelfSaving);
	const { whole, form, n, asks } = of;
	const [over, open] = useState<Step | 'extent'>();
	const { guard } = useLeaveGuard(n);
	const lack = lackOf(whole);
	const isDiscarded = whole.status === 'discarded';
	const isReadOnly = lack !== undefined || isDiscarded;
	const navigate = useNavigate();
	const { fault, isBusy, attempt } = useTry();
	const title = String(whole.content.title);
	const address = addressOf(whole);
	const language = document.documentElement.lang;

	const save = async (told: Told = {}) => {
		if ((await of.save(told)) && n > 0) say(words.edit.saved_toast({ n, title }));
	};
	/** Of what readers have somebody says first what the change is to them. */
	const begin = () => {
		if (n === 0 || asks > 0 || isReadOnly) return;
		if (whole.status === 'published') open('extent');
		else void save();
	};
	useKeys({ 'mod+s': begin });
	/** Readers and colleagues are given what is saved: what is typed is saved first. */
	const beginStep = async (step: Step) => {
		if (n > 0 && whole.status === 'published') return say(article.save_first);
		if (!(await of.save())) return;
		if (step !== 'submit' && step !== 'bring_back') return open(step);
		await attempt(async () => {
			await of.step(step);
			say(article.done[step]({ title }));
		});
	};
	const bringBack = () =>
		attempt(async () => {
			await of.step('bring_back');
		});
	const main = mainStep(whole);
	const Dialog = over && over in DIALOGS ? DIALOGS[over as keyof typeof DIALOGS] : undefined;

	const clashAt = (path: string) => {
		const clash = form.clashes[path];
		if (!clash) return undefined;
		const isTied = (tiedNames as readonly string[]).includes(path);
		return (
			<Conflict
				path={path}
				mine={form.shown(path)}
				clash={clash}
				who={whole.changed_by ?? undefined}
				onKeep={(value) => of.keep(path, value)}
				read={path === 'html' ? plain : isTied ? readTied : undefined}
			/>
		);
	};
	const state =
		asks > 0 ? (
			<span className="saved saved--work">{words.edit.asks({ n: asks })}</span>
		) : form.wrong?.path === '' ? (
			<span className="saved saved--work">{words.edit.not_saved}</span>
		) : form.isBusy ? (
			<span className="saved saved--work">{words.edit.saving}</span>
		) : n > 0 ? (
			<span className="saved saved--work">{words.edit.unsaved({ n })}</span>
		) : form.savedAt ? (
			<span className="saved">{words.edit.saved({ time: momentOf(form.savedAt, language) })}</span>
		) : undefined;
	const common = { noun, nouns: all, of, isReadOnly, clashAt };
	return (
		<>
			<Top
				title={title}
				isQuiet
				back={{ to: listAddress(noun), label: words.lists.article }}
				sub={
					<>
						<Status of={{ ...whole.standing, status: whole.status }} />
						<span role="status">{state}</span>
					</>
				}
			>
				{address && (
					<a className="btn btn--line" href={address} target="_blank" rel="noreferrer">
						<Icon name="eye" />
						<span className="btn__t">{article.on_site}</span>
					</a>
				)}
				{!isReadOnly && (
					<button
						type="button"
						className={main ? 'btn btn--line' : 'btn btn--lamp'}
						aria-disabled={n === 0 || asks > 0 || form.isBusy}
						aria-keyshortcuts="Control+s Meta+s"
						onClick={begin}
					>
						{form.isBusy ? words.edit.saving : words.edit.save}
					</button>
				)}
				{main && (
					<button type="button" className="btn btn--lamp" aria-disabled={isBusy} onClick={() => void beginStep(main)}>
						{article.steps[main]}
					</button>
				)}
			</Top>
			<main id="main" className="ed2 ed2--art">
				<div className="cvs">
					<h1 className="vh" id="heading" tabIndex={-1}>
						{title}
					</h1>
					{lack && (
						<p className="msg msg--block">
							{article.read_only[lack]({ roles: whole.who[lack].map((role) => named(words.roles, role)).join(', ') })}
						</p>
					)}
					{isDiscarded && (
						<p className="msg msg--block">
							{article.discarded({ day: dayOf(whole.standing.updated_at + DISCARDED_DAYS * 86_400, language) })}
						</p>
					)}
					<div role="alert">
						{fault && <p className="msg msg--neg msg--block">{fault.text}</p>}
						{form.wrong && (
							<p className="msg msg--neg msg--block">
								<b>▲ {words.edit.not_saved}</b> {form.wrong.text} {words.edit.safe}
							</p>
						)}
					</div>
					<LastStep of={of} />
					<Canvas of={of} isReadOnly={isReadOnly} clashAt={clashAt} />
					<div className="folds">
						<Folds {...common} />
					</div>
				</div>
				<Panel {...common}>
					<Way of={of} onStep={(step) => void beginStep(step)} />
				</Panel>
			</main>
			{over === 'extent' && <Extent onClose={() => open(undefined)} onSave={save} />}
			{Dialog && (
				<Dialog
					of={of}
					onClose={() => open(undefined)}
					onDone={(stands) => {
						open(undefined);
						if (!stands) {
							say(article.erased({ title }));
							return void navigate(listAddress(noun));
						}
						const step = over as keyof typeof DIALOGS;
						say(article.done[step]({ title }), step === 'discard' ? () => void bringBack() : undefined);
					}}
				/>
			)}
			{guard}
		</>
	);
}
