import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useState } from 'react';
import { Unavailable } from '../../shared/errors';
import { ApiError, send } from '../calls';
import { useWords } from '../words/words';
import { type Session, useSession } from './session';

/** The library is loaded when somebody uses a passkey. */
const library = () => import('@simplewebauthn/browser');

/** True where both the browser and the site support passkeys. */
export const knowsPasskeys = ({ has_passkeys }: Session): boolean =>
	has_passkeys && typeof PublicKeyCredential === 'function';

/** Lets a passkey sign. @returns the browser's answer */
async function signed(): Promise<object> {
	const { startAuthentication } = await library();
	const { options } = await send<{ options: PublicKeyCredentialRequestOptionsJSON }>('session/passkey/begin', {
		method: 'POST',
		body: {},
	});
	return startAuthentication({ optionsJSON: options });
}

/** Creates a passkey. @returns the browser's answer */
export async function madePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<object> {
	const { startRegistration } = await library();
	return startRegistration({ optionsJSON: options });
}

/**
 * The button that signs with a passkey, where the browser and the site support them.
 * @param path call that takes the browser's answer
 */
export function PasskeyButton({ path, onDone }: { path: string; onDone(session: Session): void }) {
	const { sign_in, states } = useWords();
	const session = useSession();
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState('');
	if (!knowsPasskeys(session)) return null;
	const sign = async () => {
		if (isBusy) return;
		setBusy(true);
		setFailure('');
		try {
			const response = await signed();
			onDone(await send<Session>(path, { method: 'POST', body: { response } }));
		} catch (error) {
			if (error instanceof ApiError) setFailure(error.message);
			else if (error instanceof Unavailable) setFailure(`${states.away}. ${states.away_line}`);
			// What is left is the browser's own dialog, which the person closed.
			else setFailure(sign_in.passkey_gone);
		} finally {
			setBusy(false);
		}
	};
	return (
		<>
			<button className="btn btn--line btn--wide" type="button" aria-disabled={isBusy} onClick={() => void sign()}>
				{sign_in.passkey}
			</button>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure}
			</p>
		</>
	);
}
