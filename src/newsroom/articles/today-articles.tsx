import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ListedArticle } from '../../api/newsroom/article/article-calls';
import { HOME } from '../addresses';
import { ask } from '../calls';
import { eachRow } from '../components/each-row';
import { Moment } from '../components/moment';
import { Nothing } from '../components/states';
import { changerName } from '../screens/change-line';
import { hasNow } from '../session/session';
import { useWords } from '../words/words';
import { lateBy, Status } from './flow/status';

/** Articles that wait for the person who is signed in. */
export interface TodayArticles {
	/** In review, for who may decide about them; and drafts that came back to who signs them. */
	waiting: ListedArticle[];
	/** Published, of which a change by somebody else waits for a second person. */
	pending: ListedArticle[];
	late: ListedArticle[];
	/** Planned and not yet due, the next first. */
	planned: ListedArticle[];
}

/** Rows of each section. */
const ROWS = 8;

const rowsOf = async (query: Record<string, string>, signal: AbortSignal): Promise<ListedArticle[]> =>
	(await ask<{ rows: ListedArticle[] }>('article', { query, signal })).rows;

/** Reads the articles that wait for the person who is signed in; undefined without the right to read drafts. */
export async function readTodayArticles(signal: AbortSignal): Promise<TodayArticles | undefined> {
	if (!hasNow('article.read_drafts')) return undefined;
	const mayPublish = hasNow('article.publish');
	const [review, pending, drafts, scheduled] = await Promise.all([
		mayPublish ? rowsOf({ status: 'review', limit: String(ROWS) }, signal) : [],
		mayPublish ? rowsOf({ status: 'published', pending: 'true', limit: String(ROWS) }, signal) : [],
		rowsOf({ status: 'draft', mine: 'true', limit: '50' }, signal),
		rowsOf({ status: 'scheduled', limit: '200' }, signal),
	]);
	const returned = drafts.filter(({ last_verb: action }) => action === 'return');
	const due = scheduled.toSorted((a, b) => (a.scheduled_at ?? 0) - (b.scheduled_at ?? 0));
	return {
		waiting: [...returned, ...review],
		pending,
		late: due.filter((row) => lateBy(row) > 0),
		planned: due.filter((row) => lateBy(row) === 0).slice(0, ROWS),
	};
}

interface ArticleSectionProps {
	title: string;
	none: string;
	line: string;
	rows: readonly ListedArticle[];
	/** The list that it is the beginning of. */
	to: string;
	note(row: ListedArticle): ReactNode;
}

function ArticleSection({ title, none, line, rows, to, note }: ArticleSectionProps) {
	const { article } = useWords();
	return (
		<section className="stt">
			<header className="sh">
				<h2>{title}</h2>
				<Link className="link push" to={`${HOME}/article?status=${to}`}>
					{article.to_list} <span className="vh">{title}</span>
				</Link>
			</header>
			{rows.length === 0 ? (
				<Nothing title={none} line={line} />
			) : (
				<ul className="lines">
					{eachRow(
						rows,
						({ id }) => id,
						'item',
						(row) => (
							<li key={row.id} className="desk">
								<Link className="hed" lang={row.edition} to={`${HOME}/article/${row.id}`}>
									{row.title}
								</Link>
								<span className="meta">{note(row)}</span>
							</li>
						),
					)}
				</ul>
			)}
		</section>
	);
}

/** The sections of the Today screen: articles that wait, are late, are planned. */
export function TodayArticleSections({ articles }: { articles: TodayArticles }) {
	const words = useWords();
	const { article } = words;
	const by = (row: ListedArticle) => changerName(row, words) ?? words.conflict.somebody;
	const time = (row: ListedArticle) => (
		<>
			<Status of={row} /> {row.authors.join(', ')}
		</>
	);
	return (
		<>
			<ArticleSection
				title={article.waiting}
				none={article.waiting_none}
				line={article.waiting_line}
				rows={[...articles.pending, ...articles.waiting]}
				to="review"
				note={(row) =>
					articles.pending.includes(row) ? (
						article.pending.in_list
					) : (
						<>
							{article.last[row.status === 'draft' ? 'return' : 'submit']({ name: by(row) })},{' '}
							<Moment at={row.updated_at} />
						</>
					)
				}
			/>
			<ArticleSection
				title={article.late_part}
				none={article.late_none}
				line={article.late_line}
				rows={articles.late}
				to="scheduled"
				note={time}
			/>
			<ArticleSection
				title={article.planned}
				none={article.planned_none}
				line={article.planned_line}
				rows={articles.planned}
				to="scheduled"
				note={time}
			/>
		</>
	);
}
