import { Link } from 'react-router';
import type { Hindrance } from '../../shared/site/hindrances';
import { HOME } from '../addresses';
import { useSetUpWords } from '../words/set-up-words';
import type { SetUp, Step } from './set-up';

/** The step where a hindrance is put right; undefined for settings of the environment. */
function stepOf({ name }: Hindrance): Step | undefined {
	if (name === 'page') return 'texts';
	return name === 'name' || name === 'legal_name' || name === 'address' || name === 'mail' ? 'name' : undefined;
}

/** What keeps the site from being open, one sentence each, with the way to the step where it is put right. */
export function Hindrances({ setUp }: { setUp: SetUp }) {
	const set_up = useSetUpWords();
	const sentenceOf = ({ name, host = '', page, edition = '' }: Hindrance): string => {
		const sentence = set_up.reasons[name];
		if (typeof sentence === 'string') return sentence;
		const inEdition = setUp.places.find(({ code }) => code === edition)?.name ?? edition;
		return sentence({ host, page: page ? set_up.texts.pages[page] : '', edition: inEdition });
	};
	return (
		<ul className="su-list su-hindrances" aria-label={set_up.open.missing}>
			{setUp.hindrances.map((one) => {
				const step = stepOf(one);
				return (
					<li key={`${one.name} ${one.page ?? ''} ${one.edition ?? ''}`}>
						<span aria-hidden="true">▲</span>
						<span>
							{sentenceOf(one)}{' '}
							{step && setUp.may_change && (
								<Link className="link" to={`${HOME}/set-up?step=${step}`}>
									{set_up.open.to({ step: set_up.steps[step].title })}
								</Link>
							)}
						</span>
					</li>
				);
			})}
		</ul>
	);
}
