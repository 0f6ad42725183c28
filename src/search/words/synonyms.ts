import { searchConfigOf } from '../../editions/editions';
import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import { MAX_WORD_CHARACTERS, searchTokens } from '../../shared/search/search-text';
import { lexemesOf } from './literals';
import { stemsOf } from './stems';

/** Words in their order, each as the lexemes of which any will do. */
export type Phrase = readonly (readonly string[])[];
/** Phrases that mean the same in the trade. */
export type SynonymGroup = readonly Phrase[];

const SECONDS = 600;

/** The synonyms of an edition, by their lexemes; kept until one of them is changed. */
export const synonymsOf = (db: Db, edition: string): Promise<readonly SynonymGroup[]> =>
	remember(db, `search_synonyms:${edition}`, [tag.search_synonyms], SECONDS, async () => {
		const rows = await prepared<{ phrases: string }>(
			db,
			'search_synonyms',
			'select phrases from search_synonym where edition = $1 order by id',
			[edition],
		);
		const groups = rows.map((row) =>
			row.phrases
				.split(',')
				.map((phrase) =>
					searchTokens(phrase).filter((token) => !token.isHan && token.text.length <= MAX_WORD_CHARACTERS),
				),
		);
		const stems = await stemsOf(
			db,
			searchConfigOf(edition),
			groups.flat(2).map((token) => token.text),
		);
		return groups.map((phrases) =>
			phrases
				.map((tokens) => tokens.map((token) => lexemesOf(token, stems, false)).filter((lexemes) => lexemes.length > 0))
				.filter((phrase) => phrase.length > 0),
		);
	});
