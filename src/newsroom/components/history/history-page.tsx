import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useTry } from '../../session/use-try';
import { useWords } from '../../words/words';
import { Dialog } from '../dialog';
import { Header } from '../header';
import { Icon } from '../icon';
import { Nothing } from '../states';
import { say } from '../toasts';
import { Compared, Differences, type Revision, Revisions } from './revisions';

interface HistoryPageProps {
	/** The row's title, and the address of its screen. */
	row: { title: string; to: string };
	/** Newest first. */
	revisions: readonly Revision[];
	/** Returns the values of a state that people read, each with its name. */
	readable(state: Revision['snapshot']): [string, string][];
	/** The current state. */
	now: Revision['snapshot'];
	/** True where a state equals the current one. */
	stands(state: Revision['snapshot']): boolean;
	mayRestore: boolean;
	/** Saves an earlier state as the newest one. */
	restore(number: number): Promise<void>;
}

/** The history of a row: what differs, word by word, and the way to restore a state. */
export function HistoryPage({ row, revisions, readable, now, stands, mayRestore, restore }: HistoryPageProps) {
	const words = useWords();
	const { revalidate } = useRevalidator();
	const [given] = useSearchParams();
	const { failure, isBusy, attempt } = useTry();
	const [isRestoring, begin] = useState(false);
	const chosen = revisions.find(({ number }) => String(number) === given.get('revision')) ?? revisions[0];
	const restoreRevision = (number: number) =>
		attempt(async () => {
			await restore(number);
			say(words.history.restored({ n: number }));
			await revalidate();
		});
	return (
		<>
			<Header title={words.screens.history} back={{ to: row.to, label: row.title }}>
				{chosen && mayRestore && !stands(chosen.snapshot) && (
					<button type="button" className="btn btn--lamp" aria-disabled={isBusy} onClick={() => begin(true)}>
						<Icon name="restore" />
						{words.history.restore({ n: chosen.number })}
					</button>
				)}
			</Header>
			<main id="main">
				<p className="about">{words.history.line}</p>
				{!chosen ? (
					<div className="pad">
						<Nothing title={words.history.none} line={words.history.none_line} />
					</div>
				) : (
					<div className="rvg">
						<Revisions revisions={revisions} chosen={chosen} />
						<div className="pad">
							<h2 className="hed hed--2">{words.history.number({ n: chosen.number })}</h2>
							<p role="alert" className={failure ? 'error' : undefined}>
								{failure?.text}
							</p>
							<Compared revision={chosen} earlier={revisions[revisions.indexOf(chosen) + 1]} readable={readable} />
						</div>
					</div>
				)}
			</main>
			{isRestoring && chosen && (
				<Dialog title={words.history.restore_title({ n: chosen.number })} onClose={() => begin(false)}>
					<section className="dlg__diff" aria-label={words.history.restore_line}>
						<p>{words.history.restore_line}</p>
						<Differences before={readable(now)} after={readable(chosen.snapshot)} />
					</section>
					<div className="dlg__acts">
						<button type="button" className="btn btn--text" onClick={() => begin(false)}>
							{words.cancel}
						</button>
						<button
							type="button"
							className="btn btn--lamp"
							aria-disabled={isBusy}
							onClick={() => void restoreRevision(chosen.number).then(() => begin(false))}
						>
							{words.history.restore({ n: chosen.number })}
						</button>
					</div>
				</Dialog>
			)}
		</>
	);
}
