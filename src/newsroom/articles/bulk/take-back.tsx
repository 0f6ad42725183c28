import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { UNDO_WITHIN } from '../../../shared/article/bulk-acts';
import { ask } from '../../calls';
import { Icon } from '../../components/icon';
import { say } from '../../components/toasts';
import { useTry } from '../../session/use-try';
import { useWords } from '../../words/words';

interface TakeBackProps {
	id: number;
	/** What was done, in words. */
	message: string;
	onClose(): void;
}

/** Above the list, as long as it lasts: what was done to several articles, and the way back. */
export function TakeBack({ id, message, onClose }: TakeBackProps) {
	const { bulk, close, undo } = useWords();
	const { revalidate } = useRevalidator();
	const { failure, isBusy, attempt } = useTry();
	useEffect(() => {
		const timer = setTimeout(onClose, UNDO_WITHIN * 1_000);
		return () => clearTimeout(timer);
	}, [onClose]);
	const takeBack = () =>
		attempt(async () => {
			const path = `article/bulk/${id}/undo`;
			const { n, kept } = await ask<{ n: number; kept: number[] }>(path, { method: 'POST', body: {} });
			onClose();
			say(kept.length > 0 ? bulk.undone_some({ n, kept: kept.length }) : bulk.undone({ n }));
			await revalidate();
			document.getElementById('heading')?.focus();
		});
	return (
		<div className="strip">
			<p role={failure ? 'alert' : undefined}>{failure?.text ?? message}</p>
			<button type="button" className="btn btn--text" aria-disabled={isBusy} onClick={() => void takeBack()}>
				{undo}
			</button>
			<button type="button" className="iconbtn" aria-label={close} onClick={onClose}>
				<Icon name="close" />
			</button>
		</div>
	);
}
