import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { createRedirect } from '../commands/redirect/create-redirect';
import { attachment, enterprise as table } from '../data/tables/enterprise';
import { subject } from '../data/tables/topic';
import { editionByCode } from '../editions/editions';
import { urls } from '../editions/urls';
import { indexEnterprises } from '../search/index/index-exhibitions';
import { tag } from '../shared/cache-tags';
import { ruleError } from '../shared/http/refusal-rules';
import { lines } from '../shared/input/texts';
import { ENTERPRISE_CATEGORIES } from '../shared/subject/enterprise-category';
import { entity } from './kit/declare';
import { integer, link, list, needed, optional, reference, slug, text, texts } from './kit/fields';
import { titledLink } from './kit/source-field';
import { topicTags } from './topic-tags';

/** An exhibitor of an event edition: a single row for all editions of the site, with a text in each. */
export const enterpriseEntity = entity({
	name: 'enterprise',
	table,
	fields: {
		event_edition_id: needed(reference('event_edition')),
		name: needed(text(160)),
		slug: needed(slug()),
		name_zh: optional(text(160)),
		booth: needed(text(20)),
		hall: optional(text(20)),
		categories: list(z.enum(ENTERPRISE_CATEGORIES), 12),
		country: needed({ ...text(2), schema: z.string().regex(/^[A-Z]{2}$/, ruleError({ name: 'country' })) }),
		city: optional(text(120)),
		founded: optional(integer({ min: 1500, max: 2200 })),
		employees: optional(text(40)),
		logo_id: optional(reference('media')),
		website: optional(link()),
		contact: optional(text(200)),
		links: list(titledLink, 12),
		company_id: optional(reference('company')),
		license_id: optional(reference('license')),
		texts: needed(texts({ summary: lines(400), description: lines(4_000) })),
	},
	title: ['name'],
	list: {
		order: 'name',
		search: ['name', 'slug', 'name_zh', 'booth'],
		filters: ['event_edition_id', 'country', 'company_id'],
	},
	rights: { write: 'enterprise.write', remove: 'enterprise.remove' },
	tags: async (row, ctx) => [...(await topicTags(ctx, row.event_edition_id)), tag.enterprise(row.id)],
	// "A 9" sorts before "A 12".
	derive: ({ booth }) => ({ booth_order: Number(/\d{1,9}/.exec(booth)?.[0] ?? 0) }),
	/** An exhibitor stays while it has files; they must be removed first. */
	async isUsed(ctx, row) {
		const files = await ctx.read
			.select({ id: attachment.id })
			.from(attachment)
			.where(eq(attachment.enterprise_id, row.id))
			.limit(1);
		return files.length > 0;
	},
	async follow(ctx, { before, after }) {
		await indexEnterprises(ctx.tx, [(after ?? before)?.id ?? 0]);
		if (!before || !after || before.slug === after.slug) return;
		const pages = await ctx.read
			.select({ edition: subject.edition, topic: subject.slug })
			.from(subject)
			.where(and(eq(subject.event_edition_id, after.event_edition_id), eq(subject.status, 'published')));
		for (const { edition: code, topic } of pages) {
			const edition = editionByCode(code);
			if (edition)
				await createRedirect(
					ctx,
					urls.enterprise.href(edition, { topic, slug: before.slug }),
					urls.enterprise.href(edition, { topic, slug: after.slug }),
				);
		}
	},
});
