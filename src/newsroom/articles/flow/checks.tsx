import { withContent } from '../../../shared/input/content';
import { deadFragments } from '../../../shared/text/fragments/dead-fragments';
import { goToMutePicture } from '../../editor/insertion';
import { hourIn } from '../../fields/time-zones';
import { useWords } from '../../words/words';
import type { ArticleDetail } from '../article';
import { isLong, linesOnPhone } from '../headline-fit';
import type { OpenArticle } from '../use-article';

/** Id of the control that fixes what a check found. */
const MENDS: Readonly<Record<string, string>> = { html: '', link: '', series: '', licence: 'cover_id' };

/** Checks that no field of the article can fix. */
const NOT_MENDED: readonly string[] = ['second_person', 'embargo_until'];

/**
 * Puts the focus on the field that a check is about, and opens the section around it.
 * @param place in the text, to which a link leads that is to be selected
 */
function goTo(name: string, place?: string): void {
	if (name === 'alt') {
		goToMutePicture();
		return;
	}
	const id = MENDS[name] ?? name;
	const found = id === '' ? document.querySelector<HTMLElement>('.editor__text') : document.getElementById(id);
	const fold = found?.closest('details');
	if (fold) fold.open = true;
	found?.focus();
	const link = place === undefined ? undefined : found?.querySelector(`a[href="#${CSS.escape(place)}"]`);
	if (link) getSelection()?.selectAllChildren(link);
	(link ?? found)?.scrollIntoView({ block: 'center' });
}

/** Returns the advice that the article does not follow yet; it never blocks publication. */
function advice({
	form,
	detail,
}: OpenArticle): { name: 'sources' | 'headline' | 'standfirst' | 'editions'; to?: string }[] {
	const sources = withContent(form.shown('sources') as unknown[] | undefined);
	const found: [ReturnType<typeof advice>[number], boolean][] = [
		[{ name: 'sources' }, sources.length === 0],
		[{ name: 'headline', to: 'title' }, isLong(linesOnPhone(String(form.shown('title') ?? '')))],
		[{ name: 'standfirst', to: 'standfirst' }, String(form.shown('standfirst') ?? '').trim() === ''],
		[{ name: 'editions' }, detail.editions.length < 2],
	];
	return found.flatMap(([one, isSo]) => (isSo ? [one] : []));
}

/**
 * The checklist before publication: what blocks it, what is advised, and what passes.
 * @param stops blockers at the moment in question; by default those of the article as it is shown
 */
export function Checks({ of, stops = of.detail.checks }: { of: OpenArticle; stops?: ArticleDetail['checks'] }) {
	const { article } = useWords();
	const { embargo_until, embargo_zone } = of.detail.standing;
	const advised = advice(of);
	const dead = stops.includes('link') ? deadFragments(String(of.form.shown('html') ?? '')) : [];
	const checkText = (name: ArticleDetail['checks'][number]) =>
		name === 'embargo_until'
			? article.embargoed({ time: hourIn(embargo_until ?? 0, embargo_zone) })
			: article.checks[name];
	return (
		<ul className="chk">
			{stops.map((name) => (
				<li key={name} className="chk__stop">
					<b>
						{checkText(name)}
						{name === 'link' && dead.length > 0 && (
							<span className="chk__named">
								{article.dead_links({ words: dead.map(({ words }) => `“${words}”`).join(', ') })}
							</span>
						)}
					</b>
					{!NOT_MENDED.includes(name) && (
						<button
							type="button"
							className="btn btn--text"
							onClick={() => goTo(name, name === 'link' ? dead[0]?.place : undefined)}
						>
							{article.mend} <span className="vh">{checkText(name)}</span>
						</button>
					)}
				</li>
			))}
			{advised.map(({ name, to }) => (
				<li key={name} className="chk__advice">
					<span>{article.advice[name]}</span>
					{to && (
						<button type="button" className="btn btn--text" onClick={() => goTo(to)}>
							{article.see} <span className="vh">{article.advice[name]}</span>
						</button>
					)}
				</li>
			))}
			{stops.length === 0 && <li className="chk__ok">{article.all_pass}</li>}
		</ul>
	);
}
