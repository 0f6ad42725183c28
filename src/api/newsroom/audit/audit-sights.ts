import type { Right } from '../../../access/policy';
import { entities } from '../../../entities/registry';
import {
	type AuditCondition,
	allArticlesInScope,
	articleInScope,
	issueInScope,
	itsArticleInScope,
	listedInScope,
	ofAllEditions,
	translationInScope,
	viewOfReader,
	wallMessageInScope,
} from '../../../queries/site/audit-sight';
import type { AuditEntity } from '../../../shared/site/audit-entities';

/**
 * The rule by which somebody sees the audit entries of an entity: a right, and a condition on the row that an entry is
 * about.
 */
interface AuditSight {
	/** The right to read such a row; a role without it sees no entry of the entity. */
	right: Right;
	row: AuditCondition;
}

/** Rows that belong to no edition, such as those of accounts. */
const everywhere = (right: Right): AuditSight => ({ right, row: () => undefined });

const declared = Object.fromEntries(
	entities.map(({ name, table, key, rights }) => [name, { right: rights.read, row: listedInScope(table, key) }]),
) as Record<(typeof entities)[number]['name'], AuditSight>;

/** The rule for every entity of the audit log. An entity that is missing here does not compile. */
export const auditSights: Readonly<Record<AuditEntity, AuditSight>> = {
	...declared,
	account: everywhere('account.read'),
	admin_token: everywhere('admin_token.read'),
	article: { right: 'article.read_drafts', row: articleInScope },
	audit: { right: 'audit.export', row: ofAllEditions },
	backup: everywhere('health.read'),
	bulk_change: { right: 'article.read_drafts', row: allArticlesInScope },
	data_point: everywhere('data_point.revise'),
	demo: everywhere('demo.remove'),
	edition: everywhere('house.change'),
	house: everywhere('house.change'),
	import_run: { right: 'import.undo', row: ofAllEditions },
	issue: { right: 'issue.compose', row: issueInScope },
	note: { right: 'note.write', row: itsArticleInScope },
	preview_link: { right: 'preview_link.make', row: itsArticleInScope },
	saved_view: { right: 'saved_view.manage', row: viewOfReader },
	session: everywhere('account.read'),
	set_up: everywhere('house.change'),
	setting: everywhere('setting.write'),
	site: everywhere('house.change'),
	subscription: everywhere('subscription.erase'),
	translation: { right: 'translation.take', row: translationInScope },
	wall_message: { right: 'wall_message.decide', row: wallMessageInScope },
};
