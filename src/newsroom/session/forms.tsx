import { useState } from 'react';
import { send } from '../calls';
import { useWords } from '../words/words';
import { LabelledField, PasswordField } from './field';
import { type Session, setSession, signOut } from './session';
import { useTry } from './use-try';

/** The form for address and password. @param email address to fill in */
export function PasswordForm({ email: known = '' }: { email?: string }) {
	const { sign_in } = useWords();
	const [email, setEmail] = useState(known);
	const [password, setPassword] = useState('');
	const { failure, isBusy, attempt } = useTry(sign_in.wrong);
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void attempt(async () => {
					setSession(await send<Session>('session', { method: 'POST', body: { email, password } }));
				});
			}}
		>
			<LabelledField
				label={sign_in.email}
				type="email"
				name="email"
				autoComplete="username"
				value={email}
				onChange={setEmail}
				required
			/>
			<PasswordField
				label={sign_in.password}
				name="password"
				autoComplete="current-password"
				value={password}
				onChange={setPassword}
				error={failure?.text}
				required
			/>
			<button className="btn btn--wide" type="submit" aria-disabled={isBusy}>
				{sign_in.act}
			</button>
		</form>
	);
}

/** Sends a link to people who have forgotten their password. The answer is the same for known and unknown addresses. */
export function ForgottenForm({ onBack }: { onBack(): void }) {
	const { sign_in } = useWords();
	const [email, setEmail] = useState('');
	const [isSent, setSent] = useState(false);
	const { failure, isBusy, attempt } = useTry();
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void attempt(async () => {
					await send('session/forgotten', { method: 'POST', body: { email } });
					setSent(true);
				});
			}}
		>
			<p className="door__line">{sign_in.forgotten_line}</p>
			<LabelledField
				label={sign_in.email}
				type="email"
				name="email"
				autoComplete="username"
				value={email}
				onChange={setEmail}
				error={failure?.text}
				required
			/>
			<p role="status" className="help">
				{isSent && sign_in.forgotten_done}
			</p>
			<button className="btn btn--wide" type="submit" aria-disabled={isBusy}>
				{sign_in.forgotten_act}
			</button>
			<button className="btn btn--text" type="button" onClick={onBack}>
				{sign_in.back}
			</button>
		</form>
	);
}

/** The second factor: six digits, or a recovery code. */
export function CodeForm() {
	const { sign_in } = useWords();
	const [code, setCode] = useState('');
	const { failure, isBusy, attempt } = useTry(sign_in.code_wrong);
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void attempt(async () => {
					setSession(await send<Session>('session/code', { method: 'POST', body: { code: code.trim() } }));
				});
			}}
		>
			<LabelledField
				label={sign_in.code}
				name="code"
				autoComplete="one-time-code"
				spellCheck={false}
				value={code}
				onChange={setCode}
				error={failure?.text}
				help={sign_in.code_line}
				required
			/>
			<button className="btn btn--wide" type="submit" aria-disabled={isBusy}>
				{sign_in.act}
			</button>
			<button className="btn btn--text" type="button" onClick={() => void signOut()}>
				{sign_in.other}
			</button>
		</form>
	);
}
