import { useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { type TranslationState, translationStates } from '../../shared/statuses';
import { ApiError, ask } from '../calls';
import { Header } from '../components/header';
import { useKeys } from '../components/keys';
import { useRows } from '../components/list-keys';
import { Paging } from '../components/paging';
import { NoRight, Nothing } from '../components/states';
import { say } from '../components/toasts';
import type { EntityDescription } from '../entities';
import { useTouched } from '../live/live';
import { entityOf } from '../screens/entity-of';
import { accountNumber, ownEditions } from '../session/session';
import { useTry } from '../session/use-try';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';
import { AskFor, Confirm } from './dialogs';
import { Rows } from './rows';
import {
	type Act,
	actsOn,
	boardAddress,
	decide,
	type ListedTranslation,
	type TranslationBoard,
	type Where,
	whereOf,
} from './translation';

interface Loaded {
	article: EntityDescription;
	where: Where;
	/** Undefined for people who may not see it. */
	board: TranslationBoard | undefined;
	/** The page of one state, where one is listed. */
	page: { rows: ListedTranslation[]; next: string | null } | undefined;
}

/** States that are shown as columns side by side. */
const COLUMNS: readonly TranslationState[] = ['missing', 'asked', 'in_work', 'review', 'stale'];

export async function loader({ request: { url, signal } }: LoaderFunctionArgs): Promise<Loaded> {
	const given = new URL(url).searchParams;
	const where = whereOf(given, ownEditions());
	const { edition, state } = where;
	const mine = where.isMine ? 'true' : undefined;
	const query = { edition, mine };
	const [article, board, page] = await Promise.all([
		entityOf({ entity: 'article' }),
		ask<TranslationBoard>('translation/board', { query, signal }),
		state &&
			ask<Loaded['page']>('translation', {
				query: { ...query, state, after: given.get('after') ?? undefined },
				signal,
			}),
	]).catch(async (error: unknown) => {
		if (error instanceof ApiError && error.status === 403)
			return [await entityOf({ entity: 'article' }), undefined, undefined] as const;
		throw error;
	});
	return { article, where, board, page };
}

/** Links to the other views of the board: other editions, other states, the person's own work. */
function Views({ board, where }: { board: TranslationBoard; where: Where }) {
	const { translation } = useWords();
	const count = (edition: string, state: TranslationState) =>
		board.counts.find((one) => one.edition === edition && one.state === state)?.n ?? 0;
	const others = (code: string) =>
		siteConfig.editions
			.filter((one) => one.code !== code)
			.map(({ name }) => name)
			.join(', ');
	return (
		<>
			<div className="wbar">
				<nav className="views" aria-label={translation.directions}>
					{siteConfig.editions.map(({ code, name }) => (
						<Link
							key={code}
							to={boardAddress({ ...where, edition: code })}
							aria-current={code === where.edition ? 'page' : undefined}
						>
							{translation.direction({ from: others(code), to: name })}
							{count(code, 'stale') > 0 && (
								<span className="n">{translation.stale({ n: translation.counted({ n: count(code, 'stale') }) })}</span>
							)}
						</Link>
					))}
				</nav>
				<nav className="views" aria-label={translation.whose}>
					{[false, true].map((isMine) => (
						<Link
							key={String(isMine)}
							to={boardAddress({ ...where, isMine })}
							aria-current={isMine === where.isMine ? 'page' : undefined}
						>
							{isMine ? translation.mine : translation.all}
						</Link>
					))}
				</nav>
			</div>
			<nav className="views" aria-label={translation.views}>
				{[undefined, ...translationStates].map((state) => (
					<Link
						key={state ?? 'board'}
						to={boardAddress({ ...where, state })}
						aria-current={state === where.state ? 'page' : undefined}
					>
						{state ? translation.states[state] : translation.board}
						{state && <span className="n">{translation.counted({ n: count(where.edition, state) })}</span>}
					</Link>
				))}
			</nav>
		</>
	);
}

interface ColumnsProps {
	article: EntityDescription;
	board: TranslationBoard;
	where: Where;
	onAct(act: Act, row: ListedTranslation): void;
}

/** The states that need work, side by side, each with its newest translations. */
function Columns({ article, board, where, onAct }: ColumnsProps) {
	const { translation } = useWords();
	return (
		<div className="trb">
			{COLUMNS.map((state) => {
				const rows = board.rows.filter((row) => row.state === state);
				const n = board.counts.find((one) => one.edition === where.edition && one.state === state)?.n ?? 0;
				return (
					<section key={state} aria-labelledby={`of-${state}`}>
						<h2 id={`of-${state}`}>
							{translation.states[state]} <span className="n">{translation.counted({ n })}</span>
						</h2>
						{rows.length > 0 ? (
							<Rows article={article} rows={rows} me={accountNumber()} onAct={onAct} />
						) : (
							<p className="help">{translation.empty}</p>
						)}
						{n > rows.length && (
							<Link className="link" to={boardAddress({ ...where, state })}>
								{translation.rest({ state: translation.states[state] })}
							</Link>
						)}
					</section>
				);
			})}
		</div>
	);
}

function Keys() {
	const { list, translation } = useWords();
	const keys = [
		[['J', 'K'], list.move],
		[['E'], list.edit],
		[['T'], translation.key_take],
		[['A'], translation.key_ask],
		[['N'], translation.key_decline],
	] as const;
	return (
		<p className="hint only-d" aria-hidden="true">
			{keys.map(([signs, what]) => (
				<span key={what}>
					{signs.map((sign) => (
						<kbd key={sign}>{sign}</kbd>
					))}
					{what}
				</span>
			))}
		</p>
	);
}

/** The board of translations by state: what is missing, who works on it, and what no longer matches its source. */
export function Component() {
	const { article, where, board, page } = useLoaderData<Loaded>();
	const words = useWords();
	const { translation } = words;
	const { revalidate } = useRevalidator();
	const main = useRef<HTMLElement>(null);
	const [over, open] = useState<{ act: 'ask' | 'confirm'; row: ListedTranslation }>();
	const { failure, attempt } = useTry();
	useTouched('translation', revalidate);
	useTouched('article', revalidate);
	const { step, open: openRow } = useRows(main);
	const rows = page?.rows ?? board?.rows ?? [];

	// The row that was decided about may have moved or left the list; the focus is put on it, or on the heading, so that
	// keys keep working.
	const last = useRef<number>(undefined);
	useEffect(() => {
		if (last.current === undefined || document.activeElement !== document.body) return;
		const link = main.current?.querySelector<HTMLElement>(`[data-row="${last.current}"] .hed`);
		(link ?? document.getElementById('heading'))?.focus();
		last.current = undefined;
	});

	const done = async (act: Act, row: ListedTranslation) => {
		open(undefined);
		say(translation.done[act]({ title: row.title }));
		last.current = row.id;
		await revalidate();
	};
	const act = (what: Act, row: ListedTranslation) => {
		if (what === 'ask' || what === 'confirm') return open({ act: what, row });
		void attempt(async () => {
			try {
				await decide(row, what);
			} catch (error) {
				// Somebody was quicker: the list shows the new state beside the error.
				void revalidate();
				throw error;
			}
			await done(what, row);
		});
	};
	const here = (what: Act) => () => {
		const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
		const row = rows.find((one) => String(one.id) === id);
		if (row && actsOn(row, accountNumber()).includes(what)) act(what, row);
	};
	useKeys({
		j: () => step(1),
		k: () => step(-1),
		e: openRow,
		t: here('take'),
		a: here('ask'),
		n: here('decline'),
	});
	const Over = over && { ask: AskFor, confirm: Confirm }[over.act];
	return (
		<>
			<Header title={words.screens.translation} />
			<main id="main" ref={main}>
				{board ? (
					<>
						<p className="about">{translation.line}</p>
						<Views board={board} where={where} />
						<p role="alert" className={failure ? 'error pad' : undefined}>
							{failure?.text}
						</p>
						{!page ? (
							<Columns article={article} board={board} where={where} onAct={act} />
						) : page.rows.length > 0 ? (
							<section className="trl" aria-label={where.state && translation.states[where.state]}>
								<Rows article={article} rows={page.rows} me={accountNumber()} onAct={act} />
							</section>
						) : (
							<div className="pad">
								<Nothing title={translation.none} line={translation.none_line} />
							</div>
						)}
						<div className="foot">
							<Keys />
							{page && <Paging next={page.next} words={{ previous: words.list.newer, next: words.list.older }} />}
						</div>
					</>
				) : (
					<div className="pad">
						<NoRight roles={['translator', 'editor', 'desk', 'admin']} />
					</div>
				)}
			</main>
			{Over && (
				<Over
					row={over.row}
					article={article}
					onClose={() => open(undefined)}
					onDone={() => void done(over.act, over.row)}
				/>
			)}
		</>
	);
}
