import type { Edition } from './edition';
import { urls } from './urls';

interface NamedSeries {
	slug: string;
	texts: Partial<Record<string, { title: string; subtitle: string }>>;
}

/** The charts of a text as other programs show them, by slug, in an edition's words. @param site_url without a slash */
export function chartsElsewhere(edition: Edition, site_url: string, series: readonly NamedSeries[]) {
	const bySlug = new Map(series.map((one) => [one.slug, one.texts[edition.code]]));
	return (slug: string) => {
		const text = bySlug.get(slug);
		if (!text) return undefined;
		return {
			page: site_url + urls.series.href(edition, { slug }),
			picture: site_url + urls.seriesPng.href(edition, { slug }),
			title: text.title,
			subtitle: text.subtitle,
		};
	};
}
