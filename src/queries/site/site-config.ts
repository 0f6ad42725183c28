import { and, eq, inArray } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { page } from '../../data/tables/page';
import { setting } from '../../data/tables/site';
import type { StaffDb } from '../../platform/db/tx';
import {
	CHECKLIST_SETTING,
	type ChecklistState,
	MAIL_ACCEPTED_SETTING,
	savedChecklist,
} from '../../shared/site/checklist';
import { OPENING_SETTING, type Opening, savedOpening } from '../../shared/site/opening-blockers';
import { type SavedSiteConfig, SET_UP_SETTING, SITE_CONFIG_SETTING } from '../../shared/site/site-config';
import { type SavedBlanks, savedBlanks, TEXT_BLANKS_SETTING } from '../../shared/site/text-blanks';

/** How far an installation has been set up. */
export interface SetUp {
	typed: SavedSiteConfig;
	/** When somebody went through the set-up, in Unix seconds. */
	endedAt: number | undefined;
	/** Published pages about the site, by edition, and whether somebody has still to check them. */
	pages: { id: number; edition: string; name: string; is_unchecked: boolean }[];
	/** What was typed into the blanks of the texts, by edition. */
	blanks: SavedBlanks;
	/** Whether the newsroom has opened the site. */
	opening: Opening;
	/** True when there is any article. */
	hasArticles: boolean;
	/** True when there is a published article. */
	hasPublished: boolean;
	/** Whether a mail server has ever accepted an e-mail of this site. */
	hasMailed: boolean;
	checklist: ChecklistState;
}

/** How far the installation has been set up. @param names of the pages that are asked about */
export async function setUpOf(db: StaffDb, names: readonly string[]): Promise<SetUp> {
	const [settings, pages, some, published] = await Promise.all([
		db
			.select({ name: setting.name, value: setting.value })
			.from(setting)
			.where(
				inArray(setting.name, [
					SITE_CONFIG_SETTING,
					SET_UP_SETTING,
					OPENING_SETTING,
					TEXT_BLANKS_SETTING,
					CHECKLIST_SETTING,
					MAIL_ACCEPTED_SETTING,
				]),
			),
		db
			.select({ id: page.id, edition: page.edition, name: page.name, is_unchecked: page.is_unchecked })
			.from(page)
			.where(and(inArray(page.name, [...names]), eq(page.status, 'published'))),
		db.select({ id: article.id }).from(article).limit(1),
		db.select({ id: article.id }).from(article).where(eq(article.status, 'published')).limit(1),
	]);
	const saved = (wanted: string) => settings.find(({ name }) => name === wanted)?.value;
	return {
		typed: (saved(SITE_CONFIG_SETTING) ?? {}) as SavedSiteConfig,
		endedAt: saved(SET_UP_SETTING) as number | undefined,
		pages,
		blanks: savedBlanks(saved(TEXT_BLANKS_SETTING)),
		opening: savedOpening(saved(OPENING_SETTING)),
		hasArticles: some.length > 0,
		hasPublished: published.length > 0,
		hasMailed: saved(MAIL_ACCEPTED_SETTING) !== undefined,
		checklist: savedChecklist(saved(CHECKLIST_SETTING)),
	};
}
