import { useId, useState } from 'react';
import { Dialog } from '../../parts/dialog';
import { useWords } from '../../words/words';
import type { Told } from '../article';

const EXTENTS = ['minor', 'update', 'correction'] as const;

interface ExtentProps {
	onSave(told: Told): Promise<void>;
	onClose(): void;
}

/** Asks what a change of a published article is to readers: nothing new, other words, or a correction they are told. */
export function Extent({ onSave, onClose }: ExtentProps) {
	const { article, cancel, edit } = useWords();
	const [extent, choose] = useState<(typeof EXTENTS)[number]>('update');
	const [text, type] = useState('');
	const [isMissing, miss] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const id = useId();
	const save = async () => {
		if (isBusy) return;
		if (extent === 'correction' && text.trim() === '') {
			miss(true);
			document.getElementById(id)?.focus();
			return;
		}
		setBusy(true);
		await onSave(extent === 'correction' ? { extent, correction: text.trim() } : { extent });
		onClose();
	};
	return (
		<Dialog title={article.extent_title} onClose={onClose}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void save();
				}}
			>
				<fieldset className="extents">
					<legend className="vh">{article.extent_title}</legend>
					{EXTENTS.map((one) => (
						<label className="extent" key={one}>
							<span className="check">
								<input type="radio" name="extent" checked={extent === one} onChange={() => choose(one)} />
								<b>{article.extents[one]}</b>
							</span>
							<span className="help">{article.extent_lines[one]}</span>
						</label>
					))}
				</fieldset>
				{extent === 'correction' && (
					<div>
						<label className="label" htmlFor={id}>
							{article.correction}
						</label>
						<textarea
							id={id}
							className={isMissing ? 'field is-error' : 'field'}
							rows={3}
							aria-invalid={isMissing || undefined}
							aria-describedby={`${id}-help`}
							value={text}
							onChange={({ target }) => {
								type(target.value);
								miss(false);
							}}
						/>
						<p className={isMissing ? 'error' : 'help'} id={`${id}-help`}>
							{isMissing ? edit.needed : article.correction_help}
						</p>
					</div>
				)}
				<div className="dlg__acts">
					<button type="button" className="btn btn--text" onClick={onClose}>
						{cancel}
					</button>
					<button type="submit" className="btn btn--lamp" aria-disabled={isBusy}>
						{isBusy ? edit.saving : article.save_extent[extent]}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
