import { useNavigate } from 'react-router';
import { HOME } from '../addresses';
import { ask } from '../calls';
import { say } from '../components/toasts';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import { Checklist, PutAway } from './checklist';
import { Blockers } from './opening-blockers';
import type { SetUp } from './set-up';
import type { StepProps } from './site-form';

/** Whether search engines are let in, what keeps it closed, and the button that opens or closes the site. */
function Opening({ setUp, onChanged }: Pick<StepProps, 'setUp' | 'onChanged'>) {
	const set_up = useSetUpWords();
	const { open } = set_up;
	const { failure, isBusy, attempt } = useTry();
	const { is_public, is_opened, public_given, blockers, may_change, site_url } = setUp;
	const turn = (method: 'POST' | 'DELETE', said: string) =>
		attempt(async () => {
			onChanged(await ask<SetUp>('set-up/opening', { method }));
			say(said);
		});
	const isOurs = public_given === null && may_change;
	return (
		<section className="su-group">
			<p>{is_public ? open.is_open({ address: site_url }) : is_opened ? open.held : open.closed}</p>
			{public_given !== null && <p className="help">{set_up.set_by({ variable: 'PUBLIC_SITE' })}</p>}
			{blockers.length > 0 && (
				<>
					<p className="help">{is_public ? open.missing_open : open.missing_line}</p>
					<Blockers setUp={setUp} />
				</>
			)}
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			{isOurs && !is_opened && blockers.length === 0 && (
				<button
					className="btn btn--lamp"
					type="button"
					aria-disabled={isBusy}
					onClick={() => void turn('POST', open.opened)}
				>
					{open.open}
				</button>
			)}
			{isOurs && is_opened && (
				<button
					className="btn btn--line"
					type="button"
					aria-disabled={isBusy}
					onClick={() => void turn('DELETE', open.was_closed)}
				>
					{open.close}
				</button>
			)}
		</section>
	);
}

/** The last step: how the site is opened to search engines, and what is left. */
export function Open({ setUp, onChanged }: StepProps) {
	const set_up = useSetUpWords();
	const { open } = set_up;
	const navigate = useNavigate();
	const { failure, isBusy, attempt } = useTry();
	return (
		<>
			<Opening setUp={setUp} onChanged={onChanged} />
			<h3 className="hed hed--4">{set_up.before}</h3>
			<Checklist setUp={setUp} onChanged={onChanged} />
			<PutAway setUp={setUp} onChanged={onChanged} />
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			{setUp.may_change && (
				<button
					className="btn"
					type="button"
					aria-disabled={isBusy}
					onClick={() =>
						void attempt(async () => {
							onChanged(await ask<SetUp>('set-up/end', { method: 'POST' }));
							await navigate(HOME);
						})
					}
				>
					{open.end}
				</button>
			)}
		</>
	);
}
