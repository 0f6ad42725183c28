import { DISCARDED_DAYS } from '../../shared/statuses';
import { Away, Back, Beside } from '../journal/kept-lines';
import { dayOf } from '../time';
import { named, useWords } from '../words/words';
import { LostRightMessage } from './lost-right';
import { isReadOnlyNow, isSelfSaving, lackOf } from './standing';
import type { OpenArticle } from './use-article';

interface MessagesProps {
	of: OpenArticle;
	/** Why the last step was refused. */
	fault: string | undefined;
	/** Whether a colleague has saved since. */
	isBehind: boolean;
}

/** What stands over the text: why it may only be looked at, what is not saved, what came back. */
export function Messages({ of, fault, isBehind }: MessagesProps) {
	const words = useWords();
	const { article } = words;
	const { whole, form, n, back } = of;
	const lack = lackOf(whole);
	const isReadOnly = isReadOnlyNow(whole);
	const language = document.documentElement.lang;
	const isAwayKept = form.wrong?.isAway === true && back.keptAt !== undefined;
	return (
		<>
			{lack && !of.lost && (
				<p className="msg msg--block">
					{article.read_only[lack]({ roles: whole.who[lack].map((role) => named(words.roles, role)).join(', ') })}
				</p>
			)}
			{whole.status === 'discarded' && (
				<p className="msg msg--block">
					{article.discarded({ day: dayOf(whole.standing.updated_at + DISCARDED_DAYS * 86_400, language) })}
				</p>
			)}
			<div role="alert">
				{of.lost && <LostRightMessage of={of} />}
				{fault && !of.lost && <p className="msg msg--neg msg--block">{fault}</p>}
				{form.wrong && !isAwayKept && !(of.lost && form.wrong.isDenied) && (
					<p className="msg msg--neg msg--block">
						<b>▲ {words.edit.not_saved}</b> {form.wrong.text} {words.edit.safe}
					</p>
				)}
			</div>
			<div role="status">
				{isAwayKept && <Away isSelfSaving={isSelfSaving(whole)} />}
				{back.isBack && <Back of={of} />}
			</div>
			{back.beside && <Beside of={of} isReadOnly={isReadOnly} />}
			<div role="status">{isBehind && n > 0 && <p className="msg msg--block">{words.live.behind}</p>}</div>
		</>
	);
}
