import { prepared } from '../../platform/db/prepared';
import type { Db } from '../../platform/db/tx';

/** An issue of the newsletter, as lists show it. */
export interface IssueLink {
	id: number;
	slug: string;
	number: number;
	subject: string;
	standfirst: string;
	/** Unix seconds. */
	sent_at: number;
}

export interface Issue extends IssueLink {
	html: string;
}

/** Issues a list of the archive shows: a year of Thursdays. */
const YEAR = 52;

const LINK = 'i.id, i.slug, i.number, i.subject, i.standfirst, i.sent_at';
const SENT = "i.edition = $1 and i.status <> 'draft' and i.sent_at is not null";

/** The issues an edition has sent, newest first; at most a year of them. */
export function sentIssues(db: Db, edition: string): Promise<IssueLink[]> {
	return prepared<IssueLink>(
		db,
		'issue_sent',
		`select ${LINK} from issue i where ${SENT} order by i.sent_at desc, i.id desc limit ${YEAR}`,
		[edition],
	);
}

/** An issue that was sent; drafts are not found. */
export async function sentIssueBySlug(db: Db, edition: string, slug: string): Promise<Issue | undefined> {
	return (
		await prepared<Issue>(
			db,
			'issue_sent_by_slug',
			`select ${LINK}, i.html from issue i where ${SENT} and i.slug = $2`,
			[edition, slug],
		)
	)[0];
}
