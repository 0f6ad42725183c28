import { lazy, Suspense, useEffect, useState } from 'react';
import { PICTURES, uploadPicture } from '../media/pictures';
import { staffFile } from '../media/staff-file';
import { useTry } from '../session/use-try';
import { useWords } from '../words/words';
import type { ControlProps } from './controls';
import { pictureOf, Reference } from './reference';

// Few articles have a picture of their own.
const FocalPoint = lazy(() => import('./focal-point').then(({ FocalPoint: One }) => ({ default: One })));

/** A thumbnail of a stored picture. @param id its number */
function Thumb({ id }: { id: string }) {
	const [src, setSrc] = useState<string>();
	useEffect(() => {
		const control = new AbortController();
		pictureOf(id, control.signal).then(setSrc, () => {});
		return () => control.abort();
	}, [id]);
	// The name of the picture is shown beside it.
	return src ? <img className="thumb" src={`${staffFile(src)}?style=thumb_160`} alt="" /> : null;
}

/** Chooses a stored picture, or uploads one. */
export function Picture(props: ControlProps) {
	const { editor } = useWords();
	const { failure, isBusy, attempt } = useTry();
	const { id, name, value, onChange, isReadOnly } = props;
	const store = (file: File) =>
		attempt(async () => {
			onChange((await uploadPicture(file, editor.picture_wrong)).id);
		});
	const isChosen = value !== null && value !== undefined;
	return (
		<>
			{isChosen && <Thumb id={String(value)} />}
			<Reference {...props} of="media" />
			{isChosen && name === 'cover_id' && (
				<Suspense>
					<FocalPoint id={String(value)} />
				</Suspense>
			)}
			{!isChosen && !isReadOnly && (
				<div className="upl">
					<label htmlFor={`${id}-file`}>{editor.upload}</label>
					<input
						id={`${id}-file`}
						type="file"
						accept={PICTURES}
						aria-describedby={`${id}-said`}
						onChange={({ currentTarget: { files } }) => files?.[0] && void store(files[0])}
					/>
					<p id={`${id}-said`} role="status" className={failure ? 'error' : 'help'}>
						{isBusy ? editor.uploading : failure?.text}
					</p>
				</div>
			)}
		</>
	);
}
