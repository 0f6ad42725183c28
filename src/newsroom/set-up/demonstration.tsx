import { useState } from 'react';
import { ask } from '../calls';
import { say } from '../components/toasts';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import { RemoveDemonstration } from './remove-demonstration';
import type { SetUp } from './set-up';
import type { StepProps } from './site-form';

/** Milliseconds between looks at what is being brought in. */
const PAUSE = 1_500;

/** The demonstration: brought in where nothing was written, and taken away again, by a button each. */
export function Demonstration({ setUp, onChanged }: Pick<StepProps, 'setUp' | 'onChanged'>) {
	const { demonstration } = useSetUpWords();
	const [isAsked, askFirst] = useState(false);
	const { failure, isBusy, attempt } = useTry();
	const { is_demonstration, is_loading, may_load, may_change, may_remove } = setUp;
	if (!may_change || !(is_demonstration || may_load)) return null;
	const load = () =>
		attempt(async () => {
			onChanged(await ask<SetUp>('set-up/demonstration', { method: 'POST' }));
			let state: SetUp;
			do {
				await new Promise((done) => setTimeout(done, PAUSE));
				state = await ask<SetUp>('set-up');
			} while (state.is_loading);
			onChanged(state);
			if (state.is_demonstration) say(demonstration.loaded);
		});
	return (
		<section className="su-demo" aria-labelledby="su-demo">
			<h2 className="hed hed--4" id="su-demo">
				{demonstration.title}
			</h2>
			{is_demonstration && (
				<>
					<p>{demonstration.here}</p>
					{may_remove ? (
						<button className="btn btn--line" type="button" onClick={() => askFirst(true)}>
							{demonstration.remove}
						</button>
					) : (
						<p className="help">{demonstration.own_account}</p>
					)}
				</>
			)}
			{may_load && (
				<>
					<p>{demonstration.away}</p>
					<button className="btn btn--line" type="button" aria-disabled={isBusy} onClick={() => void load()}>
						{demonstration.load}
					</button>
				</>
			)}
			<p role="status" className="help">
				{(is_loading || (isBusy && !is_demonstration)) && demonstration.loading}
			</p>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			{isAsked && (
				<RemoveDemonstration
					onClose={() => askFirst(false)}
					onRemoved={(changed) => {
						askFirst(false);
						onChanged(changed);
						say(demonstration.removed);
					}}
				/>
			)}
		</section>
	);
}
