import { useEffect, useRef, useState } from 'react';
import { HOME } from '../addresses';
import { send } from '../calls';
import { Dialog } from '../components/dialog';
import { CopyText } from '../journal/copy-text';
import { openText } from '../journal/typed-text';
import { useWords } from '../words/words';
import { DemoPeople, DemoProof } from './demo';
import { PasswordField } from './field';
import { CodeForm, PasswordForm } from './forms';
import { PasskeyButton } from './passkey';
import { type Asking, type Session, setSession, useAsking, useSession } from './session';
import { Refusals, useTry } from './use-try';

/** Signs in over the page, which keeps what was typed. Another account gets a fresh page. */
function SignInDialog({ asking }: { asking: Asking }) {
	const { sign_in } = useWords();
	const session = useSession();
	const [who] = useState(session.account);
	// What was known of the session is over; the fresh state begins with the password.
	const begun = useRef(false);
	const [isDisabled, noteDisabled] = useState(false);
	const isFresh = begun.current && session.state === 'in';
	useEffect(() => {
		begun.current = true;
		void send<Session>('session').then(setSession, () => undefined);
	}, []);
	useEffect(() => {
		if (!isFresh) return;
		if (who && session.account && who.id !== session.account.id) location.assign(HOME);
		else asking.answer(true);
	}, [isFresh, who, session, asking]);
	return (
		<Dialog title={sign_in.again_title({ name: who?.name ?? '' })} className="dlg--over" isFirm onClose={() => {}}>
			<p>{isDisabled && openText() ? sign_in.disabled_line : sign_in.again_line}</p>
			{isDisabled && openText() && <CopyText />}
			<Refusals value={(reason) => noteDisabled(reason === 'disabled')}>
				{session.state === 'code' ? <CodeForm /> : <PasswordForm email={who?.email ?? ''} />}
				<PasskeyButton path="session/passkey" onDone={setSession} />
				{session.state === 'out' && <DemoPeople />}
			</Refusals>
		</Dialog>
	);
}

/** The password once more, for what asks for a fresh proof. */
function ProofDialog({ asking }: { asking: Asking }) {
	const { sign_in, cancel } = useWords();
	const [password, setPassword] = useState('');
	const { failure, isBusy, attempt } = useTry(sign_in.wrong);
	return (
		<Dialog title={sign_in.proof_title} className="dlg--over" onClose={() => asking.answer(false)}>
			<p>{sign_in.proof_line}</p>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					void attempt(async () => {
						setSession(await send<Session>('session/proof', { method: 'POST', body: { password } }));
						asking.answer(true);
					});
				}}
			>
				<PasswordField
					label={sign_in.password}
					autoComplete="current-password"
					value={password}
					onChange={setPassword}
					error={failure?.text}
				/>
				<PasskeyButton
					path="session/proof/passkey"
					onDone={(session) => {
						setSession(session);
						asking.answer(true);
					}}
				/>
				<div className="dlg__acts">
					<button type="button" className="btn btn--text" onClick={() => asking.answer(false)}>
						{cancel}
					</button>
					<button className="btn" type="submit" aria-disabled={isBusy}>
						{sign_in.proof_act}
					</button>
				</div>
			</form>
		</Dialog>
	);
}

/** Asks for what a call needs, over the page: signing in again, or a fresh proof of identity. */
export function SessionDialog() {
	const asking = useAsking();
	const { account, has_demo } = useSession();
	if (!asking) return null;
	if (asking.need === 'session') return <SignInDialog asking={asking} />;
	return account?.is_demonstration && has_demo ? <DemoProof asking={asking} /> : <ProofDialog asking={asking} />;
}
