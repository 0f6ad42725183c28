import { useId, useState } from 'react';
import { fileAddress } from '../addresses';
import { ask } from '../calls';
import { say } from '../components/toasts';
import type { LibraryPicture } from '../editor/pictures/library';
import type { Row } from '../entities';
import { DayField } from '../fields/days/day-field';
import { FocalPoint } from '../fields/focal-point';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';

/** Saves over the file as it is now: the form shows these two fields alone. */
async function save(id: number, terms: { licence: string; expires_on: string | null }): Promise<void> {
	const { version } = await ask<Row>(`media/${id}`);
	await ask(`media/${id}`, { method: 'PATCH', body: { version, ...terms } });
}

/** The terms and the focal point of a picture, which hold in every text that shows it. */
export function Terms({ of, onChange }: { of: LibraryPicture; onChange(): void }) {
	const { fields, media } = useWords();
	const id = useId();
	const [licence, setLicence] = useState(of.licence);
	const [end, setEnd] = useState(of.expires_on ?? '');
	const { failure, isBusy, attempt } = useTry();
	const isSame = licence === of.licence && end === (of.expires_on ?? '');
	const send = () =>
		attempt(async () => {
			await save(of.id, { licence: licence.trim(), expires_on: end === '' ? null : end });
			say(media.terms_saved);
			onChange();
		});
	return (
		<div className="trm">
			<p className="help">{media.terms_line}</p>
			<div className="editor__pair">
				<div className="editor__field">
					<label htmlFor={`${id}-licence`}>{fields.licence}</label>
					<input
						id={`${id}-licence`}
						maxLength={200}
						readOnly={!of.may_change}
						value={licence}
						onChange={({ target }) => setLicence(target.value)}
					/>
				</div>
				<div className="editor__field">
					<label htmlFor={`${id}-end`}>{fields.expires_on}</label>
					<DayField id={`${id}-end`} readOnly={!of.may_change} value={end} onChange={setEnd} />
				</div>
			</div>
			{of.may_change && (
				<button type="button" aria-disabled={isBusy || isSame} onClick={() => !isSame && void send()}>
					{media.terms_save}
				</button>
			)}
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<FocalPoint id={String(of.id)} />
			<a className="link" href={fileAddress(of.id)} target="_blank" rel="noreferrer">
				{media.in_library}
			</a>
		</div>
	);
}
