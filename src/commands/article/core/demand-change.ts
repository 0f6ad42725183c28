import { Refusal } from '../../../shared/refusal';
import type { Act } from '../../act';
import { type ArticleState, subjectOf } from './article-state';
import { asksSecondPerson } from './second-person';

/**
 * Goes on only when the actor may give an article other words as it stands: what readers have, or will be given by the
 * clock, somebody has decided about, and the change is theirs too.
 * @throws Refusal `forbidden`; `state` with `second_person` where nobody would see the change before it goes out
 */
export async function demandChange(act: Act, before: ArticleState): Promise<void> {
	const { status } = before.row;
	act.demand('article.write', subjectOf(before));
	if (status === 'published') act.demand('article.publish', subjectOf(before));
	if (status !== 'scheduled') return;
	act.demand('article.schedule', subjectOf(before));
	if (await asksSecondPerson(act.read)) throw new Refusal('state', 'second_person');
}
