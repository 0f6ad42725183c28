import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Edition } from '../../editions/edition';
import { DefaultLayout } from '../blocks/layout';
import { page_context } from './contexts';
import { Document } from './root';
import type { Frame, Head, Site } from './screen';

export interface DrawnPage {
	edition: Edition;
	site: Site;
	now: number;
	form_stamp: string;
	head: Head;
	frame: Frame;
	view: ReactElement;
}

/** The component tree of a whole page. */
export function pageTree({ edition, site, now, form_stamp, head, frame, view }: DrawnPage): ReactElement {
	return (
		<page_context.Provider value={{ edition, site, now, form_stamp }}>
			<Document edition={edition} site={site} head={head} styles={frame.styles}>
				{frame.layout === 'empty' ? (
					view
				) : (
					<DefaultLayout head={head} frame={frame}>
						{view}
					</DefaultLayout>
				)}
			</Document>
		</page_context.Provider>
	);
}

/** Draws a page to HTML. Readers' pages are not hydrated as a whole; their islands are, one by one. */
export const drawPage = (page: DrawnPage): string => `<!doctype html>${renderToString(pageTree(page))}`;
