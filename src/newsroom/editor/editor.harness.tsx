/** The editor on a page of its own, for its tests. */
import { createRoot } from 'react-dom/client';
import { Editor } from './editor';
import type { EditorWords } from './editor-words';

declare global {
	interface Window {
		/** The text as it would be saved. */
		saved: string | undefined;
		show(html: string, edition: string, canUpload?: boolean): void;
		/** Pictures that are being stored, in the order in which they came. */
		uploads: { name: string; type: string; size: number; done(src: string): void; fail(message: string): void }[];
	}
}

const words = new Proxy({} as EditorWords, {
	get: (_, name: string) => {
		if (name === 'found') return (count: number, at: number) => `${at} of ${count}`;
		if (name === 'left_out') return (leftOut: object) => `not pasted: ${JSON.stringify(leftOut)}`;
		if (name === 'counts') return (count: number, characters: number) => `${count} words, ${characters} characters`;
		if (name === 'near_limit') return (left: number) => `${left} characters left`;
		if (name === 'over_limit') return (over: number) => `${over} characters too many`;
		return name;
	},
});
const root = createRoot(document.body.appendChild(document.createElement('main')));
window.uploads = [];
const upload = (file: File) =>
	new Promise<string>((done, fail) => {
		const { name, type, size } = file;
		window.uploads.push({ name, type, size, done, fail: (message) => fail(new Error(message)) });
	});
window.show = (html, edition, canUpload = false) => {
	window.saved = undefined;
	window.uploads = [];
	root.render(
		<Editor
			html={html}
			edition={edition}
			words={words}
			upload={canUpload ? upload : undefined}
			onChange={(print) => {
				window.saved = print();
			}}
		/>,
	);
};
