import type { ArticleRow } from '../../../data/article-content';
import type { StaffDb } from '../../../platform/db/tx';
import { documentOfHtml } from '../../../platform/html/html-document';
import { sourceTexts } from '../../../queries/desk/translations';
import { blocksOf } from '../../../shared/text/compare/blocks';
import { untranslatedBlocks } from '../../../shared/text/compare/untranslated';

/** Where words of an article stand: a field of it, or its text. */
export const wordFields = ['title', 'standfirst', 'key_points', 'html'] as const;
type Texts = Pick<ArticleRow, (typeof wordFields)[number]>;

/** Characters by which a block is found again. */
const FEW = 120;

const blocksIn = (texts: Texts) => ({
	title: [texts.title],
	standfirst: [texts.standfirst],
	key_points: texts.key_points,
	html: blocksOf(documentOfHtml(texts.html)).map(({ text }) => text),
});

/**
 * The blocks of an article that still are in the words of the article it translates, in the order of the page;
 * undefined for an article that is no translation.
 * @param editions articles of its group that the caller may see
 */
export async function untranslatedIn(
	db: StaffDb,
	row: Texts & Pick<ArticleRow, 'id' | 'group_id' | 'edition'>,
	editions: readonly { id: number }[],
) {
	const source = await sourceTexts(db, row.group_id);
	if (!source || source.edition === row.edition || !editions.some(({ id }) => id === source.id)) return undefined;
	const [own, its] = [blocksIn(row), blocksIn(source)];
	return wordFields.flatMap((field) =>
		untranslatedBlocks(own[field], its[field]).map((text) => ({ field, words: text.slice(0, FEW) })),
	);
}
