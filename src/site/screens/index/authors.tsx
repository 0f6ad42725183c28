import { urls } from '../../../editions/urls';
import { authorIndex, type IndexedAuthor } from '../../../queries/site/index-lists';
import { authorTags, tag } from '../../../shared/cache-tags';
import { mediaUrl } from '../../../ui/picture';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, screen } from '../../render/screen';
import { NothingHere } from '../listing/listing-view';
import { indexHead, indexLayout } from './index-page';
import { IndexTabs } from './index-tabs';

/** First letters of the first and the last name. */
const initials = (name: string): string => {
	const parts = name.split(/\s+/);
	return [parts[0], parts.length > 1 ? parts.at(-1) : undefined].map((part) => part?.charAt(0) ?? '').join('');
};

function AuthorsView({ data: authors }: { data: IndexedAuthor[] }) {
	const { edition } = usePage();
	const { words } = edition;
	return (
		<>
			<IndexTabs current="authors" />
			<div className="wrap list-page k-interview">
				<h2 className="meta">{words.indexes.authors_count({ n: authors.length })}</h2>
				{authors.length === 0 && <NothingHere />}
				{authors.length > 0 && (
					<ul className="idx idx--people">
						{each(authors, 'authors', (author) => (
							<li key={author.id}>
								{author.photo ? (
									<img
										src={mediaUrl(author.photo.name, 'card_480')}
										alt=""
										width={author.photo.width}
										height={author.photo.height}
										loading="lazy"
										decoding="async"
									/>
								) : (
									<span className="ini" aria-hidden="true">
										{initials(author.name)}
									</span>
								)}
								<div>
									<a href={urls.author.href(edition, { slug: author.slug })}>{author.name}</a>
									<p className="meta">
										<span>{author.role || (author.is_software ? words.software_author : words.author_kicker)}</span>
										<span>{words.articles_count({ n: author.articles })}</span>
									</p>
								</div>
							</li>
						))}
					</ul>
				)}
			</div>
		</>
	);
}

/** `/author`: everyone who has an article in the edition. */
export const authorsScreen = screen<IndexedAuthor[]>({
	async load({ db, edition, rest, tag: carry }) {
		if (rest.length > 0) return new Missing('unmatched');
		const authors = await authorIndex(db, edition.code);
		carry(tag.list(edition.code), ...authors.flatMap(authorTags));
		return authors;
	},
	head: (authors, request) =>
		indexHead(
			request,
			'authors',
			request.edition.words.indexes.authors_line,
			authors.map(({ slug }) => urls.author.href(request.edition, { slug })),
		),
	layout: (_authors, request) =>
		indexLayout(request, 'authors', request.edition.words.indexes.authors_line, 'interview'),
	View: AuthorsView,
});
