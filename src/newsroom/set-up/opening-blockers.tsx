import { Link } from 'react-router';
import type { Blocker } from '../../shared/site/opening-blockers';
import { HOME } from '../addresses';
import { useSetUpWords } from '../words/set-up-words';
import type { SetUp, Step } from './set-up';

/** The step where a blocker is put right; undefined for settings of the environment. */
function stepOf({ name }: Blocker): Step | undefined {
	return name === 'name' || name === 'legal_name' || name === 'address' || name === 'mail' || name === 'mail_host'
		? 'name'
		: undefined;
}

/** What keeps the site from being open, one sentence each, with the way to the step where it is put right. */
export function Blockers({ setUp }: { setUp: SetUp }) {
	const set_up = useSetUpWords();
	const sentenceOf = ({ name, host = '' }: Blocker): string => {
		const sentence = set_up.reasons[name];
		if (typeof sentence === 'string') return sentence;
		return sentence({ host, page: '', edition: '' });
	};
	const pages = setUp.blockers.filter(({ name }) => name === 'page');
	// An edition that lacks several pages lacks them for one reason.
	const lines = [
		...setUp.blockers.flatMap((one) =>
			one.name === 'page' ? [] : [{ key: one.name, sentence: sentenceOf(one), step: stepOf(one) }],
		),
		...[...Map.groupBy(pages, ({ edition = '' }) => edition)].map(([edition, missing]) => ({
			key: edition,
			sentence: set_up.open.pages_missing({
				edition: setUp.places.find(({ code }) => code === edition)?.name ?? edition,
				pages: missing.flatMap(({ page }) => (page ? [set_up.texts.pages[page]] : [])).join(', '),
			}),
			step: 'texts' as const,
		})),
	];
	return (
		<ul className="su-list su-blockers" aria-label={set_up.open.missing}>
			{lines.map(({ key, sentence, step }) => (
				<li key={key}>
					<span aria-hidden="true">▲</span>
					<span>
						{sentence}{' '}
						{step && setUp.may_change && (
							<Link className="link" to={`${HOME}/set-up?step=${step}`}>
								{set_up.open.to({ step: set_up.steps[step].title })}
							</Link>
						)}
					</span>
				</li>
			))}
		</ul>
	);
}
