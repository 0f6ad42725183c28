import type { ReactNode } from 'react';
import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

interface SubscriptionPageProps {
	title: string;
	lines: readonly string[];
	/** The message is the answer to what was just done. */
	isDone?: boolean;
	children?: ReactNode;
}

/** A page that an email's link leads to: what it is about, perhaps a button, and the way to the newsletters. */
export function SubscriptionPage({ title, lines, isDone = false, children }: SubscriptionPageProps) {
	const { edition } = usePage();
	return (
		<section className="letter letter--page" aria-labelledby="letter-title">
			<div className="wrap">
				<div role={isDone ? 'status' : undefined}>
					<h1 id="letter-title">{title}</h1>
					{each(lines, 'lines', (line) => (
						<p key={line}>{line}</p>
					))}
				</div>
				<div>
					{children}
					<p className="help">
						<a className="link" href={urls.subscribe.href(edition)}>
							{edition.words.newsletter.back}
						</a>
					</p>
				</div>
			</div>
		</section>
	);
}
