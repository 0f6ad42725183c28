import { Link } from 'react-router';
import { HOME } from '../addresses';
import { useSetUpWords } from '../words/set-up-words';
import type { SetUp, Step } from './set-up';

/** The place where each item is done: a step of the set-up, or a screen. */
const PLACES: Readonly<Record<SetUp['items'][number]['name'], Step | { to: string }>> = {
	name: 'name',
	imprint: 'name',
	texts: 'texts',
	mail: 'ground',
	article: { to: `${HOME}/article/new` },
	people: { to: `${HOME}/people` },
	open: 'open',
};

/** The items of the set-up: those that are done, and links to the others. */
export function Checklist({ setUp }: { setUp: SetUp }) {
	const set_up = useSetUpWords();
	return (
		<ul className="su-list" aria-label={set_up.left}>
			{setUp.items.map(({ name, is_done }) => {
				const place = PLACES[name];
				const to = typeof place === 'string' ? `${HOME}/set-up?step=${place}` : place.to;
				return (
					<li key={name} className={is_done ? 'is-done' : undefined}>
						<span aria-hidden="true">{is_done ? '●' : '○'}</span>
						<span>
							{is_done ? set_up.todo[name] : <Link to={to}>{set_up.todo[name]}</Link>}{' '}
							<span className="vh">{is_done ? set_up.done : set_up.not_done}</span>
						</span>
					</li>
				);
			})}
		</ul>
	);
}

/** On the first screen: the items that are left, if any, and a notice while search engines are kept out. */
export function SetUpPart({ setUp }: { setUp: SetUp }) {
	const set_up = useSetUpWords();
	const isAway = setUp.is_reachable && !setUp.is_public;
	const isLeft = !setUp.is_demonstration && setUp.items.some(({ is_done }) => !is_done);
	if (!isAway && !(isLeft && setUp.may_change)) return null;
	return (
		<section className="stt">
			<header className="sh">
				<h2>{set_up.title}</h2>
				{setUp.may_change && (
					<Link className="link push" to={`${HOME}/set-up`}>
						{set_up.go}
					</Link>
				)}
			</header>
			{isAway && (
				<p className="msg msg--neg">
					<b>▲ {set_up.closed}</b> {set_up.closed_line({ address: setUp.site_url })} <code>PUBLIC_SITE=true</code>
				</p>
			)}
			{isLeft && setUp.may_change && <Checklist setUp={setUp} />}
		</section>
	);
}
