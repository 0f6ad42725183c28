import { Link } from 'react-router';
import { Moment } from '../../components/moment';
import { actionWord, actorName } from '../../screens/change-line';
import { useWords, type Words } from '../../words/words';
import { type ArticleStates, type Asked, askedAddress } from './states';

/** Returns what is shown with a revision: the revision it restored, who approved it, or its author's note. */
function noteOf(action: string, note: string, { history }: Words): string {
	if (action === 'accept') return history.accepted_by({ name: note });
	return /^\d+$/.test(note) ? history.number({ n: Number(note) }) : note;
}

/** The revisions of an article, newest first; each links to its comparison with the chosen one. */
export function StateList({ states, asked }: { states: ArticleStates; asked: Asked }) {
	const words = useWords();
	const { history } = words;
	const chosen = asked.view === 'who' ? 'to' : 'from';
	const addressOf = (name: string) => {
		if (chosen === 'to') return askedAddress({ ...asked, to: name });
		return askedAddress({ ...asked, from: name, to: asked.to === name ? 'now' : asked.to });
	};
	const current = (name: string) => (name === asked[chosen] ? 'true' : undefined);
	return (
		<nav aria-label={history.revisions}>
			<ol className="revs">
				{states.is_typed && (
					<li>
						<Link to={askedAddress({ ...asked, to: 'now' })} aria-current={current('now')}>
							<span className="rn" aria-hidden="true">
								●
							</span>
							<span>
								<b>{history.today}</b> <span className="meta">{history.typed}</span>
							</span>
						</Link>
					</li>
				)}
				{states.rows.map(({ number, actor, actor_kind, verb, note, change_kind, is_working_copy, created_at }, at) => (
					<li key={number}>
						<Link to={addressOf(String(number))} aria-current={current(String(number))}>
							<span className="rn">{number}</span>
							<span>
								<b>{actorName({ actor, actor_kind }, words)}</b> {actionWord(verb, words)}, <Moment at={created_at} />
								{at === 0 && !states.is_typed && <span className="meta"> {history.now}</span>}
								{states.readers === number && <span className="rm">{history.readers_mark}</span>}
								{is_working_copy && <span className="rm">{history.copy_mark}</span>}
								{change_kind && <span className="rm">{history.change_kinds[change_kind]}</span>}
								{note && <span className="rm">{noteOf(verb, note, words)}</span>}
							</span>
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}
