import type { ArticleStates } from '../../../api/newsroom/article/article-history-calls';
import { actionWord, actorName } from '../../screens/change-line';
import { momentOf } from '../../time';
import type { Words } from '../../words/words';

export type {
	ArticleStates,
	AuthorshipAnswer,
	ComparedBlock,
	Comparison,
} from '../../../api/newsroom/article/article-history-calls';

export const views = ['inline', 'side', 'who'] as const;
export type View = (typeof views)[number];

/** What the address of a history names: two states, and how they are shown. */
export interface Asked {
	/** `now`, `readers`, `pending`, or the number of a revision. */
	from: string;
	to: string;
	view: View;
}

const isState = (name: string | null, { rows, readers, is_pending }: ArticleStates): name is string =>
	name === 'now' ||
	(name === 'pending' && is_pending) ||
	(name === 'readers' && readers !== null) ||
	rows.some(({ number }) => String(number) === name);

/** What an address asks for; without anything what was last changed, up to today's draft. */
export function askedOf(given: URLSearchParams, states: ArticleStates): Asked {
	const { rows, is_typed, has_drafts } = states;
	const [from, to, view] = ['from', 'to', 'view'].map((name) => given.get(name));
	const before = rows[is_typed ? 0 : 1] ?? rows[0];
	return {
		from: isState(from ?? null, states) ? String(from) : before ? String(before.number) : 'now',
		to: isState(to ?? null, states) ? String(to) : 'now',
		view: views.find((one) => one === view && (one !== 'who' || has_drafts)) ?? 'inline',
	};
}

/** The address of two states, which can be sent. */
export const askedAddress = ({ from, to, view }: Asked): string =>
	`?${new URLSearchParams({ from, to, ...(view === 'inline' ? {} : { view }) })}`;

/** What people call a state. */
export function stateName(name: string, { rows, readers }: ArticleStates, words: Words): string {
	const { history } = words;
	if (name === 'now') return history.today;
	if (name === 'pending') return history.pending;
	if (name === 'readers') return rows[0]?.status === 'published' ? history.readers : history.readers_had;
	const found = rows.find(({ number }) => String(number) === name);
	const number = history.number({ n: Number(name) });
	return found && readers === found.number ? `${number}. ${history.readers_mark}` : number;
}

/** A state in a list that one is chosen from. */
export function stateOption(name: string, states: ArticleStates, words: Words): string {
	const found = states.rows.find(({ number }) => String(number) === name);
	if (!found) return stateName(name, states, words);
	return words.history.option({
		n: found.number,
		who: actorName(found, words),
		verb: actionWord(found.verb, words),
		at: momentOf(found.created_at, document.documentElement.lang),
	});
}
