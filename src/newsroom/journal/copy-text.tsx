import { useState } from 'react';
import { useWords } from '../words/words';
import { htmlOf, openText, plainOf, type TypedText } from './typed-text';

/** Puts the words on the clipboard, with their markup and without. @throws where the browser does not allow it */
async function copy(text: TypedText): Promise<void> {
	const [html, plain] = [htmlOf(text), plainOf(text)];
	const blob = (type: string, words: string) => new Blob([words], { type });
	const item = new ClipboardItem({ 'text/html': blob('text/html', html), 'text/plain': blob('text/plain', plain) });
	await navigator.clipboard.write([item]);
}

/** Gives the browser the words as a file. */
function saveFile(text: TypedText): void {
	const page = `<!doctype html>\n<meta charset="utf-8">\n${htmlOf(text)}\n`;
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }));
	link.download = `${text.title.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'article'}.html`;
	link.click();
	URL.revokeObjectURL(link.href);
}

/** Buttons that take the words of the open article or form away from this page, where they cannot be saved. */
export function CopyText() {
	const { take_away } = useWords();
	const [message, setMessage] = useState('');
	const take = (how: (text: TypedText) => Promise<void> | void, done: (text: TypedText) => string) => {
		const text = openText();
		if (!text) return;
		Promise.resolve(text)
			.then(how)
			.then(
				() => setMessage(done(text)),
				() => setMessage(take_away.failed),
			);
	};
	return (
		<div className="take">
			<button
				type="button"
				className="btn"
				onClick={() => take(copy, ({ isFields }) => (isFields ? take_away.copied_fields : take_away.copied))}
			>
				{take_away.copy}
			</button>
			<button type="button" className="btn btn--line" onClick={() => take(saveFile, () => take_away.kept)}>
				{take_away.file}
			</button>
			<p role="status" className="help">
				{message}
			</p>
		</div>
	);
}
