import type { DemoArticle } from './article';

/** Every story of the demonstration edition. Import this module lazily: it holds all the texts. */
export const articles: DemoArticle[] = Object.values(
	import.meta.glob<DemoArticle>('./articles/*.ts', { eager: true, import: 'default' }),
);
