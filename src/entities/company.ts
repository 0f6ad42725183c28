import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createRedirect } from '../commands/redirect/create-redirect';
import { company_name_kinds, company as table } from '../data/tables/company';
import { editions } from '../editions/editions';
import { isCompanyListSegment } from '../editions/paths/company-path';
import { urls } from '../editions/urls';
import { indexCompanies } from '../search/index/index-companies';
import { tag } from '../shared/cache-tags';
import { ruleError } from '../shared/http/refusal-rules';
import { entries } from '../shared/input/entries';
import { webLink } from '../shared/input/links';
import { filledLine, line, lines, textsByEdition } from '../shared/input/texts';
import { ENTERPRISE_CATEGORIES } from '../shared/subject/enterprise-category';
import { entity } from './kit/declare';
import { integer, link, list, moment, needed, optional, reference, slug, text, texts } from './kit/fields';

/**
 * A company of the trade: a single row for all editions, with a text in each. Its exhibitors, licences and so on refer
 * to it.
 */
export const companyEntity = entity({
	name: 'company',
	table,
	fields: {
		// An address that reads as a filter or a page of the list could never be reached.
		slug: needed({
			...slug(),
			schema: slug().schema.refine((one) => !isCompanyListSegment(one), ruleError({ name: 'reserved_slug' })),
		}),
		name: needed(text(160)),
		name_zh: optional(text(160)),
		pinyin: optional(text(200)),
		names: list(
			z.object({
				kind: z.enum(company_name_kinds),
				text: filledLine(200),
				language: z
					.string()
					.max(40)
					.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, ruleError({ name: 'language' }))
					.optional(),
				reading: filledLine(200).optional(),
				until: z
					.string()
					.regex(/^\d{4}(?:-\d{2}-\d{2})?$/, ruleError({ name: 'part_of_day' }))
					.optional(),
			}),
			40,
		),
		categories: list(z.enum(ENTERPRISE_CATEGORIES), 12),
		country: optional({ ...text(2), schema: z.string().regex(/^[A-Z]{2}$/, ruleError({ name: 'country' })) }),
		city: optional(text(120)),
		founded: optional(integer({ min: 1500, max: 2200 })),
		employees: optional(text(40)),
		logo_id: optional(reference('media')),
		website: optional(link()),
		links: list(z.object({ title: filledLine(120), url: webLink }), 12),
		people: list(
			z.object({ name: filledLine(120), name_zh: filledLine(60).optional(), roles: textsByEdition(200) }),
			40,
		),
		texts: texts({
			summary: lines(400),
			description: lines(4_000).optional(),
			makes: entries(z.object({ title: filledLine(120), text: lines(600) }), 12).optional(),
			address: lines(300).optional(),
			source: line(300).optional(),
		}),
		verified_at: optional(moment()),
	},
	title: ['name'],
	list: { order: 'name', search: ['name', 'slug', 'name_zh', 'pinyin', 'names'], filters: ['slug', 'country'] },
	rights: { write: 'company.write', remove: 'company.remove' },
	tags: (row) => [tag.company(row.id), tag.companies],
	/** A company stays while rows of other tables refer to it, because its name says whose they are. */
	async isUsed(ctx, row) {
		const { rows } = await ctx.tx.execute<{ is_used: boolean }>(
			sql`select exists (select from enterprise where company_id = ${row.id}) or
				exists (select from license where company_id = ${row.id})
				or exists (select from adv where company_id = ${row.id}) or
					exists (select from partner where company_id = ${row.id})
				or exists (select from tag where company_id = ${row.id}) or
					exists (select from article where partner_company_id = ${row.id})
				or exists (select from article_company where company_id = ${row.id}) as is_used`,
		);
		return rows[0]?.is_used ?? false;
	},
	async follow(ctx, { before, after }) {
		await indexCompanies(ctx.tx, [(after ?? before)?.id ?? 0]);
		if (!before || !after || before.slug === after.slug) return;
		for (const one of editions)
			await createRedirect(
				ctx,
				urls.company.href(one, { slug: before.slug }),
				urls.company.href(one, { slug: after.slug }),
			);
	},
});
