import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { ask } from '../calls';
import { Header } from '../components/header';
import { setSingleKeys, useSingleKeys } from '../components/keys';
import { Moment } from '../components/moment';
import { say } from '../components/toasts';
import { LabelledField, PasswordField } from '../session/field';
import { OwnAddress } from '../session/own-address';
import { type OwnPasskey, OwnPasskeys } from '../session/own-passkeys';
import { readSession, useSession } from '../session/session';
import { useTry } from '../session/use-try';
import { type Language, languages, useWords } from '../words/words';
import { grantWords } from './grants';

interface Signed {
	id: number;
	agent: string;
	network: string;
	created_at: number;
	seen_at: number;
	is_this: boolean;
}

interface Own {
	sessions: Signed[];
	passkeys: OwnPasskey[];
}

export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<Own> {
	const [sessions, passkeys] = await Promise.all([
		ask<{ rows: Signed[] }>('me/sessions', { signal }),
		ask<{ rows: OwnPasskey[] }>('me/passkeys', { signal }),
	]);
	return { sessions: sessions.rows, passkeys: passkeys.rows };
}

function Profile() {
	const { me } = useWords();
	const { account } = useSession();
	const [name, setName] = useState(account?.name ?? '');
	const [language, setLanguage] = useState<Language>(account?.language ?? 'en');
	const { failure, isBusy, attempt } = useTry();
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void attempt(async () => {
					await ask('me', { method: 'PATCH', body: { name, language } });
					await readSession();
					say(me.saved);
				});
			}}
		>
			<LabelledField label={me.name} autoComplete="name" value={name} onChange={setName} error={failure?.text} />
			<fieldset className="lf">
				<legend className="label">{me.language}</legend>
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
			<SaveButton isBusy={isBusy} />
		</form>
	);
}

function SaveButton({ isBusy }: { isBusy: boolean }) {
	const { edit } = useWords();
	return (
		<button className="btn" type="submit" aria-disabled={isBusy}>
			{edit.save}
		</button>
	);
}

function Password() {
	const { me, sign_in, link } = useWords();
	const { account } = useSession();
	const [old, setOld] = useState('');
	const [password, setPassword] = useState('');
	const { failure, isBusy, attempt } = useTry(sign_in.wrong);
	const isNew = failure?.field === 'password';
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void attempt(async () => {
					await ask('me/password', { method: 'POST', body: { old, password } });
					setOld('');
					setPassword('');
					say(me.changed);
				});
			}}
		>
			<input
				className="vh"
				tabIndex={-1}
				aria-hidden="true"
				autoComplete="username"
				value={account?.email ?? ''}
				readOnly
			/>
			<PasswordField
				label={me.old}
				autoComplete="current-password"
				value={old}
				onChange={setOld}
				error={isNew ? undefined : failure?.text}
			/>
			<PasswordField
				label={me.new}
				autoComplete="new-password"
				value={password}
				onChange={setPassword}
				help={link.password_help}
				error={isNew ? failure.text : undefined}
			/>
			<button className="btn" type="submit" aria-disabled={isBusy}>
				{me.change}
			</button>
		</form>
	);
}

function Sessions({ rows }: { rows: readonly Signed[] }) {
	const { me } = useWords();
	const { revalidate } = useRevalidator();
	const { failure, attempt } = useTry();
	return (
		<>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<ul className="lines">
				{rows.map((one) => (
					<li key={one.id}>
						<span>
							<b>{one.agent}</b> <span className="meta">{one.network}</span>{' '}
							<span className="meta">
								{one.is_this ? me.this : me.seen} {!one.is_this && <Moment at={one.seen_at} />}
							</span>
						</span>
						{!one.is_this && (
							<button
								type="button"
								className="btn btn--quiet push"
								onClick={() =>
									void attempt(async () => {
										await ask(`me/sessions/${one.id}`, { method: 'DELETE' });
										say(me.ended);
										await revalidate();
									})
								}
							>
								{me.end} <span className="vh">{one.agent}</span>
							</button>
						)}
					</li>
				))}
			</ul>
		</>
	);
}

/** One's own account: name, language, password, sessions, keys. */
export function Component() {
	const { sessions, passkeys } = useLoaderData<Own>();
	const words = useWords();
	const { me, keys } = words;
	const { account } = useSession();
	const single = useSingleKeys();
	return (
		<>
			<Header title={words.screens.me} sub={account?.email} />
			<main id="main">
				<p className="about">{me.line}</p>
				<div className="stg">
					<section className="stt">
						<header className="sh">
							<h2>{me.profile}</h2>
						</header>
						<Profile />
					</section>
					<section className="stt">
						<header className="sh">
							<h2>{me.password}</h2>
						</header>
						<p className="help">{me.password_line}</p>
						<Password />
					</section>
					<section className="stt">
						<header className="sh">
							<h2>{me.roles}</h2>
						</header>
						<p className="help">{me.roles_line}</p>
						<ul className="lines">
							{account?.grants.map((grant) => (
								<li key={JSON.stringify(grant)}>{grantWords(grant, words)}</li>
							))}
						</ul>
						<header className="sh sh--next">
							<h2>{keys.single}</h2>
						</header>
						<label className="check">
							<input type="checkbox" checked={single} onChange={(event) => setSingleKeys(event.target.checked)} />
							{keys.single}
						</label>
						<p className="help">{keys.single_line}</p>
					</section>
					{account?.is_demonstration === false && (
						<section className="stt">
							<header className="sh">
								<h2>{me.address}</h2>
							</header>
							<OwnAddress />
						</section>
					)}
					{account?.is_demonstration === false && (
						<section className="stt">
							<header className="sh">
								<h2>{me.passkeys}</h2>
							</header>
							<OwnPasskeys rows={passkeys} />
						</section>
					)}
					<section className="stt stt--wide">
						<header className="sh">
							<h2>{me.sessions}</h2>
						</header>
						<p className="help">{me.sessions_line}</p>
						<Sessions rows={sessions} />
					</section>
				</div>
			</main>
		</>
	);
}
