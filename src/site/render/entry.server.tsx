import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Edition } from '../../editions/edition';
import { DefaultLayout } from '../blocks/layout';
import { pageContext } from './contexts';
import { noBreakPage } from './no-break-page';
import { Document } from './root';
import type { Head, Layout, Site } from './screen';

export interface DrawnPage {
	edition: Edition;
	site: Site;
	now: number;
	formToken: string;
	head: Head;
	layout: Layout;
	view: ReactElement;
}

/** The component tree of a whole page. */
export function pageTree({ edition, site, now, formToken, head, layout, view }: DrawnPage): ReactElement {
	const isPreview = layout.preview !== undefined;
	return (
		<pageContext.Provider value={{ edition, site, now, formToken, isPreview }}>
			<Document edition={edition} site={site} head={head} styles={layout.styles} isPreview={isPreview}>
				{layout.isEmpty ? (
					view
				) : (
					<DefaultLayout head={head} layout={layout}>
						{view}
					</DefaultLayout>
				)}
			</Document>
		</pageContext.Provider>
	);
}

/** Draws a page to HTML. Readers' pages are not hydrated as a whole; their islands are, one by one. */
export const drawPage = (page: DrawnPage): string => noBreakPage(`<!doctype html>${renderToString(pageTree(page))}`);
