import { type ReactNode, useId, useState } from 'react';
import { extents } from '../../../shared/article/change-kinds';
import { Dialog } from '../../components/dialog';
import { useWords } from '../../words/words';
import type { ChangeOptions } from '../article';

interface ChangeKindProps {
	title: string;
	/** What is about to change. */
	children: ReactNode;
	/** True where the change touches a published correction note: only another correction may do that. */
	isCorrection: boolean;
	/** True where a second person has to see the change before readers do: it is given to them. */
	asksSecond: boolean;
	/** True where it cannot go out as it is. */
	isStopped: boolean;
	/** Why the last try was refused. */
	error: string | undefined;
	onSave(options: ChangeOptions): Promise<void>;
	onClose(): void;
}

/** Asks for the kind of a change of a published article: minor, update, or a correction that readers are shown. */
export function ChangeKind({
	title,
	children,
	isCorrection,
	asksSecond,
	isStopped,
	error,
	onSave,
	onClose,
}: ChangeKindProps) {
	const { article, cancel, edit } = useWords();
	const [chosen, choose] = useState<(typeof extents)[number]>('update');
	const extent = isCorrection ? 'correction' : chosen;
	const [text, type] = useState('');
	const [isMissing, miss] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const id = useId();
	const save = async () => {
		if (isBusy || isStopped) return;
		if (extent === 'correction' && text.trim() === '') {
			miss(true);
			document.getElementById(id)?.focus();
			return;
		}
		setBusy(true);
		await onSave(extent === 'correction' ? { extent, correction: text.trim() } : { extent });
		setBusy(false);
	};
	return (
		<Dialog title={title} onClose={onClose}>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void save();
				}}
			>
				{children}
				<fieldset className="extents">
					<legend className="label">{article.extent_title}</legend>
					{extents.map((one) => (
						<label className="extent" key={one}>
							<span className="check">
								<input
									type="radio"
									name="extent"
									checked={extent === one}
									disabled={isCorrection && one !== 'correction'}
									onChange={() => choose(one)}
								/>
								<b>{article.extents[one]}</b>
							</span>
							<span className="help">{article.extent_lines[one]}</span>
						</label>
					))}
				</fieldset>
				{isCorrection && <p className="help">{article.extent_corrections}</p>}
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
				{asksSecond && <p className="help">{article.pending.line}</p>}
				<p role="alert" className={error ? 'error' : undefined}>
					{error}
				</p>
				<div className="dlg__acts">
					<button type="button" className="btn btn--text" onClick={onClose}>
						{cancel}
					</button>
					<button type="submit" className="btn btn--lamp" aria-disabled={isBusy || isStopped}>
						{isBusy ? edit.saving : asksSecond ? article.pending.send : article.save_extent[extent]}
					</button>
				</div>
			</form>
		</Dialog>
	);
}
