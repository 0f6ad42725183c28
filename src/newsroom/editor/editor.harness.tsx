/** The editor on a page of its own, for its tests. */
import { createRoot } from 'react-dom/client';
import { STORED_FILES } from '../../shared/address/folders';
import { Editor } from './editor';
import type { EditorWords } from './editor-words';
import type { Upload } from './paste/store-pictures';
import type { Library, LibraryPicture } from './pictures/library';

declare global {
	interface Window {
		/** The text as it would be saved. */
		saved: string | undefined;
		show(html: string, edition: string, canUpload?: boolean): void;
		/** Pictures that are being stored, in the order in which they came. */
		uploads: {
			name: string;
			type: string;
			size: number;
			sent(share: number | 'paused'): void;
			done(src: string): void;
			fail(message: string): void;
		}[];
	}
}

const words = new Proxy({} as EditorWords, {
	get: (_, name: string) => {
		if (name === 'found') return (count: number, at: number) => `${at} of ${count}`;
		if (name === 'left_out') return (leftOut: object) => `not pasted: ${JSON.stringify(leftOut)}`;
		if (name === 'counts') return (count: number, characters: number) => `${count} words, ${characters} characters`;
		if (name === 'near_limit') return (left: number) => `${left} characters left`;
		if (name === 'uploaded') return (sent: number | 'paused') => `${sent} uploaded`;
		if (name === 'library_found') return (count: number) => `${count} found`;
		if (name === 'over_limit') return (over: number) => `${over} characters too many`;
		return name;
	},
});
const root = createRoot(document.body.appendChild(document.createElement('main')));
window.uploads = [];
const upload: Upload = (file, sent) =>
	new Promise<string>((done, fail) => {
		const { name, type, size } = file;
		window.uploads.push({ name, type, size, sent, done, fail: (message) => fail(new Error(message)) });
	});
/** Pictures of the library: three a page. */
const pictures = Array.from({ length: 4 }, (_, at): LibraryPicture => {
	const name = `Quay ${at + 1}`;
	const words = { alt: `${name} seen`, caption: `${name} below`, credit: `Writer ${at + 1}` };
	return {
		id: at + 1,
		src: `${STORED_FILES}/quay${at + 1}.webp`,
		name,
		...words,
		licence: '',
		expires_on: null,
		may_change: true,
	};
});
const library: Library = {
	async find(wanted, after) {
		const found = pictures.filter(({ name }) => name.toLowerCase().includes(wanted.toLowerCase()));
		const from = Number(after ?? 0);
		return { rows: found.slice(from, from + 3), next: from + 3 < found.length ? String(from + 3) : null };
	},
	of: async (src) => pictures.find((one) => one.src === src),
	Ends: () => null,
	Terms: ({ of }) => <p>Terms of {of.name}</p>,
};
window.show = (html, edition, canUpload = false) => {
	window.saved = undefined;
	window.uploads = [];
	root.render(
		<Editor
			html={html}
			edition={edition}
			words={words}
			upload={canUpload ? upload : undefined}
			library={canUpload ? library : undefined}
			onChange={(print) => {
				window.saved = print();
			}}
		/>,
	);
};
