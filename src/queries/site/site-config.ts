import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { article } from '../../data/tables/article';
import { page } from '../../data/tables/page';
import { account } from '../../data/tables/security/account';
import { setting } from '../../data/tables/site';
import type { StaffDb } from '../../platform/db/tx';
import { type SavedSiteConfig, SET_UP_SETTING, SITE_CONFIG_SETTING } from '../../shared/site/site-config';

/** How far an installation has been set up. */
export interface SetUp {
	typed: SavedSiteConfig;
	/** When somebody went through the set-up, in Unix seconds. */
	endedAt: number | undefined;
	/** Published pages about the site, by edition. */
	pages: { edition: string; name: string }[];
	/** True when there is any article. */
	hasArticles: boolean;
	/** True when there is a published article. */
	hasPublished: boolean;
	/** True when there are several accounts, without demonstration and disabled ones. */
	hasColleagues: boolean;
}

/** How far the installation has been set up. @param names of the pages that are asked about */
export async function setUpOf(db: StaffDb, names: readonly string[]): Promise<SetUp> {
	const [settings, pages, some, published, [people]] = await Promise.all([
		db
			.select({ name: setting.name, value: setting.value })
			.from(setting)
			.where(inArray(setting.name, [SITE_CONFIG_SETTING, SET_UP_SETTING])),
		db
			.select({ edition: page.edition, name: page.name })
			.from(page)
			.where(and(inArray(page.name, [...names]), eq(page.status, 'published'))),
		db.select({ id: article.id }).from(article).limit(1),
		db.select({ id: article.id }).from(article).where(eq(article.status, 'published')).limit(1),
		db
			.select({ n: count() })
			.from(account)
			.where(and(eq(account.is_demonstration, false), ne(account.state, 'disabled'))),
	]);
	const saved = (wanted: string) => settings.find(({ name }) => name === wanted)?.value;
	return {
		typed: (saved(SITE_CONFIG_SETTING) ?? {}) as SavedSiteConfig,
		endedAt: saved(SET_UP_SETTING) as number | undefined,
		pages,
		hasArticles: some.length > 0,
		hasPublished: published.length > 0,
		hasColleagues: (people?.n ?? 0) > 1,
	};
}
