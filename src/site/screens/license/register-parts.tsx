import { cleanHtmlCached } from '../../../platform/html/clean-html';
import type { Achievement, Partner, Question } from '../../../queries/license/license';
import { SourceLine } from '../../blocks/source-line';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** Questions with their answers, each with an anchor of its own. */
export function Questions({ questions }: { questions: readonly Question[] }) {
	const { edition } = usePage();
	const { licenses, source } = edition.words;
	if (questions.length === 0) return null;
	return (
		<div className="c7">
			<header className="sec k-china">
				<h2>{licenses.questions}</h2>
				<p>{licenses.questions_line}</p>
			</header>
			<div className="faq">
				{each(questions, 'questions', (one) => (
					<details key={one.id} id={one.slug}>
						<summary>{one.question}</summary>
						{/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised right here (security rule 11) */}
						<div className="faq-answer" dangerouslySetInnerHTML={{ __html: cleanHtmlCached(one.answer_html) }} />
						{one.source && (
							<p className="meta">
								{source}: <SourceLine source={one.source} />
							</p>
						)}
					</details>
				))}
			</div>
		</div>
	);
}

/** Counters of the register. */
export function Achievements({ achievements }: { achievements: readonly Achievement[] }) {
	const { edition } = usePage();
	if (achievements.length === 0) return null;
	return (
		<div className="c5 vr">
			<header className="sec k-china">
				<h2>{edition.words.licenses.achievements}</h2>
			</header>
			<ul className="ach">
				{each(achievements, 'achievements', (one) => (
					<li key={one.id}>
						<b>
							{one.value}
							{one.unit && ` ${one.unit}`}
						</b>
						<span>{one.label}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Firms and associations, by name. */
export function Partners({ partners }: { partners: readonly Partner[] }) {
	const { edition } = usePage();
	const { words } = edition;
	if (partners.length === 0) return null;
	return (
		<section className="block">
			<header className="sec k-china">
				<h2>{words.partners}</h2>
				<p>{words.licenses.partners_line}</p>
			</header>
			<ul className="partners">
				{each(partners, 'partners', (one) => (
					<li key={one.id}>
						<span>
							{one.url ? (
								<a className="hlink" href={one.url}>
									{one.name}
								</a>
							) : (
								one.name
							)}
							{one.texts[edition.code]?.summary && <small className="meta">{one.texts[edition.code]?.summary}</small>}
						</span>
					</li>
				))}
			</ul>
		</section>
	);
}
