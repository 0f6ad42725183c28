import { Link } from 'react-router';
import type { ListedArticle } from '../../api/newsroom/article/article-calls';
import { rowAddress } from '../addresses';
import { eachRow } from '../components/each-row';
import { Moment } from '../components/moment';
import type { EntityDescription } from '../entities';
import { hourIn } from '../fields/time-zones';
import { AtIt } from '../live/people';
import { changerName } from '../screens/change-line';
import { siteConfig } from '../site-config';
import { choiceName } from '../words/choice-name';
import { useWords } from '../words/words';
import type { Selection } from './bulk/use-selection';
import { Status } from './flow/status';

/** A badge for each edition: a solid frame where the article is in it, a dashed one where it is not. */
function Editions({ row, entity }: { row: ListedArticle; entity: EntityDescription }) {
	const { article, choices } = useWords();
	return (
		<span className="edms">
			{siteConfig.editions.map(({ code, name }) => {
				const its = row.editions.find((one) => one.edition === code);
				const isOwn = code === row.edition;
				const title = its ? `${name}: ${choices.status[its.status]}` : article.no_edition({ edition: name });
				const mark = (
					<abbr key={code} className={`edm${its ? '' : ' edm--no'}${isOwn ? ' edm--own' : ''}`} title={title}>
						{code.toUpperCase()}
					</abbr>
				);
				return its && !isOwn ? (
					<Link key={code} to={rowAddress(entity, String(its.id))} aria-label={`${code.toUpperCase()}, ${title}`}>
						{mark}
					</Link>
				) : (
					mark
				);
			})}
		</span>
	);
}

/** The marks beside a headline: its kind unless it is news, its label, and an embargo that is not over. */
function Marks({ row }: { row: ListedArticle }) {
	const words = useWords();
	const { embargo_until, embargo_zone } = row;
	const isHeld = embargo_until !== null && embargo_until > Date.now() / 1000;
	return (
		<>
			{row.kind !== 'news' && <span className="tbg">{choiceName('kind', row.kind, words)}</span>}
			{row.label && <span className="tbg">{choiceName('label', row.label, words)}</span>}
			{row.is_changed && <span className="tbg">{words.article.changed_mark}</span>}
			{isHeld && (
				<span className="tbg">{words.article.embargo_mark({ time: hourIn(embargo_until, embargo_zone) })}</span>
			)}
		</>
	);
}

const rowClass = (isChosen: boolean, isChanged: boolean) =>
	[isChosen && 'is-chosen', isChanged && 'is-changed'].filter(Boolean).join(' ') || undefined;

interface RowsProps {
	entity: EntityDescription;
	rows: readonly ListedArticle[];
	of: React.RefObject<HTMLTableSectionElement | null>;
	selection: Selection;
	/** Rows that a colleague has just changed. */
	changed: ReadonlySet<string>;
}

/** A row for each article, with what an editor needs to know at a glance. */
export function Rows({ entity, rows, of, selection, changed }: RowsProps) {
	const words = useWords();
	const { article, bulk, fields } = words;
	return (
		<table className="tb tb--art">
			<caption className="vh">{words.lists.article}</caption>
			<thead>
				<tr>
					<td className="sel">
						<label className="pick">
							<input
								type="checkbox"
								aria-label={bulk.select_all}
								checked={selection.isAllSelected}
								onChange={selection.toggleAll}
							/>
						</label>
					</td>
					<th scope="col">{article.headline}</th>
					<th scope="col">{fields.type}</th>
					<th scope="col">{article.editions}</th>
					<th scope="col">{fields.status}</th>
					<th scope="col">{fields.author}</th>
					<th scope="col">{fields.updated_at}</th>
				</tr>
			</thead>
			<tbody ref={of}>
				{eachRow(
					rows,
					({ id }) => id,
					{ columns: 7 },
					(row) => (
						<tr key={row.id} data-row={row.id} className={rowClass(selection.has(row.id), changed.has(String(row.id)))}>
							<td className="sel">
								<label className="pick">
									<input
										type="checkbox"
										aria-label={bulk.select({ title: row.title })}
										checked={selection.has(row.id)}
										onChange={() => selection.toggle(row)}
									/>
								</label>
							</td>
							<td className="t">
								<Link className="hed" lang={row.edition} to={rowAddress(entity, String(row.id))}>
									{row.title}
								</Link>{' '}
								<Marks row={row} />
								<AtIt row={`article:${row.id}`} />
							</td>
							<td>
								<span className={`sect sect--${row.type}`}>{choiceName('type', row.type, words)}</span>
							</td>
							<td>
								<Editions row={row} entity={entity} />
							</td>
							<td>
								<Status of={row} />
								{row.status === 'published' && row.published_at !== null && (
									<span className="meta under">
										<Moment at={row.published_at} />
									</span>
								)}
							</td>
							<td data-label={fields.author}>{row.authors.join(', ') || <span className="nil">–</span>}</td>
							<td data-label={fields.updated_at}>
								<Moment at={row.updated_at} />
								{row.changed_by && <span className="meta under">{changerName(row, words)}</span>}
							</td>
						</tr>
					),
				)}
			</tbody>
		</table>
	);
}
