/** Stories about advertisers, and the advertisements beside them. */
import { sql } from 'drizzle-orm';
import { editionByCode } from '../../src/editions/editions';
import { urls } from '../../src/editions/urls';
import type { Db } from '../../src/platform/db/tx';
import type { Crawl } from './crawl';

interface Story extends Record<string, unknown> {
	id: number;
	edition: string;
	seo_url: string;
	advertiser: string;
}

/** Published stories that name a company which advertises in their edition. */
export async function storiesAboutAdvertisers(db: Db): Promise<Story[]> {
	const { rows } = await db.execute<Story>(
		sql`select distinct a.id, a.edition, a.seo_url, v.advertiser from article a join adv v on v.edition = a.edition
			where a.status = 'published' and a.password_hash is null
				and a.title || a.standfirst || a.html like '%' || v.advertiser || '%'`,
	);
	return rows;
}

/** Stories that are shown beside an advertisement of the company that they are about. */
export async function besideOwnAdvertisement(crawl: Crawl, stories: readonly Story[]): Promise<string[]> {
	const found: string[] = [];
	for (const story of stories) {
		const edition = editionByCode(story.edition);
		if (!edition) throw new Error(`There is no edition ${story.edition}.`);
		const { path, text } = await crawl.ask(urls.article.href(edition, story));
		if (/data-adv="[\s\S]*?<\/a>/.exec(text)?.[0].includes(story.advertiser))
			found.push(`${path}: ${story.advertiser}`);
	}
	return found;
}
