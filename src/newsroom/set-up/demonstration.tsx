import { useState } from 'react';
import { ask } from '../calls';
import { Dialog } from '../components/dialog';
import { say } from '../components/toasts';
import { useSession } from '../session/session';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import { useWords } from '../words/words';
import type { SetUp } from './set-up';
import type { StepProps } from './site-form';

/** Milliseconds between looks at what is being brought in. */
const PAUSE = 1_500;

/** The demonstration: brought in where nothing was written, and taken away again, by a button each. */
export function Demonstration({ setUp, onChanged }: Pick<StepProps, 'setUp' | 'onChanged'>) {
	const words = useWords();
	const { demonstration } = useSetUpWords();
	const { account } = useSession();
	const [isAsked, askFirst] = useState(false);
	const { failure, isBusy, attempt } = useTry();
	const { is_demonstration, is_loading, may_load, may_change, own_articles } = setUp;
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
	const remove = () =>
		attempt(async () => {
			const query = { own_articles: String(own_articles) };
			onChanged(await ask<SetUp>('set-up/demonstration', { method: 'DELETE', query }));
			askFirst(false);
			say(demonstration.removed);
		});
	return (
		<section className="su-demo" aria-labelledby="su-demo">
			<h2 className="hed hed--4" id="su-demo">
				{demonstration.title}
			</h2>
			<p>{is_demonstration ? demonstration.here : demonstration.away}</p>
			{account?.is_demonstration ? (
				<p className="help">{demonstration.own_account}</p>
			) : is_demonstration ? (
				<button className="btn btn--line" type="button" onClick={() => askFirst(true)}>
					{demonstration.remove}
				</button>
			) : (
				<button className="btn btn--line" type="button" aria-disabled={isBusy} onClick={() => void load()}>
					{demonstration.load}
				</button>
			)}
			<p role="status" className="help">
				{(is_loading || (isBusy && !is_demonstration)) && demonstration.loading}
			</p>
			<p role="alert" className={failure ? 'error' : undefined}>
				{!isAsked && failure?.text}
			</p>
			{isAsked && (
				<Dialog title={demonstration.remove_title} onClose={() => askFirst(false)}>
					<p>{demonstration.remove_line}</p>
					{own_articles > 0 && <p className="msg msg--neg">{demonstration.own({ n: own_articles })}</p>}
					<p role="alert" className={failure ? 'error' : undefined}>
						{failure?.text}
					</p>
					<div className="dlg__acts">
						<button className="btn" type="button" aria-disabled={isBusy} onClick={() => void remove()}>
							{demonstration.remove}
						</button>
						<button className="btn btn--line" type="button" onClick={() => askFirst(false)}>
							{words.cancel}
						</button>
					</div>
				</Dialog>
			)}
		</section>
	);
}
