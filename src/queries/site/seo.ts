import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';

/** SEO metadata input of the specification. */
export interface SeoOverride {
	url: string;
	title: string | null;
	keywords: string | null;
	description: string | null;
	image: string | null;
	card: string | null;
	canonical: string | null;
	robots: string | null;
}

/** The editors' overrides by address: few rows, so they are read together and remembered until one changes. */
export async function seoOverride(db: Db, url: string): Promise<SeoOverride | undefined> {
	const all = await remember(db, 'seo', [tag.seo], 300, async () => {
		// A column of that name holds a list where an article has it (`readJson`); here it is a line of text.
		const rows = await prepared<Omit<SeoOverride, 'keywords'> & { keyword_line: string | null }>(
			db,
			'seo_all',
			`select url, title, keywords as keyword_line, description, image, card, canonical, robots from seo_override
				limit 20000`,
			[],
		);
		return new Map(rows.map(({ keyword_line: keywords, ...row }) => [row.url, { ...row, keywords }]));
	});
	return all.get(url);
}
