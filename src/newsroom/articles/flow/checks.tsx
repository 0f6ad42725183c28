import { flushSync } from 'react-dom';
import { withContent } from '../../../shared/input/content';
import { deadFragments } from '../../../shared/text/fragments/dead-fragments';
import { type Fault, goToFault } from '../../editor/insertion';
import { reveal } from '../../fields/reveal';
import { hourIn } from '../../fields/time-zones';
import { useWords } from '../../words/words';
import type { ArticleDetail } from '../article';
import { isLong, linesOnPhone } from '../headline-fit';
import type { OpenArticle } from '../open/use-article';

/** What the server says of an article at a moment. */
export type Checked = Pick<ArticleDetail, 'checks' | 'lapsed_files' | 'untranslated'>;
type Stop = ArticleDetail['checks'][number];

const ADVICE = ['untranslated', 'sources', 'headline', 'standfirst', 'editions'] as const;
type Advice = (typeof ADVICE)[number];

/** Fields that mend what a check or advice is about, where they are not called the same. */
const FIELDS: Readonly<Record<string, string>> = { headline: 'title', editions: 'other-editions', licence: 'cover_id' };

/** Checks that are said to have passed, in the order of the checklist. */
const STOPS = [
	'title',
	'seo_url',
	'authors',
	'html',
	'alt',
	'link',
	'series',
	'licence',
] as const satisfies readonly Stop[];

/** Checks of the text. */
const IN_TEXT: readonly (Stop | Advice)[] = ['html', 'alt', 'link', 'series', 'untranslated'];

/** Checks that no field of the article can fix. */
const NOT_MENDED: readonly Stop[] = ['second_person', 'embargo_until'];

/** Returns the advice that the article does not follow yet; it never blocks publication. */
function adviceFor({ form, detail }: OpenArticle): Advice[] {
	const sources = withContent(form.shown('sources') as unknown[] | undefined);
	const found: Record<Advice, boolean> = {
		untranslated: detail.untranslated.length > 0,
		sources: sources.length === 0,
		headline: isLong(linesOnPhone(String(form.shown('title') ?? ''))),
		standfirst: String(form.shown('standfirst') ?? '').trim() === '',
		editions: detail.editions.length < 2,
	};
	return ADVICE.filter((name) => found[name]);
}

/** How many checks stop an article, and how many pieces of advice it does not follow. */
export const countsOf = (of: OpenArticle): { stops: number; advice: number } => ({
	stops: of.detail.checks.length,
	advice: adviceFor(of).length,
});

/** Links of the text to places that it has not. */
const deadLinks = ({ form }: OpenArticle) => deadFragments(String(form.shown('html') ?? ''));

/** What a check says of a block of the text; undefined where it is about none. */
function faultOf(name: Stop | Advice, of: OpenArticle, { lapsed_files, untranslated }: Checked): Fault | undefined {
	if (name === 'alt' || name === 'series') return { kind: name };
	if (name === 'licence') return { kind: name, files: lapsed_files };
	if (name === 'untranslated') return { kind: 'words', words: untranslated[0]?.words ?? '' };
	const place = name === 'link' ? deadLinks(of)[0]?.place : undefined;
	return place === undefined ? undefined : { kind: 'link', place };
}

/** Opens the block of the text or the field that a check or advice is about. */
function goTo(name: Stop | Advice, of: OpenArticle, found: Checked): void {
	const [first] = found.untranslated;
	if (name === 'untranslated' && first && first.field !== 'html') {
		reveal(first.field);
		return;
	}
	const fault = faultOf(name, of, found);
	if (fault && goToFault(fault)) return;
	if (!IN_TEXT.includes(name)) {
		reveal(FIELDS[name] ?? name);
		return;
	}
	// The text may be read here and not changed, or the fault is gone from it by now.
	const text = document.querySelector<HTMLElement>('.editor__text');
	text?.scrollIntoView();
	text?.focus();
}

interface ChecksProps {
	of: OpenArticle;
	/** What the server says at the moment in question; by default what it says of the article as it is shown. */
	found?: Checked;
	/** Called before a check leads to its block or field: what lies over the text closes. */
	onLeave?(): void;
}

/** The checklist before publication: what blocks it, what is advised, and what passes. */
export function Checks({ of, found = of.detail, onLeave }: ChecksProps) {
	const { article } = useWords();
	const { embargo_until, embargo_zone } = of.detail.standing;
	const dead = found.checks.includes('link') ? deadLinks(of) : [];
	const checkText = (name: Stop) =>
		name === 'embargo_until'
			? article.embargoed({ time: hourIn(embargo_until ?? 0, embargo_zone) })
			: article.checks[name];
	const adviceText = (name: Advice) =>
		name === 'untranslated' ? article.untranslated({ n: found.untranslated.length }) : article.advice[name];
	const go = (name: Stop | Advice) => {
		if (onLeave) flushSync(onLeave);
		goTo(name, of, found);
	};
	return (
		<ul className="chk">
			{found.checks.map((name) => (
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
						<button type="button" className="btn btn--text" onClick={() => go(name)}>
							{article.mend} <span className="vh">{checkText(name)}</span>
						</button>
					)}
				</li>
			))}
			{adviceFor(of).map((name) => (
				<li key={name} className="chk__advice">
					<span>{adviceText(name)}</span>
					<button type="button" className="btn btn--text" onClick={() => go(name)}>
						{article.see} <span className="vh">{adviceText(name)}</span>
					</button>
				</li>
			))}
			{found.checks.length === 0 && <li className="chk__ok">{article.all_pass}</li>}
		</ul>
	);
}

/** What an article passes of the checklist, folded up. */
export function Passed({ of }: { of: OpenArticle }) {
	const { article } = useWords();
	const advised = adviceFor(of);
	const names = [
		...STOPS.filter((name) => !of.detail.checks.includes(name)),
		...ADVICE.filter((name) => !advised.includes(name) && (name !== 'untranslated' || of.detail.is_translation)),
	];
	if (names.length === 0) return null;
	return (
		<details className="chk__passed">
			<summary>{article.passed({ n: names.length })}</summary>
			<ul>
				{names.map((name) => (
					<li key={name}>{article.passing[name]}</li>
				))}
			</ul>
		</details>
	);
}
