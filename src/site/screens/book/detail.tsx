import type { ArticleCard } from '../../../data/article-card';
import { editionByCode } from '../../../editions/editions';
import { pageCardUrl, urls } from '../../../editions/urls';
import { cleanHtmlCached } from '../../../platform/html/clean-html';
import { listArticles } from '../../../queries/article/listing';
import { type Book, bookBySlug } from '../../../queries/site/book';
import { coverUrl } from '../../../shared/address/cover-url';
import { tag } from '../../../shared/cache-tags';
import { coverOfBook, drawnApart } from '../../blocks/cover/scenes';
import { Story } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { Facts } from './facts';

interface BookData {
	book: Book;
	related: ArticleCard[];
}

/** What it is about: beside the contents, or in their place. */
function About({ book }: { book: Book }) {
	// biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised right here (security rule 11)
	return <div className="prose" dangerouslySetInnerHTML={{ __html: cleanHtmlCached(book.html) }} />;
}

/** Cover, title, who wrote it, and the ways to read it. */
function Top({ book }: { book: Book }) {
	const { edition } = usePage();
	const words = edition.words.licenses.book;
	const shop = book.where_to_get.flatMap(({ title, url }) => (url ? { title, url } : []))[0];
	return (
		<header className="bookhero k-product">
			<div className="wrap grid">
				<div className="c4">
					<div className="bk" aria-hidden="true">
						<b>{book.title}</b>
						<img src={coverUrl({ ...coverOfBook(book), mood: 'deep' }, 46)} alt="" width="288" height="280" />
					</div>
				</div>
				<div className="c7">
					<p className="kick">{words.kicker}</p>
					<h1 className="hed hed--1">{book.title}</h1>
					{book.subtitle && <p className="dek">{book.subtitle}</p>}
					{book.authors.length > 0 && (
						<p className="by">
							{words.by} {book.authors.join(', ')}
						</p>
					)}
					{(book.sample_html || shop) && (
						<p className="book-go">
							{book.sample_html && (
								<a className="btn btn--lamp" href="#sample">
									{words.read_sample}
								</a>
							)}
							{shop && (
								<a className="btn btn--line" href={shop.url}>
									{shop.title}
								</a>
							)}
						</p>
					)}
				</div>
			</div>
		</header>
	);
}

function BookView({ data }: { data: BookData }) {
	const { edition } = usePage();
	const words = edition.words.licenses.book;
	const { book, related } = data;
	const hasBody = book.contents.length > 0 || book.sample_html !== '';
	return (
		<>
			<Top book={book} />
			<div className="wrap grid book-body k-product">
				<div className="c8">
					{!hasBody && (
						<section>
							<header className="sec">
								<h2>{words.about}</h2>
							</header>
							<About book={book} />
						</section>
					)}
					{book.contents.length > 0 && (
						<section className="toc">
							<header className="sec">
								<h2>{words.contents}</h2>
							</header>
							<ol>
								{each(book.contents, 'contents', (chapter, i) => (
									<li key={chapter.title}>
										<span className="n">{i + 1}</span>
										<span className="hed hed--3">{chapter.title}</span>
										<span className="d">{chapter.summary}</span>
										<span className="p tn">{chapter.page}</span>
									</li>
								))}
							</ol>
						</section>
					)}
					{book.sample_html && (
						<section id="sample">
							<header className="sec">
								<h2>{words.sample}</h2>
							</header>
							{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised right here (security rule 11) */}
							<div className="prose" dangerouslySetInnerHTML={{ __html: cleanHtmlCached(book.sample_html) }} />
						</section>
					)}
				</div>
				<aside className="c4 vr rail" aria-label={words.kicker}>
					{hasBody && (
						<section>
							<h2>{words.about}</h2>
							<About book={book} />
						</section>
					)}
					<section>
						<h2>{words.kicker}</h2>
						<Facts book={book} />
					</section>
					{book.where_to_get.length > 0 && (
						<section>
							<h2>{words.get}</h2>
							<ul className="rel">
								{each(book.where_to_get, 'where_to_get', (link) => (
									<li key={link.title}>
										{link.url ? (
											<a className="hlink" href={link.url}>
												{link.title}
											</a>
										) : (
											link.title
										)}
									</li>
								))}
							</ul>
						</section>
					)}
					{book.tags.length > 0 && (
						<section>
							<h2>{edition.words.tags}</h2>
							<ul className="tags" aria-label={edition.words.tags}>
								{each(book.tags, 'tags', (tag) => (
									<li key={tag.id}>
										<a className="tag" href={urls.tag.href(edition, { slug: tag.slug })}>
											{tag.name}
										</a>
									</li>
								))}
							</ul>
						</section>
					)}
				</aside>
			</div>
			{related.length > 0 && (
				<section className="wrap block">
					<header className="sec">
						<h2>{words.related}</h2>
					</header>
					<div className="four">
						{each(related, 'related', (article) => (
							<Story key={article.id} article={article} size={4} picture="quarter" />
						))}
					</div>
				</section>
			)}
		</>
	);
}

/** `/book/detail/{slug}`: a publication. */
export const bookScreen = screen<BookData>({
	async load(request) {
		const { db, edition, rest } = request;
		const book = rest.length === 1 ? await bookBySlug(db, edition.code, rest[0] ?? '') : undefined;
		if (!book) return new Missing();
		const first = book.tags[0];
		const related = first ? (await listArticles(db, { edition: edition.code, tag_id: first.id }, 1, 4)).list : [];
		request.tag(tag.book(book.id), ...related.map((article) => tag.article(article.id)));
		return { book, related: drawnApart(related) };
	},
	head: ({ book }, { edition, site }) => {
		const alternates: Record<string, string> = { [edition.code]: urls.book.href(edition, { slug: book.slug }) };
		for (const other of book.translations) {
			const there = editionByCode(other.edition);
			if (there) alternates[other.edition] = urls.book.href(there, { slug: other.slug });
		}
		return {
			title: book.title,
			description: book.subtitle || book.title,
			canonical: urls.book.href(edition, { slug: book.slug }),
			type: 'book',
			image: pageCardUrl(edition, 'book', book.slug),
			card: 'summary_large_image',
			alternates,
			jsonLd: [
				breadcrumbList(site, [
					[edition.words.home, urls.home.href(edition)],
					[book.title, urls.book.href(edition, { slug: book.slug })],
				]),
				{
					'@context': 'https://schema.org',
					'@type': 'Book',
					name: book.title,
					url: site.url + urls.book.href(edition, { slug: book.slug }),
					author: book.authors.map((name) => ({ '@type': 'Person', name })),
					publisher: book.publisher ? { '@type': 'Organization', name: book.publisher } : undefined,
					isbn: book.isbn ?? undefined,
					numberOfPages: book.pages ?? undefined,
					inLanguage: book.language,
					datePublished: book.published_on ?? undefined,
					description: book.subtitle || undefined,
				},
			],
		};
	},
	layout: ({ book }) => ({ styles: ['books'], section: 'product', fixedTitle: book.title }),
	View: BookView,
});
