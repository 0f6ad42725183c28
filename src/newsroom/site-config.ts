import type { Wordmark } from '../shared/site/word-mark';

/** The site's configuration in the page; it is the same for every account. */
interface SiteConfig {
	brand: string;
	/** The word mark, drawn from the name. */
	mark?: Wordmark;
	editions: { code: string; name: string; prefix: string; time_zone?: string }[];
}

/** Element that the application is drawn into. */
export const root = document.getElementById('newsroom') as HTMLElement;

/** Name of the site and its editions, the one without a prefix first. */
export const siteConfig = JSON.parse(root.dataset.house ?? '{}') as SiteConfig;
