import { useEffect, useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { fileAddress, keyAddress } from '../../addresses';
import { ask } from '../../calls';
import { Dialog } from '../../components/dialog';
import { eachRow } from '../../components/each-row';
import { say } from '../../components/toasts';
import { useTry } from '../../session/use-try';
import { useImportsWords } from '../../words/screens/imports-words';
import { named, useWords } from '../../words/words';

interface Staying {
	noun: string;
	key: string;
	title: string;
}

interface Plan {
	going: Record<string, number>;
	staying: Record<string, number>;
	named: Staying[];
}

interface Part {
	undone: Record<string, number>;
	kept: number;
	named: Staying[];
	left: number;
}

/** Rows that a dialog names. */
const NAMED = 50;
const sumOf = (counts: Readonly<Record<string, number>>) => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Numbers of rows by kind, the most first. */
function Counts({ counts }: { counts: Readonly<Record<string, number>> }) {
	const { lists } = useWords();
	const { lang } = document.documentElement;
	const each = Object.entries(counts)
		.toSorted(([, a], [, b]) => b - a)
		.map(([noun, n]) => `${named(lists, noun)} ${n.toLocaleString(lang)}`);
	return <p>{each.join(' · ')}</p>;
}

/** The rows that stay, as links to their screens. */
function StayingRows({ rows, all }: { rows: readonly Staying[]; all: number }) {
	const words = useImportsWords();
	const { nouns } = useWords();
	return (
		<>
			<ul className="lines">
				{eachRow(
					rows,
					({ noun, key }) => `${noun} ${key}`,
					'item',
					({ noun, key, title }) => (
						<li>
							<span>
								<span className="meta">{named(nouns, noun)}</span>{' '}
								<Link className="link" to={noun === 'media' ? fileAddress(Number(key)) : keyAddress(noun, key)}>
									{title}
								</Link>
							</span>
						</li>
					),
				)}
			</ul>
			{all > rows.length && <p className="help">{words.staying_more({ n: all - rows.length })}</p>}
		</>
	);
}

/** Says what taking an import back takes and what stays, takes it back, and names what has stayed. */
export function UndoImport({ id, onClose }: { id: number; onClose(): void }) {
	const words = useImportsWords();
	const { cancel, close } = useWords();
	const { revalidate } = useRevalidator();
	const { failure, isBusy, attempt } = useTry();
	const [plan, setPlan] = useState<Plan>();
	const [left, setLeft] = useState<number>();
	const [stayed, setStayed] = useState<{ rows: Staying[]; all: number }>();
	const isOpen = useRef(true);
	const path = `imports/${id}/undo`;
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each opening
	useEffect(() => {
		isOpen.current = true;
		void attempt(async () => setPlan(await ask<Plan>(path)));
		return () => {
			isOpen.current = false;
		};
	}, []);
	const takeBack = () =>
		attempt(async () => {
			const rows: Staying[] = [];
			let all = 0;
			try {
				// A call goes on for two seconds. One that was interrupted goes on with the next, also after the dialog was closed.
				for (let part: Part | undefined; isOpen.current && part?.left !== 0; setLeft(part.left)) {
					part = await ask<Part>(path, { method: 'POST', body: {} });
					rows.push(...part.named);
					all += part.kept;
				}
			} finally {
				setLeft(undefined);
				await revalidate();
			}
			if (!isOpen.current) return;
			say(words.undo_done({ id }));
			if (all > 0) setStayed({ rows: rows.slice(0, NAMED), all });
			else onClose();
		});
	if (stayed)
		return (
			<Dialog key="done" title={words.undo_done({ id })} className="dlg--wide" onClose={onClose}>
				<h3>{words.undo_kept({ n: stayed.all })}</h3>
				<StayingRows rows={stayed.rows} all={stayed.all} />
				<div className="dlg__acts">
					<button type="button" className="btn" onClick={onClose}>
						{close}
					</button>
				</div>
			</Dialog>
		);
	return (
		<Dialog key="plan" title={words.undo_title({ id })} className="dlg--wide" onClose={onClose}>
			<p>{words.undo_line}</p>
			{plan && (
				<>
					<h3>{words.going}</h3>
					{sumOf(plan.going) > 0 ? <Counts counts={plan.going} /> : <p className="help">{words.going_none}</p>}
					<h3>{words.staying}</h3>
					{plan.named.length > 0 ? (
						<StayingRows rows={plan.named} all={sumOf(plan.staying)} />
					) : (
						<p className="help">{words.staying_none}</p>
					)}
					<p className="help">{words.staying_used}</p>
				</>
			)}
			<p role="status" className="help">
				{!plan && !failure && words.counting}
				{left !== undefined && words.undo_progress({ n: left })}
			</p>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<div className="dlg__acts">
				<button type="button" className="btn btn--text" onClick={onClose}>
					{cancel}
				</button>
				<button
					type="button"
					className="btn btn--neg"
					aria-disabled={isBusy || !plan}
					onClick={() => plan && void takeBack()}
				>
					{words.undo}
				</button>
			</div>
		</Dialog>
	);
}
