import type { ReactNode } from 'react';
import { usePage } from '../render/contexts';
import type { Frame, Head } from '../render/screen';
import { Dialogs } from './dialogs';
import { Footer } from './footer';
import { Header } from './header';
import { TitleBar } from './title-bar';

/** Header, title bar, page area, footer: the layout of every edition, in that edition's words. */
export function DefaultLayout({ head, frame, children }: { head: Head; frame: Frame; children: ReactNode }) {
	const { edition } = usePage();
	return (
		<>
			<a className="skip" href="#main">
				{edition.words.skip}
			</a>
			<Header head={head} frame={frame} />
			<main id="main" className={frame.section ? `k-${frame.section}` : undefined}>
				{frame.bar && <TitleBar bar={frame.bar} />}
				{children}
			</main>
			<Footer head={head} />
			<Dialogs head={head} />
		</>
	);
}
