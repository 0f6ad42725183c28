import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Edition } from '../../editions/edition';
import { DefaultLayout } from '../blocks/layout';
import { type Fragments, pageContext } from './contexts';
import { PageFragments } from './fragments/kept-fragments';
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

/** The component tree of a whole page. @param fragments undefined where every part is drawn in its place */
export function pageTree(
	{ edition, site, now, formToken, head, layout, view }: DrawnPage,
	fragments?: Fragments,
): ReactElement {
	const isPreview = layout.preview !== undefined;
	return (
		<pageContext.Provider value={{ edition, site, now, formToken, isPreview, fragments }}>
			{layout.isPart ? (
				view
			) : (
				<Document edition={edition} site={site} head={head} styles={layout.styles} isPreview={isPreview}>
					{layout.isEmpty ? (
						view
					) : (
						<DefaultLayout head={head} layout={layout}>
							{view}
						</DefaultLayout>
					)}
				</Document>
			)}
		</pageContext.Provider>
	);
}

/**
 * Draws a page, or a part of pages, to HTML. Readers' pages are not hydrated as a whole; their islands are, one by one.
 */
export function drawPage(page: DrawnPage): string {
	// A page for one person has no script and no form: it shares nothing with the others.
	const fragments =
		page.layout.preview === undefined ? new PageFragments(page.edition, page.site, page.now) : undefined;
	const doctype = page.layout.isPart ? '' : '<!doctype html>';
	const html = noBreakPage(doctype + renderToString(pageTree(page, fragments)));
	return fragments ? fragments.complete(html, page.formToken) : html;
}
