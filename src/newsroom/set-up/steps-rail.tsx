import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { colours } from '../../shared/site/colours';
import { Wordmark } from '../../ui/wordmark';
import { HOME } from '../addresses';
import { useIsRoomy } from '../components/use-is-wide';
import { siteConfig } from '../site-config';
import { useSetUpWords } from '../words/set-up-words';
import { type SetUp, type Step, stepAddress, steps, stepsDone } from './set-up';

/** What each step has come to, on one line. */
function useSummaries(setUp: SetUp): Readonly<Record<Step, string>> {
	const { summary } = useSetUpWords();
	const { house, places, editions, mail } = setUp;
	const on = places.filter(({ is_on }) => is_on);
	const missing = editions.reduce((sum, edition) => sum + edition.missing.length, 0);
	return {
		name: [house.name, house.address].filter(Boolean).join(' · ') || summary.no_name,
		look: [
			house.logo ? summary.picture : summary.drawn,
			house.accent && house.accent !== colours.lamp ? house.accent : summary.own_accent,
		].join(', '),
		places: [on.map(({ name }) => name).join(', '), house.time_zone || on[0]?.time_zone].join(' · '),
		texts: missing > 0 ? summary.missing({ n: missing }) : summary.written,
		ground: [mail.is_set ? summary.mail : summary.no_mail, setUp.has_bucket ? summary.bucket : summary.disk].join(', '),
		open: setUp.is_public ? summary.open : summary.closed,
	};
}

function Steps({ setUp, now }: { setUp: SetUp; now: Step }) {
	const set_up = useSetUpWords();
	const done = stepsDone(setUp);
	const summaries = useSummaries(setUp);
	return (
		<nav aria-label={set_up.steps_label}>
			<ol className="su-steps">
				{steps.map((step, index) => (
					<li key={step}>
						<Link to={stepAddress(step)} aria-current={step === now ? 'step' : undefined}>
							<span className={done.has(step) ? 'su-no is-done' : 'su-no'} aria-hidden="true">
								{done.has(step) ? '✓' : index + 1}
							</span>
							<span>
								<b>{set_up.steps[step].title}</b> {done.has(step) && <span className="vh">{set_up.done}</span>}
								<small>{summaries[step]}</small>
							</span>
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** The steps of the set-up: what each has come to, which are done, and the way back to the newsroom. */
export function StepsRail({ setUp, now }: { setUp: SetUp; now: Step }) {
	const set_up = useSetUpWords();
	const isRoomy = useIsRoomy();
	const list = useRef<HTMLDetailsElement>(null);
	const { brand, mark } = siteConfig;
	const name = setUp.house.name || brand;
	// biome-ignore lint/correctness/useExhaustiveDependencies: a step that was chosen closes the list.
	useEffect(() => {
		if (list.current) list.current.open = false;
	}, [now]);
	const all = <Steps setUp={setUp} now={now} />;
	return (
		<header className="su-rail">
			<div className="su-rail__in">
				<Link className="su-logo" to={HOME} aria-label={`${name}, ${set_up.leave}`}>
					<Wordmark name={name} mark={name === brand ? mark : undefined} />
				</Link>
				<h1 id="heading" tabIndex={-1}>
					{set_up.title}
				</h1>
				<p>{set_up.line}</p>
				{isRoomy ? (
					all
				) : (
					<details ref={list}>
						<summary>
							{set_up.step_of({ n: steps.indexOf(now) + 1, all: steps.length, title: set_up.steps[now].title })}
						</summary>
						{all}
					</details>
				)}
				<p className="su-leave">
					<Link to={HOME}>{set_up.leave}</Link>
				</p>
			</div>
		</header>
	);
}
