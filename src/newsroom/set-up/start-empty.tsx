import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { say } from '../components/toasts';
import { useSession } from '../session/session';
import { useSetUpWords } from '../words/set-up-words';
import { RemoveDemonstration } from './remove-demonstration';
import type { SetUp } from './set-up';

/** On the first screen of the demonstration: what it is, and the way to an empty site. */
export function StartEmpty({ setUp }: { setUp: SetUp }) {
	const { demonstration } = useSetUpWords();
	const { account } = useSession();
	const { revalidate } = useRevalidator();
	const [isAsked, askFirst] = useState(false);
	if (!setUp.may_change || !setUp.is_demonstration) return null;
	return (
		<section className="stt su-start" aria-labelledby="start-empty">
			<header className="sh">
				<h2 id="start-empty">{demonstration.start_title}</h2>
			</header>
			{setUp.may_remove ? (
				<>
					<p>{account?.is_demonstration ? demonstration.start_line : demonstration.start_line_own}</p>
					<p>
						<button type="button" className="btn btn--line" onClick={() => askFirst(true)}>
							{demonstration.start}
						</button>
					</p>
				</>
			) : (
				<p>{demonstration.own_account}</p>
			)}
			{isAsked && (
				<RemoveDemonstration
					onClose={() => askFirst(false)}
					onRemoved={() => {
						askFirst(false);
						say(demonstration.removed);
						void revalidate();
					}}
				/>
			)}
		</section>
	);
}
