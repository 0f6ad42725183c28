import { useWords } from '../../../words/words';

/** A picture that was on its way when its page was closed, and cannot come into the text. */
export interface Stopped {
	id: string;
	file: File;
	/** Undefined where the person may not change the article any more. */
	reason?: string;
}

/** Gives the browser a file to save. */
function save(file: File): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(file);
	link.download = file.name;
	link.click();
	URL.revokeObjectURL(link.href);
}

interface StoppedPicturesProps {
	stopped: readonly Stopped[];
	discard(id: string): void;
}

/** Says which pictures cannot come into the text and why; each stays in this browser until it is discarded. */
export function StoppedPictures({ stopped, discard }: StoppedPicturesProps) {
	const { editor, journal, take_away } = useWords();
	return stopped.map(({ id, file, reason = take_away.no_right }) => (
		<p key={id} className="msg msg--block editor__left-out">
			<span>
				{editor.upload_stopped({ name: file.name })} {reason}
			</span>
			<button type="button" className="btn btn--text" onClick={() => save(file)}>
				{take_away.file}
			</button>
			<button type="button" className="btn btn--text" onClick={() => discard(id)}>
				{journal.discard_for_good}
			</button>
		</p>
	));
}
