import { Link } from 'react-router';
import { besideAddress, rowAddress } from '../addresses';
import { eachRow } from '../components/each-row';
import { Moment } from '../components/moment';
import type { EntityDescription } from '../entities';
import { shortDayOf } from '../time';
import { choiceName } from '../words/choice-name';
import { useWords } from '../words/words';
import { type Act, actsOn, beginAddress, isLate, type ListedTranslation } from './translation';

export interface RowsProps {
	article: EntityDescription;
	rows: readonly ListedTranslation[];
	/** Number of the person's own account. */
	me: number | undefined;
	onAct(act: Act, row: ListedTranslation): void;
}

/** Formats a day without an hour, short enough for lists. @param day as `2026-11-24` */
const shortDay = (day: string) => shortDayOf(Date.parse(`${day}T00:00:00Z`) / 1_000, document.documentElement.lang);

/** Shows who works on a translation, until when, and which revision of the source it follows. */
function About({ row, me }: { row: ListedTranslation; me: number | undefined }) {
	const { translation } = useWords();
	const { assignee, assignee_id, due_on, state } = row;
	const late = isLate(row) && state !== 'current';
	return (
		<p className="meta">
			{assignee !== null && <b>{assignee_id === me ? translation.own : assignee}</b>}
			{assignee === null && state === 'asked' && <span>{translation.nobody}</span>}
			{due_on !== null && (
				<span className={late ? 'trn__late' : undefined}>
					{late ? translation.overdue({ day: shortDay(due_on) }) : translation.due({ day: shortDay(due_on) })}
				</span>
			)}
			{state === 'stale' && row.followed_revision !== null && (
				<span>{translation.follows({ n: row.followed_revision, now: row.source_revision })}</span>
			)}
			<Moment at={row.changed_at} />
		</p>
	);
}

/** A list of translations: which article, whose work, and what can be done. */
export function Rows({ article, rows, me, onAct }: RowsProps) {
	const words = useWords();
	const { translation } = words;
	const labelOf = (act: Act, row: ListedTranslation) =>
		act === 'ask' && (row.article_id !== null || row.state === 'in_work') ? 'assign' : act;
	return (
		<ul className="trn">
			{eachRow(
				rows,
				({ id }) => id,
				'item',
				(row) => {
					const isOwn = row.assignee_id === me && row.article_id === null && row.may.take;
					const { title } = row;
					return (
						<li key={row.id} data-row={row.id}>
							<span className={`sect sect--${row.type}`}>{choiceName('type', row.type, words)}</span>
							<Link className="hed" lang={row.source_edition} to={besideAddress(row)}>
								{title}
							</Link>
							<About row={row} me={me} />
							<p className="trn__acts">
								{isOwn && (
									<Link
										className="link"
										to={beginAddress(article, row)}
										aria-label={translation.of({ act: translation.acts.begin, title })}
									>
										{translation.acts.begin}
									</Link>
								)}
								{actsOn(row, me).map((act) => {
									const label = translation.acts[labelOf(act, row)];
									return (
										<button
											type="button"
											className="link"
											key={act}
											aria-label={translation.of({ act: label, title })}
											onClick={() => onAct(act, row)}
										>
											{label}
										</button>
									);
								})}
								{row.article_id !== null && (
									<Link
										className="link"
										to={rowAddress(article, String(row.source_id))}
										aria-label={translation.of({ act: translation.source, title })}
									>
										{translation.source}
									</Link>
								)}
							</p>
						</li>
					);
				},
			)}
		</ul>
	);
}
