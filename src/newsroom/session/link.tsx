import { useEffect, useState } from 'react';
import { HOME } from '../addresses';
import { ApiError, send } from '../calls';
import { type Language, languages, useWords } from '../words/words';
import { LabelledField, PasswordField } from './field';
import { type Session, setSession, useSession } from './session';
import { SignIn, SignInFrame } from './sign-in';
import { useTry } from './use-try';

interface Behind {
	kind: 'first' | 'invitation' | 'password' | 'address';
	email?: string;
	name?: string;
}

/** The token is part of the address until it was read; after that it is not even in the browser's history. */
const token = location.pathname.split('/').at(-1) ?? '';

/** Confirms one half of a change of address. Programs that scan e-mails follow links, so it needs a button. */
function Confirm({ email }: { email: string }) {
	const { link: texts } = useWords();
	const [isChanged, setChanged] = useState<boolean>();
	const { failure, isBusy, attempt } = useTry();
	return (
		<SignInFrame title={texts.title_address}>
			<p className="door__line">{texts.line_address({ email })}</p>
			{isChanged === undefined && (
				<button
					className="btn btn--wide"
					type="button"
					aria-disabled={isBusy}
					onClick={() =>
						void attempt(async () => {
							const answer = await send<{ is_changed: boolean }>('link/confirm', { method: 'POST', body: { token } });
							setChanged(answer.is_changed);
						})
					}
				>
					{texts.confirm}
				</button>
			)}
			<p role="status" className={failure ? 'error' : 'door__line'}>
				{failure?.text ?? (isChanged === undefined ? '' : isChanged ? texts.changed({ email }) : texts.half)}
			</p>
			<a className="link" href={HOME}>
				{texts.to_sign_in}
			</a>
		</SignInFrame>
	);
}

function Accept({ link, onDone }: { link: Behind & { kind: Exclude<Behind['kind'], 'address'> }; onDone(): void }) {
	const words = useWords();
	const { link: texts, sign_in } = words;
	const [email, setEmail] = useState(link.email ?? '');
	const [name, setName] = useState(link.name ?? '');
	const [password, setPassword] = useState('');
	const [language, setLanguage] = useState<Language>(document.documentElement.lang as Language);
	const { failure, isBusy, attempt } = useTry();
	const fieldError = (field: string) => (failure?.field === field ? failure.text : undefined);
	const isPassword = link.kind === 'password';
	return (
		<SignInFrame title={texts[`title_${link.kind}`]}>
			<p className="door__line">{texts[`line_${link.kind}`]}</p>
			<form
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					const own = isPassword ? {} : { name, language, ...(link.kind === 'first' ? { email } : {}) };
					void attempt(async () => {
						setSession(await send<Session>('link/accept', { method: 'POST', body: { token, password, ...own } }));
						onDone();
					});
				}}
			>
				<LabelledField
					label={sign_in.email}
					type="email"
					autoComplete="username"
					value={email}
					onChange={setEmail}
					readOnly={link.kind !== 'first'}
					error={fieldError('email')}
				/>
				{!isPassword && (
					<LabelledField
						label={texts.name}
						autoComplete="name"
						value={name}
						onChange={setName}
						error={fieldError('name')}
					/>
				)}
				<PasswordField
					label={texts.password}
					autoComplete="new-password"
					value={password}
					onChange={setPassword}
					help={texts.password_help}
					error={failure && !['email', 'name'].includes(failure.field) ? failure.text : undefined}
				/>
				{!isPassword && (
					<fieldset className="lf">
						<legend className="label">{texts.language}</legend>
						{languages.map((one) => (
							<label className="check" key={one.code} lang={one.code}>
								<input
									type="radio"
									name="language"
									checked={language === one.code}
									onChange={() => setLanguage(one.code)}
								/>
								{one.name}
							</label>
						))}
					</fieldset>
				)}
				<button className="btn btn--wide" type="submit" aria-disabled={isBusy}>
					{texts.act}
				</button>
			</form>
		</SignInFrame>
	);
}

/** The page behind a link of an e-mail: its purpose, a password, then the second factor. */
export default function Link() {
	const { link: texts } = useWords();
	const session = useSession();
	const [link, setLink] = useState<Behind | 'dead'>();
	const [isDone, setDone] = useState(false);
	useEffect(() => {
		history.replaceState(null, '', HOME);
		send<Behind>('link/look', { method: 'POST', body: { token } }).then(setLink, (error: unknown) => {
			if (error instanceof ApiError) setLink('dead');
		});
	}, []);
	useEffect(() => {
		// Once somebody is signed in, the newsroom is loaded anew from its first screen.
		if (isDone && session.state === 'in') location.assign(HOME);
	}, [isDone, session.state]);
	if (link === 'dead')
		return (
			<SignInFrame title={texts.dead}>
				<p className="door__line">{texts.dead_line}</p>
				<a className="link" href={HOME}>
					{texts.to_sign_in}
				</a>
			</SignInFrame>
		);
	if (!link) return null;
	if (isDone) return <SignIn note={link.kind === 'password' ? texts.done : undefined} />;
	if (link.kind === 'address') return <Confirm email={link.email ?? ''} />;
	return <Accept link={{ ...link, kind: link.kind }} onDone={() => setDone(true)} />;
}
