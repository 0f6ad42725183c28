import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, ask } from '../calls';
import { Moment } from '../components/moment';
import { say } from '../components/toasts';
import { useWords } from '../words/words';
import { LabelledField } from './field';
import { knowsPasskeys, madePasskey } from './passkey';
import { useSession } from './session';
import { useTry } from './use-try';

/** A passkey as its owner sees it. */
export interface OwnPasskey {
	id: number;
	name: string;
	created_at: number;
	used_at: number | null;
}

function Add() {
	const { me } = useWords();
	const { revalidate } = useRevalidator();
	const [name, setName] = useState('');
	const [isGone, setGone] = useState(false);
	const { failure, isBusy, attempt } = useTry();
	const add = async () => {
		setGone(false);
		const { options } = await ask<{ options: PublicKeyCredentialCreationOptionsJSON }>('me/passkeys/begin', {
			method: 'POST',
			body: {},
		});
		try {
			const response = await madePasskey(options);
			await ask('me/passkeys', { method: 'POST', body: { response, name } });
		} catch (error) {
			if (error instanceof ApiError) throw error;
			setGone(true);
			return;
		}
		setName('');
		say(me.passkey_added({ name }));
		await revalidate();
	};
	return (
		<form
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void attempt(add);
			}}
		>
			<LabelledField
				label={me.passkey_name}
				autoComplete="off"
				maxLength={80}
				value={name}
				onChange={setName}
				error={isGone ? me.passkey_failed : failure?.text}
			/>
			<button className="btn" type="submit" aria-disabled={isBusy}>
				{me.passkey_add}
			</button>
		</form>
	);
}

/** One's own passkeys: which there are, another one, away with one. */
export function OwnPasskeys({ rows }: { rows: readonly OwnPasskey[] }) {
	const { me } = useWords();
	const session = useSession();
	const { revalidate } = useRevalidator();
	const { failure, attempt } = useTry();
	if (!knowsPasskeys(session)) return <p className="help">{me.passkeys_alone}</p>;
	return (
		<>
			<p className="help">{me.passkeys_line}</p>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			{rows.length === 0 && <p className="help">{me.passkey_none}</p>}
			<ul className="lines">
				{rows.map(({ id, name, created_at, used_at }) => (
					<li key={id}>
						<span>
							<b>{name}</b>{' '}
							<span className="meta">
								{used_at === null ? me.passkey_made : me.passkey_used} <Moment at={used_at ?? created_at} />
							</span>
						</span>
						<button
							type="button"
							className="btn btn--quiet push"
							onClick={() =>
								void attempt(async () => {
									await ask(`me/passkeys/${id}`, { method: 'DELETE' });
									say(me.passkey_removed({ name }));
									await revalidate();
								})
							}
						>
							{me.passkey_remove} <span className="vh">{name}</span>
						</button>
					</li>
				))}
			</ul>
			<Add />
		</>
	);
}
