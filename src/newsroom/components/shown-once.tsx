import { useState } from 'react';
import { LabelledField } from '../session/field';
import { useWords } from '../words/words';

/** What is shown this once, to be copied: a link or a key that nothing stores. @param note what to do with it */
export function ShownOnce({
	note,
	label,
	value,
	onClose,
}: {
	note: string;
	label: string;
	value: string;
	onClose(): void;
}) {
	const { copy, copied, close } = useWords();
	const [isCopied, setCopied] = useState(false);
	return (
		<>
			<p>{note}</p>
			<LabelledField label={label} value={value} onChange={() => {}} readOnly />
			<p role="status" className="help">
				{isCopied && copied}
			</p>
			<div className="dlg__acts">
				<button
					type="button"
					className="btn"
					onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
				>
					{copy}
				</button>
				<button type="button" className="btn btn--text" onClick={onClose}>
					{close}
				</button>
			</div>
		</>
	);
}
