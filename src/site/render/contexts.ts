import { createContext, use } from 'react';
import type { Edition } from '../../editions/edition';
import type { Site } from './screen';

/** What every block of a page may need: its edition, the site, the moment it is drawn. */
export interface PageContext {
	edition: Edition;
	site: Site;
	/** Unix seconds. */
	now: number;
	/**
	 * Signed time at which the forms of the page were drawn (`src/platform/security/form-token.ts`); '' where no key to
	 * sign it could be read.
	 */
	formToken: string;
	/** True of a page that is shown to somebody outside: it has no form, and nothing that needs a script. */
	isPreview?: boolean;
}

export const pageContext = createContext<PageContext | undefined>(undefined);

/** Edition, site and moment of the page being drawn. */
export function usePage(): PageContext {
	const context = use(pageContext);
	if (!context) throw new Error('usePage outside a page');
	return context;
}
