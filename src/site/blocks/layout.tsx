import type { ReactNode } from 'react';
import { usePage } from '../render/contexts';
import type { Head, Layout } from '../render/screen';
import { Dialogs } from './dialogs';
import { Footer } from './footer';
import { Header } from './header';
import { TitleBar } from './title-bar';

/**
 * Header, on paper the name of the site with the address and the day, title bar, page area, footer: the layout of every
 * edition, in that edition's words.
 */
export function DefaultLayout({ head, layout, children }: { head: Head; layout: Layout; children: ReactNode }) {
	const { edition, site, isPreview } = usePage();
	return (
		<>
			<a className="skip" href="#main">
				{edition.words.skip}
			</a>
			{layout.preview}
			<Header head={head} layout={layout} />
			{!isPreview && (
				<p className="paper" hidden>
					<b>{site.brand.name}</b> <span>{new URL(head.canonical, site.url).href}</span>{' '}
					<span data-printed={edition.words.printed} data-locale={edition.locale} />
				</p>
			)}
			<main id="main" className={layout.section ? `k-${layout.section}` : undefined}>
				{layout.bar && <TitleBar bar={layout.bar} />}
				{children}
			</main>
			<Footer head={head} />
			{!isPreview && <Dialogs head={head} />}
		</>
	);
}
