import { DISCARDED_DAYS } from '../../shared/statuses';
import { Away, Back, Beside } from '../journal/kept-lines';
import { LostRightMessage } from '../journal/lost-right';
import { dayOf } from '../time';
import { named, useWords } from '../words/words';
import { isReadOnlyNow, lacksRight } from './editability';
import type { OpenArticle } from './open/use-article';

interface MessagesProps {
	of: OpenArticle;
	/** Why the last step was refused. */
	error: string | undefined;
	/** Whether a colleague has saved since. */
	isBehind: boolean;
}

/** The messages above the text: why it is read-only, what could not be saved, what was restored from the journal. */
export function Messages({ of, error, isBehind }: MessagesProps) {
	const words = useWords();
	const { article, take_away } = words;
	const { detail, form, n, back } = of;
	const isReadOnly = isReadOnlyNow(detail);
	const writers = { roles: detail.who.write.map((role) => named(words.roles, role)).join(', ') };
	const language = document.documentElement.lang;
	const isAwayKept = form.error?.isAway === true && back.keptAt !== undefined;
	return (
		<>
			{lacksRight(detail) && !of.lost && <p className="msg msg--block">{article.read_only(writers)}</p>}
			{detail.status === 'discarded' && (
				<p className="msg msg--block">
					{article.discarded({ day: dayOf(detail.standing.updated_at + DISCARDED_DAYS * 86_400, language) })}
				</p>
			)}
			<div role="alert">
				{of.lost && (
					<LostRightMessage
						lost={of.lost}
						missing={take_away.no_right}
						others={take_away.others(writers)}
						handOver={n > 0 ? take_away.hand_over(writers) : undefined}
					/>
				)}
				{error && !of.lost && <p className="msg msg--neg msg--block">{error}</p>}
				{form.error && !isAwayKept && !(of.lost && form.error.isDenied) && (
					<p className="msg msg--neg msg--block">
						<b>▲ {words.edit.not_saved}</b> {form.error.text} {words.edit.safe}
					</p>
				)}
			</div>
			<div role="status">
				{of.oldPage && (
					<p className="msg msg--block">
						◒ {of.oldPage}{' '}
						<button type="button" className="link" onClick={() => location.reload()}>
							{words.states.reload}
						</button>
					</p>
				)}
				{isAwayKept && <Away isSelfSaving />}
				{back.isBack && <Back of={of} />}
			</div>
			{back.beside && <Beside of={of} isReadOnly={isReadOnly} />}
			<div role="status">{isBehind && n > 0 && <p className="msg msg--block">{words.live.behind}</p>}</div>
		</>
	);
}
