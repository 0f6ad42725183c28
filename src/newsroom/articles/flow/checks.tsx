import { useWords } from '../../words/words';
import { isLong, linesOnPhone } from '../headline-fit';
import type { OpenArticle } from '../use-article';

/** The control that mends what a check stops, by its id. */
const MENDS: Readonly<Record<string, string>> = { html: '', alt: '', link: '', licence: 'cover_id' };

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
	whole,
}: OpenArticle): { name: 'sources' | 'headline' | 'standfirst' | 'editions'; to?: string }[] {
	const sources = (form.shown('sources') ?? []) as unknown[];
	const found: [ReturnType<typeof advice>[number], boolean][] = [
		[{ name: 'sources' }, sources.length === 0],
		[{ name: 'headline', to: 'title' }, isLong(linesOnPhone(String(form.shown('title') ?? '')))],
		[{ name: 'standfirst', to: 'standfirst' }, String(form.shown('standfirst') ?? '').trim() === ''],
		[{ name: 'editions' }, whole.editions.length < 2],
	];
	return found.flatMap(([one, isSo]) => (isSo ? [one] : []));
}

/** The checklist before publication: what stops it, what is advised, and that the rest passes. */
export function Checks({ of }: { of: OpenArticle }) {
	const { article } = useWords();
	const { whole } = of;
	const advised = advice(of);
	return (
		<ul className="chk">
			{whole.checks.map((name) => (
				<li key={name} className="chk__stop">
					<b>{article.checks[name]}</b>
					{name !== 'second_person' && (
						<button type="button" className="btn btn--text" onClick={() => goTo(name)}>
							{article.mend} <span className="vh">{article.checks[name]}</span>
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
			{whole.checks.length === 0 && <li className="chk__ok">{article.all_pass}</li>}
		</ul>
	);
}
