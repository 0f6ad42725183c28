import type { ArticleStatus } from '../../../shared/statuses';
import { hourIn } from '../../fields/time-zones';
import { useWords } from '../../words/words';

/** The fields of an article that its status is drawn from. */
export interface Standing {
	status: ArticleStatus;
	scheduled_at: number | null;
	zone: string | null;
}

const MARKS: Readonly<Record<ArticleStatus, string>> = {
	draft: 'dra',
	review: 'rev',
	scheduled: 'sch',
	published: 'pub',
	withdrawn: 'out',
	discarded: 'out',
};

/** Minutes by which a scheduled article is late; 0 within the first minute. */
export function lateBy({ status, scheduled_at }: Standing, now = Date.now() / 1000): number {
	if (status !== 'scheduled' || scheduled_at === null) return 0;
	return Math.max(0, Math.floor((now - scheduled_at) / 60));
}

/**
 * Shows an article's status as a shape and a word; for a scheduled one also its hour in the zone in which it was
 * chosen.
 */
export function Status({ of }: { of: Standing }) {
	const { article, choices } = useWords();
	const late = lateBy(of);
	if (late > 0) return <span className="st st--late">{article.late({ n: late })}</span>;
	if (of.status === 'scheduled' && of.scheduled_at !== null)
		return (
			<span className="st st--sch" title={choices.status.scheduled}>
				<span className="vh">{choices.status.scheduled} </span>
				{hourIn(of.scheduled_at, of.zone)}
			</span>
		);
	return <span className={`st st--${MARKS[of.status]}`}>{choices.status[of.status]}</span>;
}
