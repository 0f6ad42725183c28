/** The editor on a page of its own, for its tests. */
import { createRoot } from 'react-dom/client';
import { compile } from '../../editions/messages';
import { STORED_FILES } from '../../shared/address/folders';
import { localeOf } from '../time';
import { en } from '../words/en';
import { type Words, WordsProvider } from '../words/words';
import type { SiteSeries } from './blocks/site-series';
import { Editor } from './editor';
import type { EditorWords } from './editor-words';
import type { FindPages, SitePage } from './links/site-pages';
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

/** Words that hold values: the same functions at each drawing, as in the newsroom. */
const sentences: Partial<EditorWords> = {
	found: (count, at) => `${at} of ${count}`,
	left_out: (leftOut) => `not pasted: ${JSON.stringify(leftOut)}`,
	counts: (count, characters) => `${count} words, ${characters} characters`,
	near_limit: (left) => `${left} characters left`,
	over_limit: (over) => `${over} characters too many`,
	uploaded: (sent) => `${sent} uploaded`,
	library_found: (count) => `${count} found`,
	post_wrong: { words: 'words missing', author: 'author missing', href: 'no web address' },
};
const words = new Proxy(sentences as EditorWords, {
	get: (known, name: string) => known[name as keyof EditorWords] ?? name,
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
const pages: SitePage[] = [
	{ kind: 'company', title: 'Malm Vape', line: 'Malmö', url: '/of/malm' },
	{ kind: 'article', title: 'Sweden taxes Malm pouches', line: '3 March', url: '/of/sweden-pouches' },
];
/** Finds by words in any order; one word fails, and one fails once. */
const failing = new Set(['taxes']);
const findPages: FindPages = async (wanted) => {
	if (wanted === 'fails' || failing.delete(wanted)) throw new Error('away');
	const all = wanted.toLowerCase().split(' ');
	return pages.filter(({ title }) => all.every((word) => title.toLowerCase().includes(word)));
};
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"/>')}`;
const known = ['exports', 'prices'].map((slug) => ({ slug, title: `Vape ${slug}`, line: `Of ${slug}` }));
/** Two series; the charts of others do not exist, or cannot be read now. */
const series: SiteSeries = {
	async find(wanted) {
		if (wanted === 'fails') throw new Error('away');
		return known.filter(({ title }) => wanted.split(' ').every((word) => title.includes(word)));
	},
	async chart(slug) {
		if (slug === 'away') throw new Error('away');
		const one = known.find((row) => row.slug === slug);
		return one && { title: one.title, src: drawing };
	},
};
/** Two calculators. */
const calculators = async () => [
	{ name: 'excise', title: 'Excise duty', line: 'Duty on a pack' },
	{ name: 'shot', title: 'Nicotine shot', line: 'What to add to a bottle' },
];
const messages = compile(en, localeOf('en')) as Words;
window.show = (html, edition, canUpload = false) => {
	window.saved = undefined;
	window.uploads = [];
	root.render(
		<WordsProvider value={messages}>
			<Editor
				html={html}
				edition={edition}
				words={words}
				upload={canUpload ? upload : undefined}
				library={canUpload ? library : undefined}
				findPages={findPages}
				series={series}
				calculators={calculators}
				onChange={(print) => {
					window.saved = print();
				}}
			/>
		</WordsProvider>,
	);
};
