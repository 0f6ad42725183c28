import { withContent } from '../../../shared/input/content';
import { hourIn } from '../../fields/time-zones';
import { useWords } from '../../words/words';
import type { ArticleDetail } from '../article';
import { isLong, linesOnPhone } from '../headline-fit';
import type { OpenArticle } from '../use-article';

/** The control that mends what a check stops, by its id. */
const MENDS: Readonly<Record<string, string>> = { html: '', alt: '', link: '', series: '', licence: 'cover_id' };

/** Checks that no field of the article mends. */
const NOT_MENDED: readonly string[] = ['second_person', 'embargo_until'];

/** Brings whoever follows a check to what it is about. */
function goTo(name: string): void {
	const id = MENDS[name] ?? name;
	const found = id === '' ? document.querySelector<HTMLElement>('.editor__text') : document.getElementById(id);
	const fold = found?.closest('details');
	if (fold) fold.open = true;
	found?.focus();
	found?.scrollIntoView({ block: 'center' });
}

/** What is only advised, and not so. */
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
 * The checklist before publication: what stops it, what is advised, and that the rest passes.
 * @param stops at the moment that is asked about; as the article is shown where none is given
 */
export function Checks({ of, stops = of.detail.checks }: { of: OpenArticle; stops?: ArticleDetail['checks'] }) {
	const { article } = useWords();
	const { embargo_until, embargo_zone } = of.detail.standing;
	const advised = advice(of);
	const checkText = (name: ArticleDetail['checks'][number]) =>
		name === 'embargo_until'
			? article.embargoed({ time: hourIn(embargo_until ?? 0, embargo_zone) })
			: article.checks[name];
	return (
		<ul className="chk">
			{stops.map((name) => (
				<li key={name} className="chk__stop">
					<b>{checkText(name)}</b>
					{!NOT_MENDED.includes(name) && (
						<button type="button" className="btn btn--text" onClick={() => goTo(name)}>
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
