import type { OpenArticle } from '../open/use-article';

export const TABS = ['text', 'preview'] as const;
export type Tab = (typeof TABS)[number];

/** The preview of a screen: closed, beside the text where there is room for both, else a tab beside that of the text. */
export interface Previewing {
	isOpen: boolean;
	/** True while it is seen: it is open, and the tab of the text is not chosen. */
	isShown: boolean;
	/** Which of the two is shown; undefined where both are, or where there is no preview. */
	tab: Tab | undefined;
	/** Class of the element around both, where they are tabs. */
	className: string;
	/** Attributes of the element that holds one of them. */
	panel(tab: Tab): { id: string; hidden: boolean; role?: 'tabpanel'; 'aria-labelledby'?: string };
	choose(tab: Tab): void;
	toggle(): void;
}

/** What a preview is of, and its place on the screen. */
export interface PreviewProps {
	of: OpenArticle;
	in: Previewing;
}
