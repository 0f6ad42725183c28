import { type ReactNode, useRef, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { listAddress, rowAddress } from '../addresses';
import { ask } from '../calls';
import { Header } from '../components/header';
import { Icon } from '../components/icon';
import { useKeys } from '../components/keys';
import { useLeaveGuard } from '../components/leave-guard';
import { Moment } from '../components/moment';
import { say } from '../components/toasts';
import { type EntityDescription, keyOf, type Row, rowCall, titleOf, usesOf } from '../entities';
import { Asks } from '../fields/asks';
import { CopyText } from '../journal/copy-text';
import type { Kept } from '../journal/journal';
import { Away, Back, Beside } from '../journal/kept-lines';
import { LostRightMessage } from '../journal/lost-right';
import { useTouched } from '../live/live';
import { People } from '../live/people';
import { may, ownTexts, useSession } from '../session/session';
import { siteConfig } from '../site-config';
import { momentOf } from '../time';
import { named, useWords } from '../words/words';
import { type Change, changesOf } from './changes';
import { entityOf } from './entity-of';
import { FieldsForm } from './form';
import { Merge } from './merge';
import { Remove } from './remove';
import { RowHistory } from './row/row-history';
import { useLostRight } from './row/use-lost-right';
import { keptOf, useRowForm } from './row/use-row-form';
import { save } from './save';

export interface Loaded {
	entity: EntityDescription;
	row: Row;
	/** Newest first; undefined for people who may not see the audit log. */
	changes: Change[] | undefined;
	uses: Record<string, number>;
	/** What this person typed here earlier and never saved. */
	kept: Kept | undefined;
}

/** Reads a row, its changes, how often other rows use it, and what was typed over it and never saved. */
export async function rowLoader({ params, request }: LoaderFunctionArgs): Promise<Loaded> {
	const entity = await entityOf(params);
	const key = params.key ?? new URL(request.url).searchParams.get('key') ?? '';
	const { path, query } = rowCall(entity, key);
	const [row, page, uses] = await Promise.all([
		ask<Row>(path, { query, signal: request.signal }),
		changesOf({ noun: entity.noun, row: key }, request.signal),
		usesOf(entity, key, request.signal),
	]);
	return { entity, row, changes: page?.rows, uses, kept: await keptOf(entity, key, row) };
}

export const loader = rowLoader;

/** The screen of a row of a declared entity: its fields, its history, its actions. */
export function Component() {
	const loaded = useLoaderData<Loaded>();
	return <Edit key={rowAddress(loaded.entity, keyOf(loaded.entity, loaded.row))} {...loaded} />;
}

interface EditProps extends Loaded {
	/** Shown above the fields. */
	above?(row: Row): ReactNode;
	/** Shown first in the column beside the fields. */
	beside?: ReactNode;
}

const textsOf = (codes: readonly string[]) =>
	siteConfig.editions.flatMap(({ code, name }) => (codes.includes(code) ? name : [])).join(', ');

/** The form of a row, with its history and its actions. */
export function Edit({ entity, row: opened, changes: history, uses, kept, above, beside }: EditProps) {
	const words = useWords();
	const session = useSession();
	const { revalidate } = useRevalidator();
	const [over, open] = useState<'merge' | 'remove'>();
	const writableTexts = (row: Row) => {
		const hasTexts = entity.fields.some(({ kind }) => kind === 'texts');
		return may(session, entity, 'write', row) || !hasTexts ? [] : ownTexts(session, entity, row);
	};
	const { form, attempt, round, back } = useRowForm(entity, opened, kept, (path) => {
		const [name, code = ''] = path.split('.');
		const isKnown = entity.fields.some((field) => field.name === name);
		return isKnown && (may(session, entity, 'write', opened) || writableTexts(opened).includes(code));
	});
	const row = form.base ?? opened;
	const title = titleOf(entity, row);
	const n = Object.keys(form.changes).length;
	const asks = Object.keys(form.conflicts).length;
	const { guard, letGo } = useLeaveGuard(n, back.forget);
	/** The row is gone, and what was typed over it with it. */
	const leave = () => {
		back.forget();
		letGo();
	};
	const name = `${entity.noun}:${keyOf(entity, row)}`;
	const [isBehind, fallBehind] = useState(false);
	const latest = useRef({ form, n, row, over });
	latest.current = { form, n, row, over };
	const renew = async (): Promise<void> => {
		const { path, query } = rowCall(entity, keyOf(entity, opened));
		// While a dialog is open, the change may be the person's own removal or merge.
		if (latest.current.over) return;
		const seen = latest.current.row.version;
		// A row that was removed, or cannot be read now, stays on the screen as it is.
		const now = await ask<Row>(path, { query }).catch(() => undefined);
		const here = latest.current;
		// Somebody saved here during the request, so its answer may be older than that.
		if (here.row.version !== seen) return renew();
		if (!now || now.version === here.row.version || here.form.isBusy) return;
		if (here.n > 0) return fallBehind(true);
		here.form.begin(now);
		fallBehind(false);
		await revalidate();
		say(words.live.renewed);
	};
	useTouched(name, renew);

	/** Restores the values before a save, by another save. */
	const undo = async (before: Row, after: Row, paths: readonly string[]) => {
		const names = [...new Set(paths.map((path) => path.split('.')[0] as string))];
		const back = Object.fromEntries(names.map((name) => [name, before[name]]));
		const { path, query } = rowCall(entity, keyOf(entity, after));
		const done = await ask<Row>(path, { method: 'PATCH', query, body: { version: after.version, ...back } }).catch(
			(error: unknown) => say(error instanceof Error ? error.message : String(error)),
		);
		if (!done) return;
		form.begin(done);
		say(words.edit.undone({ title: titleOf(entity, done) }));
		await revalidate();
	};
	const saveAll = async () => {
		if (n === 0 || asks > 0) return;
		const done = await attempt((changes) => save(entity, row, changes));
		if (!done) return;
		await revalidate();
		if (Object.keys(done.conflicts).length > 0) return;
		const paths = Object.keys(form.changes);
		const text = words.edit.saved_toast({ n: paths.length, title: titleOf(entity, done.row) });
		say(text, () => void undo(row, done.row, paths), `saved:${name}`);
	};
	useKeys({ 'mod+s': () => void saveAll() });

	const mayWrite = may(session, entity, 'write', row);
	const texts = writableTexts(row);
	const isReadOnly = !mayWrite && texts.length === 0;
	const mayRemove = may(session, entity, 'remove', row);
	const lost = useLostRight(mayWrite);
	const isAwayKept = form.error?.isAway === true && back.keptAt !== undefined;
	const isDenied = form.error?.isDenied === true;
	const roles = entity.roles.write.map((role) => named(words.roles, role)).join(', ');
	const language = document.documentElement.lang;
	const state =
		asks > 0 ? (
			<Asks conflicts={form.conflicts} />
		) : n > 0 && isAwayKept ? (
			<span className="saved saved--work">{words.journal.kept({ time: momentOf(back.keptAt ?? 0, language) })}</span>
		) : n > 0 ? (
			<span className="saved saved--work">{words.edit.unsaved({ n })}</span>
		) : form.savedAt ? (
			<span className="saved">{words.edit.saved({ time: momentOf(form.savedAt, language) })}</span>
		) : undefined;
	return (
		<>
			<Header
				title={title}
				isQuiet
				back={{ to: listAddress(entity), label: named(words.lists, entity.noun) }}
				sub={<span role="status">{state}</span>}
			>
				<People row={name} isWriting={n > 0} />
				{!isReadOnly && (
					<button
						type="button"
						className="btn btn--lamp"
						aria-disabled={n === 0 || asks > 0 || form.isBusy}
						aria-keyshortcuts="Control+s Meta+s"
						onClick={() => void saveAll()}
					>
						{form.isBusy ? words.edit.saving : words.edit.save_n({ n })}
					</button>
				)}
			</Header>
			<main id="main" className="ed2">
				<div className="pad ent">
					<p className="ent__k">
						<b>{named(words.nouns, entity.noun)}</b> <span className="meta tn">{keyOf(entity, row)}</span>
						{typeof row.updated_at === 'number' && (
							<span className="meta">
								{words.fields.updated_at}: <Moment at={row.updated_at} />
							</span>
						)}
					</p>
					<h1 className="hed hed--1" id="heading" tabIndex={-1}>
						{title}
					</h1>
					{isReadOnly && !lost && <p className="msg msg--block">{words.edit.read_only({ roles })}</p>}
					<div role="alert">
						{lost && (
							<LostRightMessage
								lost={lost}
								missing={words.take_away.no_right_form}
								others={words.edit.read_only({ roles })}
								handOver={n > 0 ? words.take_away.hand_over_form({ roles }) : undefined}
							/>
						)}
						{isDenied && !lost && <CopyText />}
					</div>
					<div role="status">
						{isAwayKept && <Away isSelfSaving={false} />}
						{back.isBack && <Back of={{ back }} />}
					</div>
					{back.beside && <Beside of={{ back }} isReadOnly={isReadOnly} isForm />}
					{texts.length > 0 && <p className="msg msg--block">{words.edit.texts_only({ editions: textsOf(texts) })}</p>}
					<div role="status">{isBehind && n > 0 && <p className="msg msg--block">{words.live.behind}</p>}</div>
					{above?.(row)}
					<FieldsForm
						key={round}
						entity={entity}
						form={isAwayKept || (isDenied && lost) ? { ...form, error: undefined } : form}
						isReadOnly={!mayWrite}
						ownTexts={texts}
						onSave={() => void saveAll()}
					/>
					<div className="ent__acts">
						{entity.verbs.includes('merge') && mayRemove && (
							<button type="button" className="btn btn--quiet" onClick={() => open('merge')}>
								<Icon name="merge" />
								{words.merge.open}
							</button>
						)}
						{mayRemove && (
							<button type="button" className="btn btn--neg" onClick={() => open('remove')}>
								{words.edit.delete}
							</button>
						)}
					</div>
				</div>
				<RowHistory entity={entity} keyText={keyOf(entity, row)} changes={history} uses={uses} first={beside} />
			</main>
			{over === 'remove' && <Remove entity={entity} row={row} onDone={leave} onClose={() => open(undefined)} />}
			{over === 'merge' && <Merge entity={entity} row={row} onDone={leave} onClose={() => open(undefined)} />}
			{guard}
		</>
	);
}
