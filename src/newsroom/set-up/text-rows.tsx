import { Link } from 'react-router';
import { HOME } from '../addresses';
import { ask } from '../calls';
import { say } from '../components/toasts';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import type { SetUp } from './set-up';
import type { StepProps } from './site-form';

type Edition = SetUp['editions'][number];

/** The published texts of an edition: the way to each, and a button for those that are still to be checked. */
export function TextRows({ edition, setUp, onChanged }: Pick<StepProps, 'setUp' | 'onChanged'> & { edition: Edition }) {
	const { texts } = useSetUpWords();
	const { failure, isBusy, attempt } = useTry();
	if (edition.texts.length === 0) return null;
	const check = (name: Edition['texts'][number]['name']) =>
		attempt(async () => {
			onChanged(await ask<SetUp>('set-up/texts/checked', { method: 'POST', body: { edition: edition.code, name } }));
			say(texts.was_checked({ page: texts.pages[name] }));
		});
	return (
		<>
			<ul className="su-list" aria-label={texts.published_list({ edition: edition.name })}>
				{edition.texts.map(({ name, id, address, is_unchecked }) => (
					<li key={name} className={is_unchecked ? 'is-open' : 'is-done'}>
						<span aria-hidden="true">{is_unchecked ? '△' : '✓'}</span>
						<span>
							{texts.pages[name]}
							<span className="help"> {is_unchecked ? texts.unchecked : texts.checked}</span>
						</span>
						<span className="su-row-acts">
							<a className="link" href={address}>
								{texts.read}
							</a>
							<Link className="link" to={`${HOME}/page/${id}`}>
								{texts.edit}
							</Link>
							{is_unchecked && setUp.may_change && (
								<button
									className="btn btn--line btn--s"
									type="button"
									aria-disabled={isBusy}
									aria-label={texts.check_one({ page: texts.pages[name] })}
									onClick={() => void check(name)}
								>
									{texts.check_it}
								</button>
							)}
						</span>
					</li>
				))}
			</ul>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
		</>
	);
}
