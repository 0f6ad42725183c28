import { languageName } from '../../../editions/formats';
import { longDay } from '../../../editions/relative-time';
import type { Book } from '../../../queries/site/book';
import { usePage } from '../../render/contexts';

/** Publisher, day, pages, language and number of a book, as far as they are known. */
export function Facts({ book }: { book: Book }) {
	const { edition } = usePage();
	const words = edition.words.licenses.book;
	const language = languageName(edition, book.language);
	const rows: [string, string | number | null | undefined][] = [
		[words.publisher, book.publisher],
		[words.published, book.published_on && longDay(edition, book.published_on)],
		[words.pages, book.pages],
		[words.language, language],
		[words.isbn, book.isbn],
	];
	return (
		<dl className="kv">
			{rows
				.filter(([, value]) => value)
				.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
		</dl>
	);
}
