import { lazy, type ReactNode, Suspense } from 'react';
import type { EntityDescription } from '../../entities';
import { useWords } from '../../words/words';
import type { OpenArticle } from '../open/use-article';
import { Fields } from '../sections';

const DrawnCover = lazy(() => import('./drawn-cover'));

const OF_PICTURE = ['cover_alt', 'cover_caption'];
const OF_DRAWING = ['cover_mood', 'cover_seed'];

interface CoverProps {
	entity: EntityDescription;
	of: OpenArticle;
	isReadOnly: boolean;
	conflictAt(path: string): ReactNode;
}

/** The cover of an article: a picture with its words and its three cuts, or a drawing. */
export function Cover(props: CoverProps) {
	const { article } = useWords();
	const { form } = props.of;
	const isAsked = (name: string) => name in form.conflicts || name in form.changes;
	const isPicture = (form.shown('cover_id') ?? null) !== null;
	const [shown, hidden] = isPicture ? [OF_PICTURE, OF_DRAWING] : [OF_DRAWING, OF_PICTURE];
	return (
		<section aria-labelledby="cover-heading">
			<div className="side__h">
				<h2 id="cover-heading">{article.cover}</h2>
				<p className="meta">{isPicture ? article.cover_picture : article.cover_drawn}</p>
			</div>
			{!isPicture && (
				<Suspense>
					<DrawnCover of={props.of} isReadOnly={props.isReadOnly} />
				</Suspense>
			)}
			<Fields {...props} names={['cover_id', ...shown, ...hidden.filter(isAsked)]} />
		</section>
	);
}
