import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { coverUrl } from '../../shared/address/cover-url';
import { Wordmark } from '../../ui/wordmark';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';
import { DemoPeople } from './demo';
import { CodeForm, ForgottenForm, PasswordForm } from './forms';
import { PasskeyButton } from './passkey';
import { setSession, useSession } from './session';

const Enrolment = lazy(() => import('./enrolment'));

const ART = coverUrl({ seed: 'newsroom', kind: 'headline', scene: 'hills', mood: 'night' }, 72);

/** The frame of the screens before the newsroom: the drawing at the left, one task at the right. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
	useEffect(() => {
		document.title = `${title} | ${siteConfig.brand}`;
	}, [title]);
	return (
		<main className="door" id="main">
			<div className="door__art">
				<img src={ART} alt="" />
			</div>
			<div className="door__in">
				<div className="door__box">
					<a className="door__logo" href="/">
						<Wordmark name={siteConfig.brand} mark={siteConfig.mark} />
					</a>
					<h1 className="hed hed--2">{title}</h1>
					{children}
				</div>
			</div>
		</main>
	);
}

/** The screen of signing in, at the step that is next. @param note a message above the form */
export function SignIn({ note }: { note?: string | undefined }) {
	const { sign_in, enrol } = useWords();
	const { state, has_mail } = useSession();
	const [isForgotten, setForgotten] = useState(false);
	if (state === 'enrol')
		return (
			<SignInFrame title={enrol.title}>
				<Suspense>
					<Enrolment />
				</Suspense>
			</SignInFrame>
		);
	if (state === 'code')
		return (
			<SignInFrame title={sign_in.code_title}>
				<CodeForm />
				<PasskeyButton path="session/passkey" onDone={setSession} />
			</SignInFrame>
		);
	if (isForgotten)
		return (
			<SignInFrame title={sign_in.forgotten_title}>
				<ForgottenForm onBack={() => setForgotten(false)} />
			</SignInFrame>
		);
	return (
		<SignInFrame title={sign_in.title}>
			{note && <p className="door__line">{note}</p>}
			<PasswordForm />
			<PasskeyButton path="session/passkey" onDone={setSession} />
			{has_mail ? (
				<button className="btn btn--text" type="button" onClick={() => setForgotten(true)}>
					{sign_in.forgotten}
				</button>
			) : (
				<p className="help">{sign_in.forgotten_alone}</p>
			)}
			<DemoPeople />
			<p className="help">{sign_in.note}</p>
		</SignInFrame>
	);
}
