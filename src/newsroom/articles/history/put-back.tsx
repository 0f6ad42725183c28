import { Dialog } from '../../components/dialog';
import { Difference } from '../../components/history/revisions';
import { useWords } from '../../words/words';
import type { ComparedBlock } from './states';

interface PutBackProps {
	block: ComparedBlock;
	onPutBack(): Promise<void>;
	onClose(): void;
}

/** Asks before a block is put back: shows what would be replaced. */
export function PutBack({ block, onPutBack, onClose }: PutBackProps) {
	const { cancel, history } = useWords();
	const there = block.place?.text ?? null;
	return (
		<Dialog title={history.put_back_title} onClose={onClose}>
			<p>{there === null ? history.put_back_gone : history.put_back_changed}</p>
			<Difference before={there ?? ''} after={block.before?.text ?? ''} />
			<div className="dlg__acts">
				<button type="button" className="btn btn--text" onClick={onClose}>
					{cancel}
				</button>
				<button type="button" className="btn btn--lamp" onClick={() => void onPutBack().then(onClose)}>
					{history.put_back}
				</button>
			</div>
		</Dialog>
	);
}
