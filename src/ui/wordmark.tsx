import { styledUrl } from '../shared/address/media-url';
import type { Wordmark as Drawn } from '../shared/site/word-mark';

interface WordmarkProps {
	name: string;
	mark: Drawn | undefined;
	/** Name of a stored picture that is shown instead. */
	logo?: string | undefined;
	isLit?: boolean;
	/** False where readers see it later: its picture is fetched when it is near. */
	isFirst?: boolean;
}

/** The name of the site: as its picture or its drawing; in plain letters where its script cannot be drawn. */
export function Wordmark({ name, mark, logo, isLit = false, isFirst = true }: WordmarkProps) {
	const loading = isFirst ? undefined : 'lazy';
	if (logo) return <img className="wordmark" src={styledUrl(logo, 'card_480')} alt={name} loading={loading} />;
	if (!mark) return <span className="wordmark">{name}</span>;
	return (
		<svg className="wordmark" viewBox={mark.box.join(' ')} preserveAspectRatio="xMinYMid" role="img" aria-label={name}>
			<path d={mark.path} />
			{isLit && mark.lit && <path className="lit" d={mark.lit} />}
		</svg>
	);
}
