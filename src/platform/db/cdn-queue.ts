import { type SQL, sql } from 'drizzle-orm';
import { type CacheTag, tag } from '../../shared/cache-tags';

/** Maximum number of tags that are queued one by one; more are replaced by the tag of everything, in one call. */
const MAX_TAGS = 1_000;
/** Seconds for which a claim holds: longer than a CDN may take to answer. */
const CLAIM_SECONDS = 12;
/**
 * Seconds between a notification and its repetitions: the CDN may store a page that a node rendered before it learned
 * of the change after the first one, and an answer on a slow connection after the second.
 */
const AGAIN = 5;
const AGAIN_WITHDRAWN = [5, 25];
/** Longest pause between attempts, in seconds. */
const MAX_PAUSE_SECONDS = 60;

/** Tags that only wake jobs; no answer carries them. */
const SIGNALS: ReadonlySet<string> = new Set<string>([tag.emails, tag.cdn_purges]);

const dueNow = sql`extract(epoch from clock_timestamp())::bigint`;

/** Returns the statement that queues tags for the CDN. @returns undefined where no answer carries any of the tags */
export function queueForCdn(changed: readonly string[], withdrawn: readonly string[]): SQL | undefined {
	const gone = new Set(withdrawn);
	const all = [...new Set([...changed, ...withdrawn])].filter((one) => !SIGNALS.has(one));
	if (all.length === 0) return undefined;
	const rows =
		all.length > MAX_TAGS || all.includes(tag.everything)
			? [{ tag: tag.everything, is_withdrawn: gone.size > 0 }]
			: all.map((one) => ({ tag: one, is_withdrawn: gone.has(one) }));
	return sql`insert into cdn_purge (tag, is_withdrawn)
		select tag, is_withdrawn from json_to_recordset(${JSON.stringify(rows)}::json) as t (tag text, is_withdrawn boolean)`;
}

/** A row of the queue that only this node sends to the CDN. */
export interface ClaimedPurge extends Record<string, unknown> {
	id: number;
	tag: CacheTag;
	is_withdrawn: boolean;
	told: number;
	tries: number;
}

/** Seconds until a purge is sent once more; undefined where that was the last time. */
function nextTime({ is_withdrawn, told }: ClaimedPurge): number | undefined {
	return is_withdrawn ? AGAIN_WITHDRAWN[told] : told === 0 ? AGAIN : undefined;
}

/** Keeps, of the rows of each tag, the one with the most repetitions left. */
function longest(rows: readonly ClaimedPurge[]): Map<string, ClaimedPurge> {
	const kept = new Map<string, ClaimedPurge>();
	const left = ({ is_withdrawn, told }: ClaimedPurge) => (is_withdrawn ? AGAIN_WITHDRAWN.length : 1) - told;
	for (const row of rows) {
		const other = kept.get(row.tag);
		if (!other || left(row) > left(other)) kept.set(row.tag, row);
	}
	return kept;
}

/** Executes a single statement. */
interface Asking {
	writeAlone<Row extends Record<string, unknown>>(statement: SQL): Promise<Row[]>;
}

/** The queue of purges for the CDN; each row is claimed by one node at a time, and outlives the node. */
export class CdnQueue {
	constructor(private readonly db: Asking) {}

	/** Claims the rows of tags that are due, those of withdrawn content first. @param max number of tags */
	claim(max: number): Promise<ClaimedPurge[]> {
		return this.db.writeAlone<ClaimedPurge>(sql`with due as (
				select tag from cdn_purge
				where due_at <= ${dueNow} and (claimed_until is null or claimed_until <= ${dueNow})
				group by tag order by bool_or(is_withdrawn) desc, min(due_at), tag limit ${max}::int
			), mine as (
				select id from cdn_purge
				where tag in (select tag from due) and due_at <= ${dueNow}
					and (claimed_until is null or claimed_until <= ${dueNow})
				order by id for update skip locked
			)
			update cdn_purge set claimed_until = ${dueNow} + ${CLAIM_SECONDS}::int, tries = tries + 1
			where id in (select id from mine) returning id, tag, is_withdrawn, told, tries`);
	}

	/** Records that the CDN has dropped them: rows that are to be sent once more wait, the others are deleted. */
	async settle(rows: readonly ClaimedPurge[]): Promise<void> {
		const kept = longest(rows);
		const again = [...kept.values()].flatMap((row) => {
			const wait = nextTime(row);
			return wait === undefined ? [] : [{ id: row.id, wait }];
		});
		const over = rows.map(({ id }) => id).filter((id) => !again.some((one) => one.id === id));
		await this.db.writeAlone(sql`with gone as (
				delete from cdn_purge where id in (select value::int from json_array_elements_text(${JSON.stringify(over)}::json))
			)
			update cdn_purge p set told = told + 1, tries = 0, claimed_until = null, due_at = ${dueNow} + a.wait
			from json_to_recordset(${JSON.stringify(again)}::json) as a (id int, wait int) where p.id = a.id`);
	}

	/** Records that the CDN has not dropped them: they wait, longer each time. @param wait seconds that it asked for */
	async putBack(rows: readonly ClaimedPurge[], wait = 0): Promise<void> {
		const ids = JSON.stringify(rows.map(({ id }) => id));
		await this.db.writeAlone(sql`update cdn_purge set claimed_until = null,
				due_at = ${dueNow} + greatest(${Math.min(wait, MAX_PAUSE_SECONDS)}::int, least(power(2, least(tries, 6)), ${MAX_PAUSE_SECONDS}::int)::int)
			where id in (select value::int from json_array_elements_text(${ids}::json))`);
	}
}
