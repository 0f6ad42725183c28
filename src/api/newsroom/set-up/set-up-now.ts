import { z } from 'zod';
import { denialFor } from '../../../access/authorization';
import type { StaffContext } from '../../../call/contexts';
import { hasAccounts } from '../../../commands/account/make-link';
import { mayLoadDemo } from '../../../commands/demo/load-demo';
import { editions, everyEdition } from '../../../editions/editions';
import { setUpOf } from '../../../queries/site/site-config';
import type { GivenBrand } from '../../../shared/site/brand';
import { siteConfigFields, siteConfigVariables } from '../../../shared/site/site-config';
import { standardPages } from '../../../shared/site/standard-pages';
import { editionsWithTexts } from '../../../shared/site/texts/texts';

/** The steps of the set-up, in their best order. */
export const setUpItems = ['name', 'imprint', 'texts', 'mail', 'article', 'people', 'open'] as const;

export const setUp = z.object({
	/** The values of the settings, from variables or typed in; a value that was never set is ''. */
	house: siteConfigFields.extend({ name: z.string() }),
	/** Names of the settings that were typed in, an empty one as well. */
	typed: z.array(z.string()),
	/** Variables that set a value, and override what is typed in. */
	set_by: z.record(z.string(), z.string()),
	editions: z.array(
		z.object({
			code: z.string(),
			name: z.string(),
			address: z.string(),
			time_zone: z.string(),
			/** Standard pages that are not written yet, and whether there are templates for them. */
			missing: z.array(z.enum(standardPages)),
			has_templates: z.boolean(),
		}),
	),
	/** All editions, including those that are switched off. */
	places: z.array(
		z.object({
			code: z.string(),
			name: z.string(),
			prefix: z.string(),
			address: z.string(),
			/** Time zone of the edition; its own where the site has none. */
			time_zone: z.string(),
			is_on: z.boolean(),
		}),
	),
	mail: z.object({ is_set: z.boolean(), from: z.string() }),
	has_bucket: z.boolean(),
	has_own_database: z.boolean(),
	site_url: z.string(),
	is_public: z.boolean(),
	/** Whether the site can be reached from other machines. */
	is_reachable: z.boolean(),
	is_demonstration: z.boolean(),
	is_loading: z.boolean(),
	/** Whether the demonstration can be loaded: no content has been written. */
	may_load: z.boolean(),
	/** Whether the caller can remove the demonstration: no, where only somebody with an account of their own can. */
	may_remove: z.boolean(),
	/** Whether the set-up has not been done, and no content has been written. */
	is_needed: z.boolean(),
	may_change: z.boolean(),
	items: z.array(z.object({ name: z.enum(setUpItems), is_done: z.boolean() })),
});
/** How far the installation is set up, as its call answers it. */
export type SetUp = z.output<typeof setUp>;

/** How far the installation is set up now. */
export async function setUpNow({ db, actor, now, installation, entrance }: StaffContext): Promise<SetUp> {
	const { brand, givenBrand, mail } = installation;
	const found = await setUpOf(db.staff, standardPages);
	const { is_demonstration, hidden, accent, logo } = brand;
	// Somebody of the demonstration removes it where they could sign in again, and nobody has an account of their own.
	const mayRemove = async () =>
		!entrance.session?.is_demonstration ||
		(entrance.demonstrationSecret !== undefined && !(await hasAccounts(db.staff)));
	const values = Object.fromEntries(
		Object.keys(siteConfigVariables).map((name) => {
			const word = name as keyof GivenBrand;
			return [word, givenBrand[word] ?? found.typed[word] ?? ''];
		}),
	) as Record<keyof GivenBrand, string>;
	const missing = (code: string) =>
		standardPages.filter((name) => !found.pages.some((page) => page.edition === code && page.name === name));
	const isReal = !is_demonstration;
	const mayChange = denialFor(actor, 'house.change', {}, now) !== 'forbidden';
	const done: Record<(typeof setUpItems)[number], boolean> = {
		name: isReal && Boolean(found.typed.name ?? givenBrand.name),
		imprint: isReal && Boolean(values.legal_name && values.address && values.mail),
		texts: isReal && editions.every(({ code }) => missing(code).length === 0),
		mail: mail.is_set,
		article: isReal && found.hasPublished,
		people: found.hasColleagues,
		open: installation.is_public,
	};
	return {
		house: { ...values, accent, logo, hidden: [...hidden], time_zone: found.typed.time_zone ?? '' },
		typed: Object.keys(found.typed),
		set_by: Object.fromEntries(
			Object.entries(siteConfigVariables).filter(([name]) => givenBrand[name as keyof typeof givenBrand] !== undefined),
		),
		editions: editions.map(({ code, name, prefix, time_zone }) => ({
			code,
			name,
			address: entrance.site_url + (prefix || '/'),
			time_zone,
			missing: missing(code),
			has_templates: editionsWithTexts.includes(code),
		})),
		places: everyEdition().map(({ code, name, prefix, time_zone, is_on }) => ({
			code,
			name,
			prefix,
			address: entrance.site_url + (prefix || '/'),
			time_zone,
			is_on,
		})),
		mail,
		has_bucket: installation.isBucket,
		has_own_database: installation.isOwnDatabase,
		site_url: entrance.site_url,
		is_public: installation.is_public,
		is_reachable: installation.isReachable,
		is_demonstration,
		is_loading: installation.isLoading,
		may_load: isReal && (await mayLoadDemo(db.staff, true)),
		may_remove: is_demonstration && mayChange && (await mayRemove()),
		is_needed: isReal && !installation.isLoading && found.endedAt === undefined && !found.hasArticles,
		may_change: mayChange,
		items: setUpItems.map((name) => ({ name, is_done: done[name] })),
	};
}
