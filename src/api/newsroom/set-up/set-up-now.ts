import { z } from 'zod';
import { denialFor } from '../../../access/authorization';
import type { StaffContext } from '../../../call/contexts';
import { hasAccounts } from '../../../commands/account/make-link';
import { noteChecklistDone } from '../../../commands/configuration/change-checklist';
import { mayLoadDemo } from '../../../commands/demo/load-demo';
import { editions, everyEdition } from '../../../editions/editions';
import { urls } from '../../../editions/urls';
import { administrators } from '../../../queries/secret/accounts';
import { backupHistory } from '../../../queries/site/backups';
import { setUpOf } from '../../../queries/site/site-config';
import { rowId } from '../../../shared/input/numbers';
import type { GivenBrand } from '../../../shared/site/brand';
import { type ChecklistItem, checklistItems, checklistStates } from '../../../shared/site/checklist';
import { blocker, brandBlockers, outwardBlockers, pageBlockers } from '../../../shared/site/opening-blockers';
import { siteConfigFields, siteConfigVariables } from '../../../shared/site/site-config';
import { standardPages } from '../../../shared/site/standard-pages';
import { textBlanks } from '../../../shared/site/text-blanks';
import { editionsWithTexts } from '../../../shared/site/texts/texts';

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
			/** Standard pages that are published, and whether a text from a template is still to be checked. */
			texts: z.array(
				z.object({ name: z.enum(standardPages), id: rowId, address: z.string(), is_unchecked: z.boolean() }),
			),
			/** What was typed into the blanks of the texts, here or, where nothing was, in another edition. */
			blanks: textBlanks.partial(),
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
	/** What PUBLIC_SITE says, which takes precedence over the newsroom; null where it is not set. */
	public_given: z.boolean().nullable(),
	/** Whether the environment or the newsroom wants the site to be open. */
	is_opened: z.boolean(),
	/** What keeps the site from being open, or is missing on an open site. */
	blockers: z.array(blocker),
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
	items: z.array(z.object({ name: z.enum(checklistItems), is_done: z.boolean() })),
	/** Whether the first screen shows the items. */
	checklist: z.enum(checklistStates),
	/** How backups are made, and when the last one was, in Unix seconds. */
	backup: z.object({ plan: z.enum(['daily', 'elsewhere', 'none']), last_at: z.number().nullable() }),
});
/** How far the installation is set up, as its call answers it. */
export type SetUp = z.output<typeof setUp>;

const isUnchecked = ({ is_unchecked }: { is_unchecked: boolean }): boolean => is_unchecked;

/** How far the installation is set up now. */
export async function setUpNow({ db, actor, now, installation, entrance }: StaffContext): Promise<SetUp> {
	const { brand, givenBrand, mail } = installation;
	const { givenPublic, outward } = installation;
	const [found, { last }, people] = await Promise.all([
		setUpOf(db.staff, standardPages),
		backupHistory(db.staff),
		administrators(db),
	]);
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
	const done: Record<ChecklistItem, boolean> = {
		name: isReal && Boolean(found.typed.name ?? givenBrand.name),
		imprint: isReal && Boolean(values.legal_name && values.address && values.mail),
		texts: isReal && editions.every(({ code }) => missing(code).length === 0),
		checked: isReal && editions.every(({ code }) => missing(code).length === 0) && !found.pages.some(isUnchecked),
		mail: mail.is_set && found.hasMailed,
		backup: entrance.backups === 'elsewhere' || last !== undefined,
		article: isReal && found.hasPublished,
		people: people > 1,
		open: installation.is_public,
	};
	const items = checklistItems.map((name) => ({ name, is_done: done[name] }));
	const isEnded = found.checklist === 'done' || items.every(({ is_done }) => is_done);
	if (isEnded && found.checklist !== 'done') await noteChecklistDone(db, now);
	return {
		house: { ...values, accent, logo, hidden: [...hidden], time_zone: found.typed.time_zone ?? '' },
		typed: Object.keys(found.typed),
		set_by: Object.fromEntries(
			Object.entries(siteConfigVariables).filter(([name]) => givenBrand[name as keyof typeof givenBrand] !== undefined),
		),
		editions: editions.map((edition) => ({
			code: edition.code,
			name: edition.name,
			address: entrance.site_url + (edition.prefix || '/'),
			time_zone: edition.time_zone,
			missing: missing(edition.code),
			has_templates: editionsWithTexts.includes(edition.code),
			texts: standardPages.flatMap((name) =>
				found.pages
					.filter((page) => page.edition === edition.code && page.name === name)
					.map(({ id, is_unchecked }) => ({
						name,
						id,
						address: entrance.site_url + urls.page.href(edition, name),
						is_unchecked,
					})),
			),
			blanks: found.blanks[edition.code] ?? Object.values(found.blanks)[0] ?? {},
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
		public_given: givenPublic ?? null,
		is_opened: givenPublic ?? found.opening.is_open,
		blockers: [
			...outwardBlockers(outward),
			...brandBlockers(givenBrand, found.typed, is_demonstration),
			...pageBlockers(
				editions.map(({ code }) => code),
				found.pages,
			),
		],
		is_reachable: installation.isReachable,
		is_demonstration,
		is_loading: installation.isLoading,
		may_load: isReal && !installation.is_public && (await mayLoadDemo(db.staff, true)),
		may_remove: is_demonstration && mayChange && (await mayRemove()),
		is_needed: isReal && !installation.isLoading && found.endedAt === undefined && !found.hasArticles,
		may_change: mayChange,
		items,
		checklist: isEnded ? 'done' : found.checklist,
		backup: { plan: entrance.backups, last_at: last?.madeAt ?? null },
	};
}
