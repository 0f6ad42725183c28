import type { ArticleCard } from '../../../data/article-card';
import { isoDay, monthOfYear } from '../../../editions/relative-time';
import { urls } from '../../../editions/urls';
import type { ShowRow } from '../../../queries/home/home-facts';
import { usePage } from '../../render/contexts';
import { LinksList } from './links-list';
import { SectionHead } from './section-head';

function Show({ show, is_next }: { show: ShowRow; is_next: boolean }) {
	const { edition, now } = usePage();
	const { words } = edition;
	const [year, month, day] = show.starts_on.split('-');
	const exhibitors = show.figures.find((figure) => figure.name === 'exhibitors');
	return (
		<li className={is_next ? 'show next' : 'show'}>
			<time dateTime={show.starts_on}>
				<span className="mon">{monthOfYear(edition, Number(month), Number(year))}</span>
				<b className="day">{day}</b>
			</time>
			<h3 className="hed hed--3">
				<a href={urls.topic.href(edition, { slug: show.page_slug })}>{show.name}</a>
			</h3>
			<p className="meta">
				<span>{show.city}</span>
				<span>{exhibitors ? words.exhibitors_count({ n: exhibitors.value }) : words.show_kinds[show.kind]}</span>
			</p>
			<p className="meta">{show.starts_on <= isoDay(edition, now) ? words.on_now : words.show_status[show.status]}</p>
		</li>
	);
}

/** The next shows by day, the nearest under the lamp; then what was written about shows. */
export function Shows({ shows, articles }: { shows: ShowRow[]; articles: ArticleCard[] }) {
	const { edition } = usePage();
	if (shows.length + articles.length === 0) return null;
	return (
		<section className="wrap block k-exhibition">
			<SectionHead
				section="exhibition"
				line={shows.length > 0 ? edition.words.next_ninety_days : edition.words.section_lines.exhibition}
			/>
			{shows.length > 0 && (
				<ul className="shows">
					{shows.map((show, i) => (
						<Show key={show.slug} show={show} is_next={i === 0} />
					))}
				</ul>
			)}
			<LinksList articles={articles} is_row />
		</section>
	);
}
