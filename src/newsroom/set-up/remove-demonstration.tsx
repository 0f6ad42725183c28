import { useEffect, useState } from 'react';
import { ApiError, ask } from '../calls';
import { Dialog } from '../components/dialog';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import { useWords } from '../words/words';
import { Counts, type RemovalPlan, StayingRows, sumOf } from './removal-list';
import type { SetUp } from './set-up';

type Answer = SetUp & { removed: RemovalPlan; first_link: string | null };

interface Props {
	onClose(): void;
	/** Called with the state of the set-up, once the list of what has stayed was read. */
	onRemoved(setUp: SetUp): void;
}

/** Shows what goes and what stays before the demonstration is removed, and removes it. */
export function RemoveDemonstration({ onClose, onRemoved }: Props) {
	const words = useWords();
	const { demonstration, on } = useSetUpWords();
	const [plan, setPlan] = useState<RemovalPlan>();
	const [isOther, setOther] = useState(false);
	const [answer, setAnswer] = useState<Answer>();
	const { failure, isBusy, attempt } = useTry();
	const read = async () => setPlan(await ask<RemovalPlan>('set-up/demonstration'));
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each opening
	useEffect(() => void attempt(read), []);
	// The person who has removed it may have been of it: they make an account of their own now.
	const goOn = ({ removed: _, first_link, ...setUp }: Answer) => {
		if (first_link !== null) location.assign(first_link);
		else onRemoved(setUp);
	};
	const remove = () =>
		attempt(async () => {
			if (!plan) return;
			setOther(false);
			try {
				const query = { hash: plan.hash };
				const answer = await ask<Answer>('set-up/demonstration', { method: 'DELETE', query });
				if (sumOf(answer.removed.staying) > 0) setAnswer(answer);
				else goOn(answer);
			} catch (error) {
				if (!(error instanceof ApiError) || error.reason !== 'conflict') throw error;
				await read();
				setOther(true);
			}
		});
	if (answer)
		return (
			<Dialog
				key="removed"
				title={demonstration.removed}
				className="dlg--wide"
				isFirm={answer.first_link !== null}
				onClose={() => goOn(answer)}
			>
				<h3>{demonstration.kept({ n: sumOf(answer.removed.staying) })}</h3>
				<StayingRows plan={answer.removed} isPlain={answer.first_link !== null} />
				<div className="dlg__acts">
					<button className="btn" type="button" onClick={() => goOn(answer)}>
						{answer.first_link === null ? on : demonstration.first}
					</button>
				</div>
			</Dialog>
		);
	return (
		<Dialog key="plan" title={demonstration.remove_title} className="dlg--wide" onClose={onClose}>
			<p>{demonstration.remove_line}</p>
			{plan ? (
				<>
					<h3>{demonstration.goes}</h3>
					{sumOf(plan.going) > 0 ? (
						<Counts counts={plan.going} />
					) : (
						<p className="help">{demonstration.goes_nothing}</p>
					)}
					<h3>{demonstration.stays}</h3>
					{sumOf(plan.staying) > 0 ? (
						<StayingRows plan={plan} />
					) : (
						<p className="help">{demonstration.stays_nothing}</p>
					)}
				</>
			) : (
				<p role="status" className="help">
					{!failure && demonstration.reading}
				</p>
			)}
			<p role="alert" className={failure || isOther ? 'error' : undefined}>
				{failure?.text ?? (isOther && demonstration.differs)}
			</p>
			<div className="dlg__acts">
				<button className="btn" type="button" aria-disabled={isBusy || !plan} onClick={() => void remove()}>
					{demonstration.remove}
				</button>
				<button className="btn btn--line" type="button" onClick={onClose}>
					{words.cancel}
				</button>
			</div>
		</Dialog>
	);
}
