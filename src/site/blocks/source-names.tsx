import type { TitledLink } from '../../data/tables/columns';
import { linkTitle } from '../../editions/formats';
import { outsideUrl } from '../../shared/outside-url';
import { usePage } from '../render/contexts';

/** Name of a source, linked where it has an address. */
export function SourceName({ source, className }: { source: TitledLink; className?: string }) {
	const { edition } = usePage();
	const url = outsideUrl(source.url);
	const title = linkTitle(edition, source);
	return url ? (
		<a className={className} href={url} rel="noopener">
			{title}
		</a>
	) : (
		title
	);
}

/** Names of sources, one after the other. */
export function SourceNames({ source }: { source: readonly TitledLink[] }) {
	return source.map((link, i) => (
		<span key={link.title}>
			{i > 0 && '; '}
			<SourceName source={link} />
		</span>
	));
}
