import type { ArticleCard } from '../../../data/article-card';
import { urls } from '../../../editions/urls';
import type { PictureWidth } from '../../../ui/picture';
import { Cover } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';

/**
 * The picture of a story as a second way into it; its headline is the link that is announced and reached by keyboard.
 */
export function PictureLink({
	article,
	width,
	isLead = false,
	column,
}: {
	article: ArticleCard;
	width: PictureWidth;
	isLead?: boolean;
	column?: string;
}) {
	const href = urls.article.href(usePage().edition, article);
	const className = column ? `cover ${column}` : 'cover';
	// Hidden from assistive technology and out of the tab order, so that a story has one link.
	return (
		<a className={className} href={href} tabIndex={-1} aria-hidden="true">
			<Cover article={article} width={width} isLead={isLead} />
		</a>
	);
}
