import type { TitledLink } from '../../data/tables/columns';
import { outsideUrl } from '../../shared/outside-url';

/** Names of the sources, linked where they have an address. */
export function SourceNames({ source }: { source: readonly TitledLink[] }) {
	return source.map((link, i) => {
		const url = outsideUrl(link.url);
		return (
			<span key={link.title}>
				{i > 0 && '; '}
				{url ? (
					<a href={url} rel="noopener">
						{link.title}
					</a>
				) : (
					link.title
				)}
			</span>
		);
	});
}
