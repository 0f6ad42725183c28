import { useNavigate } from 'react-router';
import { HOME } from '../addresses';
import { ask } from '../calls';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import { Checklist } from './checklist';
import type { SetUp } from './set-up';
import type { StepProps } from './site-form';

/** The last step: what is left, and how the site is opened to search engines. */
export function Open({ setUp, onChanged }: StepProps) {
	const set_up = useSetUpWords();
	const { open } = set_up;
	const navigate = useNavigate();
	const { failure, isBusy, attempt } = useTry();
	return (
		<>
			<p>{setUp.is_public ? open.is_open({ address: setUp.site_url }) : open.closed}</p>
			{!setUp.is_public && (
				<>
					<pre className="su-code">{`SITE_URL=${setUp.is_reachable ? setUp.site_url : 'https://…'}\nPUBLIC_SITE=true`}</pre>
					<p className="help">{open.closed_line}</p>
				</>
			)}
			<Checklist setUp={setUp} />
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
