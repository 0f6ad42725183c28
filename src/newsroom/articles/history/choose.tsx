import { Link, useNavigate } from 'react-router';
import { useWords } from '../../words/words';
import { type ArticleStates, type Asked, askedAddress, stateOption, views } from './states';

interface ChooseProps {
	states: ArticleStates;
	asked: Asked;
}

function StateField({ of, states, asked, label }: ChooseProps & { of: 'from' | 'to'; label: string }) {
	const words = useWords();
	const navigate = useNavigate();
	const names = [
		'now',
		...(states.is_pending ? ['pending'] : []),
		...(states.readers === null ? [] : ['readers']),
		...states.rows.map((one) => String(one.number)),
	];
	return (
		<label className="cmp__state">
			<span className="label">{label}</span>
			<select
				className="field"
				value={asked[of]}
				onChange={({ target }) => void navigate(askedAddress({ ...asked, [of]: target.value }))}
			>
				{names.map((name) => (
					<option key={name} value={name}>
						{stateOption(name, states, words)}
					</option>
				))}
			</select>
		</label>
	);
}

/** Chooses which two states are compared, and how that is shown; each choice is an address. */
export function Choose({ states, asked }: ChooseProps) {
	const { history } = useWords();
	const isWho = asked.view === 'who';
	return (
		<div className="cmp__head">
			<div className="cmp__pair">
				{!isWho && <StateField of="from" states={states} asked={asked} label={history.from} />}
				{!isWho && <span aria-hidden="true">→</span>}
				<StateField of="to" states={states} asked={asked} label={isWho ? history.of : history.to} />
				{!isWho && (
					<Link className="link" to={askedAddress({ ...asked, from: asked.to, to: asked.from })}>
						{history.swap}
					</Link>
				)}
			</div>
			<nav className="views" aria-label={history.view}>
				{(states.has_drafts ? views : views.filter((view) => view !== 'who')).map((view) => (
					<Link
						key={view}
						to={askedAddress({ ...asked, view })}
						aria-current={view === asked.view ? 'page' : undefined}
					>
						{history.views[view]}
					</Link>
				))}
			</nav>
		</div>
	);
}
