import type { ArticleLabel } from '../shared/statuses';
import type { Edition } from './edition';
import type { Words } from './words/words';

/** What the label of an article is made from; everything that shows an article has these fields. */
export interface Labelled {
	label: ArticleLabel | null;
	/** Name of the partner who paid for it. */
	partner_name: string | null;
	authors?: readonly { name: string }[];
	/** Name of the person who checked what software wrote. */
	reviewer_name?: string | null;
}

/** The words of an article's label; undefined for the newsroom's own news. */
export function labelWords(words: Words, article: Labelled): { name: string; who: string | undefined } | undefined {
	switch (article.label) {
		case 'partner':
			return { name: words.label_partner, who: article.partner_name ?? undefined };
		case 'opinion':
			return { name: words.label_opinion, who: article.authors?.[0]?.name };
		case 'ai':
			return {
				name: words.label_ai,
				who: article.reviewer_name ? words.label_checked_by({ name: article.reviewer_name }) : undefined,
			};
		case 'feature':
			return { name: words.label_feature, who: undefined };
		case null:
			return undefined;
	}
}

/** The label in a line of plain text, for feeds, cards and newsletters; empty where there is none. */
export function labelLine(words: Words, article: Labelled): string {
	const label = labelWords(words, article);
	return label ? [label.name, label.who].filter(Boolean).join(' · ') : '';
}
/** Name of a section in an edition's words; that of articles on AI carries the brand. */
export function sectionName(edition: Edition, section: string, brand: { name: string }): string {
	const name = edition.words.sections[section as keyof typeof edition.words.sections];
	return typeof name === 'function' ? name({ brand: brand.name }) : (name ?? section);
}
