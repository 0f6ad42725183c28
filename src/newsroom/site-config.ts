import type { Wordmark } from '../shared/site/word-mark';

/** What the page says of the site it belongs to: the same for everybody who opens it. */
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
