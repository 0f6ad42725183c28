import { DISCARDED_DAYS } from '../../shared/statuses';
import { Away, Back, Beside } from '../journal/kept-lines';
import { dayOf } from '../time';
import { named, useWords } from '../words/words';
import { isReadOnlyNow, missingRight } from './editability';
import { LostRightMessage } from './lost-right';
import type { OpenArticle } from './use-article';

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
	const { article } = words;
	const { detail, form, n, back } = of;
	const lack = missingRight(detail);
	const isReadOnly = isReadOnlyNow(detail);
	const language = document.documentElement.lang;
	const isAwayKept = form.error?.isAway === true && back.keptAt !== undefined;
	return (
		<>
			{lack && !of.lost && (
				<p className="msg msg--block">
					{article.read_only({ roles: detail.who[lack].map((role) => named(words.roles, role)).join(', ') })}
				</p>
			)}
			{detail.status === 'discarded' && (
				<p className="msg msg--block">
					{article.discarded({ day: dayOf(detail.standing.updated_at + DISCARDED_DAYS * 86_400, language) })}
				</p>
			)}
			<div role="alert">
				{of.lost && <LostRightMessage of={of} />}
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
