import { CopyText } from '../journal/copy-text';
import { actorName } from '../screens/change-line';
import { momentOf } from '../time';
import { named, useWords } from '../words/words';
import type { OpenArticle } from './use-article';

/** Says that a right over this article was taken away while it was open, and how what was typed is kept. */
export function LostRightMessage({ of: { lost, detail, n } }: { of: OpenArticle }) {
	const words = useWords();
	const { take_away } = words;
	if (!lost) return null;
	const { change } = lost;
	const roles = detail.who.write.map((role) => named(words.roles, role)).join(', ');
	return (
		<div className="msg msg--neg msg--block">
			<p>
				<b>
					▲{' '}
					{change
						? take_away.role_changed({
								name: actorName({ actor: change.by, actor_kind: change.by_kind }, words),
								time: momentOf(change.at, document.documentElement.lang),
							})
						: take_away.no_right}
				</b>{' '}
				{n > 0 ? take_away.hand_over({ roles }) : take_away.others({ roles })}
			</p>
			{n > 0 && <CopyText />}
		</div>
	);
}
