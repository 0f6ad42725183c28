import { useEffect, useState } from 'react';
import type { Role } from '../../shared/staff';
import { ApiError, send } from '../calls';
import { Dialog } from '../components/dialog';
import { named, useWords } from '../words/words';
import { dropDemonstrationSecret, useDemonstrationSecret } from './demonstration-secret';
import { type Asking, readSession, type Session, setSession } from './session';
import { useTry } from './use-try';

interface Person {
	role: Role;
	name: string;
}

/**
 * One button for each person of the demonstration.
 * @param onRejected called where the server does not take the secret
 */
function People({ secret, onRejected }: { secret: string; onRejected(): void }) {
	const words = useWords();
	const [people, setPeople] = useState<Person[]>();
	const { failure, isBusy, attempt } = useTry();
	const load = async () => {
		try {
			const body = { secret };
			setPeople((await send<{ people: Person[] }>('session/demo/people', { method: 'POST', body })).people);
		} catch (error) {
			if (!(error instanceof ApiError) || error.reason !== 'forbidden') throw error;
			onRejected();
		}
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each secret
	useEffect(() => void attempt(load), [secret]);
	return (
		<section className="demo" aria-labelledby="demo">
			<h2 id="demo">{words.sign_in.demo}</h2>
			<ul>
				{people?.map(({ role, name }) => (
					<li key={role}>
						<button
							type="button"
							className="btn btn--quiet"
							aria-disabled={isBusy}
							onClick={() =>
								void attempt(async () => {
									await send('session/demo', { method: 'POST', body: { role, secret } });
									await readSession();
								})
							}
						>
							<b>{name}</b> <span className="meta">{named(words.roles, role)}</span>
						</button>
					</li>
				))}
			</ul>
			{failure ? (
				<p className="error" role="alert">
					{failure.text}
				</p>
			) : (
				<p className="help">{words.sign_in.demo_note}</p>
			)}
		</section>
	);
}

/**
 * The people of the demonstration, where the address that the start prints was opened in this tab; else one sentence that
 * says where to find it.
 */
export function DemoPeople() {
	const { sign_in } = useWords();
	const secret = useDemonstrationSecret();
	const [isRejected, setRejected] = useState(false);
	if (secret === null)
		return (
			<p className="help" role={isRejected ? 'alert' : undefined}>
				{isRejected ? sign_in.demo_wrong : sign_in.demo_address}
			</p>
		);
	const onRejected = () => {
		setRejected(true);
		dropDemonstrationSecret();
	};
	return <People key={secret} secret={secret} onRejected={onRejected} />;
}

/** The proof of a person of the demonstration, who has no password: one click in the session that the secret opened. */
export function DemoProof({ asking }: { asking: Asking }) {
	const { sign_in, cancel } = useWords();
	const { failure, isBusy, attempt } = useTry();
	const prove = async () => {
		setSession(await send<Session>('session/demo/proof', { method: 'POST' }));
		asking.answer(true);
	};
	return (
		<Dialog title={sign_in.proof_demo_title} className="dlg--over" onClose={() => asking.answer(false)}>
			<p>{sign_in.proof_demo_line}</p>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<div className="dlg__acts">
				<button type="button" className="btn btn--text" onClick={() => asking.answer(false)}>
					{cancel}
				</button>
				<button className="btn" type="button" aria-disabled={isBusy} onClick={() => void attempt(prove)}>
					{sign_in.proof_act}
				</button>
			</div>
		</Dialog>
	);
}
