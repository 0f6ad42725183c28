import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Edition } from '../../editions/edition';
import type { Site } from './screen';

/** Draws the fragments of a page (`fragments/fragment.ts`), or takes those that are kept. */
export interface Fragments {
	/** Returns the fragment between marks, or the mark of its place, until the page is complete. */
	draw<Props extends object>(name: string, View: ComponentType<Props>, props: Props): ReactNode;
}

/** What every block of a page may need: its edition, the site, the moment it is drawn. */
export interface PageContext {
	readonly edition: Edition;
	readonly site: Site;
	/** Unix seconds. A fragment that reads it is not kept; with `useMoment` it may be. */
	readonly now: number;
	/**
	 * Signed time at which the forms of the page were drawn (`src/platform/security/form-token.ts`); '' where no key to
	 * sign it could be read.
	 */
	readonly formToken: string;
	/** True of a page that is shown to somebody outside: it has no form, and nothing that needs a script. */
	readonly isPreview?: boolean;
	/** Undefined where every fragment is drawn in its place. */
	readonly fragments?: Fragments | undefined;
	/** Within a fragment: returns `now`, and limits how long the fragment is kept. */
	readonly moment?: (changesAt: (now: number) => number) => number;
}

export const pageContext = createContext<PageContext | undefined>(undefined);

/** Edition, site and moment of the page being drawn. */
export function usePage(): PageContext {
	const context = use(pageContext);
	if (!context) throw new Error('usePage outside a page');
	return context;
}

/**
 * The moment the page is drawn, in Unix seconds, for words that stay true for a while.
 * @param changesAt returns when they change next, for a moment in Unix seconds
 */
export function useMoment(changesAt: (now: number) => number): number {
	const page = usePage();
	return page.moment ? page.moment(changesAt) : page.now;
}
