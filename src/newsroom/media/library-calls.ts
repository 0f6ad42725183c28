import { lazy } from 'react';
import type { LibraryRow } from '../../api/newsroom/desk/media-calls';
import { STORED_FILES } from '../../shared/address/folders';
import { ask } from '../calls';
import type { Library } from '../editor/pictures/library';
import { LicenceEnd } from './licence-end';

// Loaded with the form of the first picture that is selected.
const Terms = lazy(() => import('./terms').then(({ Terms: One }) => ({ default: One })));

interface Page {
	rows: LibraryRow[];
	next: string | null;
}

/** The media library, as the editor of a text asks it. @param edition of the text, in whose language words are given */
export const libraryOf = (edition: string): Library => ({
	find: (words, after, signal) => ask<Page>('media/choice', { query: { search: words, after, edition }, signal }),
	async of(src, signal) {
		if (!src.startsWith(`${STORED_FILES}/`)) return undefined;
		const name = src.slice(STORED_FILES.length + 1).split('?')[0];
		return (await ask<Page>('media/choice', { query: { name, edition }, signal })).rows[0];
	},
	Ends: ({ of }) => LicenceEnd({ row: of }),
	Terms,
});
