import type { DemoArticle, DemoStory } from './article';

const stories = Object.values(import.meta.glob<DemoStory>('./articles/*.ts', { eager: true, import: 'default' }));

/**
 * Every story of the demonstration edition, its days laid around `now` (Unix seconds). Import this module lazily: it
 * holds all the texts.
 */
export const articlesAt = (now: number): DemoArticle[] =>
	stories.map((story) => (typeof story === 'function' ? story(now) : story));
