import { languageName } from '../../../editions/formats';
import { longDay } from '../../../editions/relative-time';
import type { Book } from '../../../queries/site/book';
import { FactList } from '../../blocks/fact-list';
import { usePage } from '../../render/contexts';

/** Publisher, day, pages, language and number of a book, as far as they are known. */
export function Facts({ book }: { book: Book }) {
	const { edition } = usePage();
	const words = edition.words.licenses.book;
	return (
		<FactList
			facts={[
				[words.publisher, book.publisher],
				[words.published, book.published_on && longDay(edition, book.published_on)],
				[words.pages, book.pages],
				[words.language, languageName(edition, book.language)],
				[words.isbn, book.isbn],
			]}
		/>
	);
}
