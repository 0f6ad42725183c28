import { shortDay, yearChanges } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { HomeBlocks } from '../../../queries/home/home';
import type { BookRow, LicenseRow } from '../../../queries/home/home-facts';
import { mediaUrl, Picture } from '../../../ui/picture';
import { coverOfBook } from '../../blocks/cover/scenes';
import { LoadMore } from '../../blocks/paging/load-more';
import { MostRead } from '../../blocks/story/most-read';
import { Story } from '../../blocks/story/story';
import { useMoment, usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { fragment } from '../../render/fragments/fragment';

function Register({ licenses }: { licenses: LicenseRow[] }) {
	const { edition } = usePage();
	const now = useMoment(yearChanges);
	const { words } = edition;
	if (licenses.length === 0) return null;
	return (
		<section className="k-china rail-k">
			<h2>{words.china_licence}</h2>
			<h3 className="hed hed--3">{words.newest_on_register}</h3>
			<ul className="register">
				{each(licenses, 'licenses', (license) => (
					<li key={license.slug}>
						<a href={urls.licenseRecord.href(edition, { slug: license.slug })}>{license.name_en}</a>
						<time className="meta" dateTime={license.valid_from}>
							{shortDay(edition, license.valid_from, now)}
						</time>
						<p className="meta">
							<span lang="zh-Hans">{license.name_zh}</span>
							<span>{words.license_categories[license.category]}</span>
						</p>
					</li>
				))}
			</ul>
			<a className="more" href={urls.license.href(edition)}>
				{words.search_register}
			</a>
		</section>
	);
}

/** A book with its cover, drawn where there is none: its title over lines. */
function Book({ book }: { book: BookRow | null }) {
	const { edition } = usePage();
	const { words } = edition;
	if (!book) return null;
	return (
		<section>
			<h2>{words.book}</h2>
			<a className="rail-book" href={urls.book.href(edition, { slug: book.slug })}>
				{book.cover ? (
					<img
						className="rail-book-cover"
						src={mediaUrl(book.cover.name, 'card_480')}
						alt=""
						width={book.cover.width}
						height={book.cover.height}
						loading="lazy"
						decoding="async"
					/>
				) : (
					<span className="rail-book-cover is-drawn" aria-hidden="true">
						<b>{book.title}</b>
						<Picture cover={{ ...coverOfBook(book), mood: 'night' }} picture={null} alt="" width="row" />
					</span>
				)}
				<span>
					<span className="hed hed--3">{book.title}</span>
					<span className="dek dek--s">
						{book.subtitle || (book.chapters > 0 && words.chapters_count({ n: book.chapters }))}
					</span>
					<span className="more">{words.read_contents}</span>
				</span>
			</a>
		</section>
	);
}

/** What has found no place above, with the way to everything; the register, the book and the most read at its side. */
export const MoreNews = fragment(
	'home-more',
	function MoreNews({ more, licenses, book, most_read }: Pick<HomeBlocks, 'more' | 'licenses' | 'book' | 'most_read'>) {
		const { edition } = usePage();
		const hasRail = licenses.length > 0 || book !== null || most_read.length > 0;
		if (more.length === 0 && !hasRail) return null;
		return (
			<div className="wrap block grid home-more">
				{more.length > 0 && (
					<section className={hasRail ? 'c8' : 'c12'}>
						<header className="sec">
							<h2>{edition.words.more_news}</h2>
						</header>
						<div className="stack" data-list="">
							{each(more, 'more', (article) => (
								<Story key={article.id} article={article} size={3} picture="row" shape="row" hasStandfirst />
							))}
						</div>
						<LoadMore href={urls.newsList.href(edition, undefined, 2)} />
					</section>
				)}
				{hasRail && (
					<div className={more.length > 0 ? 'c4 vr rail' : 'c12 rail'}>
						<Register licenses={licenses} />
						<Book book={book} />
						<MostRead articles={most_read} />
					</div>
				)}
			</div>
		);
	},
);
