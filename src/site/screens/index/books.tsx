import { longDay } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import { bookIndex, type IndexedBook } from '../../../queries/site/index-lists';
import { coverUrl } from '../../../shared/address/cover-url';
import { tag } from '../../../shared/cache-tags';
import { coverOfBook } from '../../blocks/cover/scenes';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, screen } from '../../render/screen';
import { NothingHere } from '../listing/listing-view';
import { indexHead, indexLayout } from './index-page';
import { IndexTabs } from './index-tabs';

function BooksView({ data: books }: { data: IndexedBook[] }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<>
			<IndexTabs current="books" />
			<div className="wrap list-page k-product">
				<p className="meta">{words.indexes.books_count({ n: books.length })}</p>
				{books.length === 0 && <NothingHere />}
				{books.length > 0 && (
					<ul className="idx-books">
						{each(books, 'books', (book) => {
							const href = urls.book.href(edition, { slug: book.slug });
							return (
								<li key={book.id}>
									<a className="bk" href={href} tabIndex={-1} aria-hidden="true">
										<b>{book.title}</b>
										<img
											src={coverUrl({ ...coverOfBook(book), mood: 'deep' }, 46)}
											alt=""
											width="288"
											height="280"
											loading="lazy"
											decoding="async"
										/>
									</a>
									<h2 className="hed hed--3">
										<a href={href}>{book.title}</a>
									</h2>
									{book.subtitle && <p className="dek dek--s">{book.subtitle}</p>}
									<p className="meta">
										{book.authors.length > 0 && <span>{book.authors.join(', ')}</span>}
										{book.pages !== null && <span>{words.indexes.pages_count({ n: book.pages })}</span>}
										{book.published_on && <span>{longDay(edition, book.published_on)}</span>}
									</p>
								</li>
							);
						})}
					</ul>
				)}
			</div>
		</>
	);
}

/** `/book`: every book of the edition. */
export const booksScreen = screen<IndexedBook[]>({
	async load({ db, edition, rest, tag: carry }) {
		if (rest.length > 0) return new Missing('unmatched');
		carry(tag.books);
		return bookIndex(db, edition.code);
	},
	head: (books, request) =>
		indexHead(
			request,
			'books',
			request.edition.words.indexes.books_line,
			books.map(({ slug }) => urls.book.href(request.edition, { slug })),
		),
	layout: (_books, request) =>
		indexLayout(request, 'books', request.edition.words.indexes.books_line, 'product', ['indexes', 'books']),
	View: BooksView,
});
