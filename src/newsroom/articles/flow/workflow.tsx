import { Moment } from '../../components/moment';
import { hourIn, ownZone } from '../../fields/time-zones';
import { actorName } from '../../screens/change-line';
import { named, useWords, type Words } from '../../words/words';
import type { OpenArticle } from '../open/use-article';
import { Checks, countsOf, Passed } from './checks';
import { isDestructive, mainTransition, rightOf, type Transition, transitionsOf } from './transitions';

/** The hours of an article, each in the zone in which it was chosen and in one's own. */
function Hours({ of: { detail } }: { of: OpenArticle }) {
	const { article } = useWords();
	const { scheduled_at, unpublish_at, embargo_until, embargo_zone, published_at, zone } = detail.standing;
	const isPlanned = detail.status === 'scheduled';
	const hours = [
		['embargo_until', detail.status === 'published' ? null : embargo_until, embargo_zone],
		['scheduled_at', isPlanned ? scheduled_at : null, zone],
		['published_at', detail.status === 'published' ? published_at : null, zone],
		['unpublish_at', unpublish_at, zone],
	] as const;
	const some = hours.flatMap(([name, at, zone]) => (at === null ? [] : [{ name, at, chosen: zone ?? ownZone() }]));
	if (some.length === 0) return null;
	return (
		<dl className="kv2 hours">
			{some.map(({ name, at, chosen }) => (
				<div key={name}>
					<dt>{article.hours[name]}</dt>
					<dd>
						{hourIn(at, chosen)}
						{chosen !== ownZone() && <span className="meta under">{article.yours({ time: hourIn(at, null) })}</span>}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** What was last decided, in whose words. */
export function LastStep({ of: { detail } }: { of: OpenArticle }) {
	const words = useWords();
	const { last_step: last, status } = detail;
	const isSo =
		(status === 'draft' && last?.verb === 'return') ||
		(status === 'review' && last?.verb === 'submit') ||
		(status === 'withdrawn' && last?.verb === 'withdraw') ||
		(status === 'discarded' && last?.verb === 'discard');
	if (!last || !isSo) return null;
	const label = words.article.last[last.verb as 'return' | 'submit' | 'withdraw' | 'discard'];
	return (
		<div className="msg msg--block msg--step">
			<p>
				<b>{label({ name: actorName(last, words) })}</b> <Moment at={last.created_at} />
			</p>
			{last.note && <p className="said">{last.note}</p>}
		</div>
	);
}

/** True where the checklist says something of what readers do not have yet. */
const isBeforeReaders = ({ detail, isChanged }: OpenArticle): boolean =>
	detail.status !== 'discarded' && (detail.status !== 'published' || isChanged);

/** What is to be fixed and what to be considered, as words; empty where nothing is. */
const tallyOf = ({ stops, advice }: ReturnType<typeof countsOf>, article: Words['article']): string =>
	[stops > 0 && article.to_fix({ n: stops }), advice > 0 && article.to_consider({ n: advice })]
		.filter(Boolean)
		.join(', ');

/** The line of a closed panel: what keeps the article from readers, and when it goes out. */
export function WorkflowLine({ of }: { of: OpenArticle }) {
	const { article } = useWords();
	const { status, standing, checks } = of.detail;
	const tally = tallyOf(countsOf(of), article);
	const isBefore = isBeforeReaders(of);
	return (
		<>
			{isBefore && (
				<b className={checks.length > 0 ? 'side__stop' : 'side__ok'}>
					{checks.length > 0 ? tally : [article.all_pass, tally].filter(Boolean).join(', ')}
				</b>
			)}
			{status === 'scheduled' && standing.scheduled_at !== null && (
				<span>
					{article.hours.scheduled_at} {hourIn(standing.scheduled_at, standing.zone)}
				</span>
			)}
			{!isBefore && <b>{article.panel}</b>}
		</>
	);
}

interface WorkflowProps {
	of: OpenArticle;
	/** True while a transition is being made: no other one begins until it is over. */
	isBusy: boolean;
	onTransition(step: Transition): void;
}

/** The workflow of an article: failed checks, times, transitions one may start, and who may start the others. */
export function Workflow({ of, isBusy, onTransition }: WorkflowProps) {
	const words = useWords();
	const { article } = words;
	const { detail } = of;
	const { isChanged } = of;
	const { own, others } = transitionsOf(detail, isChanged);
	const rest = own.filter((step) => step !== mainTransition(detail, isChanged));
	return (
		<>
			{isBeforeReaders(of) && (
				<section>
					<div className="side__h">
						<h2>{article.before}</h2>
						<p className="meta">{tallyOf(countsOf(of), article)}</p>
					</div>
					{of.unsaved > 0 && <p className="help">{article.of_saved}</p>}
					<Checks of={of} />
					<Passed of={of} />
				</section>
			)}
			<section>
				<h2>{article.way}</h2>
				<Hours of={of} />
				{rest.length > 0 && (
					<div className="steps">
						{rest.map((step) => (
							<button
								key={step}
								type="button"
								className={isDestructive(step) ? 'btn btn--neg' : 'btn btn--quiet'}
								aria-disabled={isBusy}
								onClick={() => onTransition(step)}
							>
								{article.steps[step]}
							</button>
						))}
					</div>
				)}
				{others.length > 0 && (
					<dl className="whose">
						{others.map((step) => (
							<div key={step}>
								<dt>{article.steps[step]}</dt>{' '}
								<dd>
									{article.belongs({
										roles: detail.who[rightOf(step, detail)].map((role) => named(words.roles, role)).join(', '),
									})}
								</dd>
							</div>
						))}
					</dl>
				)}
			</section>
		</>
	);
}
