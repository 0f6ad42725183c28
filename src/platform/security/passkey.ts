import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isSigned, type SigningKeys, sign } from './signature';

/** Whose passkeys they are: a site, by its host. */
export interface PasskeySite {
	/** Host name. */
	id: string;
	name: string;
	/** Origin of its pages. */
	origin: string;
}

/** What an answer to a challenge is good for. */
export type PasskeyPurpose = 'register' | 'enter';

/** A passkey as it is kept. */
export interface KeptPasskey {
	credential_id: string;
	public_key: string;
	counter: number;
	transports: string[];
}

/** Seconds in which a challenge is to be answered. */
export const CHALLENGE_SECONDS = 300;

/** EdDSA, ES256 and RS256, by their numbers in COSE: what every device signs with. */
const ALGORITHMS: (-8 | -7 | -257)[] = [-8, -7, -257];

/** The library takes a tenth of a second to load, which only whoever uses a passkey waits. */
const library = () => import('@simplewebauthn/server');

/**
 * The site as browsers name it to passkeys.
 * @returns undefined where they take none: an address that is a number has no name
 */
export function passkeySite(site_url: string, name: string): PasskeySite | undefined {
	const { hostname, origin } = new URL(site_url);
	return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, name, origin } : undefined;
}

/**
 * A challenge that says itself until when it is good and for whom: nothing is stored until it was answered.
 * @param who a number of an account; '' where nobody is known yet
 */
function newChallenge(keys: SigningKeys, purpose: PasskeyPurpose, who: string, now: number): string {
	const text = `${now + CHALLENGE_SECONDS}.${randomBytes(16).toString('base64url')}`;
	return `${text}.${sign(keys[0], 'passkey', `${purpose}\n${who}\n${text}`)}`;
}

/** Whether a challenge, as an answer repeats it, is ours and still good. */
const isOurs = (keys: SigningKeys, purpose: PasskeyPurpose, who: string, now: number) => (repeated: string) => {
	const [ends = '', nonce = '', signature = ''] = Buffer.from(repeated, 'base64url').toString().split('.');
	return Number(ends) > now && isSigned(keys, 'passkey', `${purpose}\n${who}\n${ends}.${nonce}`, signature);
};

interface Asked {
	site: PasskeySite;
	keys: SigningKeys;
	/** Number of the account; '' where nobody is known yet. */
	who: string;
	/** Unix seconds. */
	now: number;
}

type Known = Pick<KeptPasskey, 'credential_id' | 'transports'>;
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;
const described = (known: readonly Known[]) =>
	known.map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as Transports }));

/** What a browser needs to make a passkey. @param known passkeys that the person has already */
export async function registrationOptions(
	{ site, keys, who, now }: Asked,
	person: { email: string; name: string },
	known: readonly Known[],
): Promise<object> {
	return (await library()).generateRegistrationOptions({
		rpName: site.name,
		rpID: site.id,
		userID: new TextEncoder().encode(`account-${who}`),
		userName: person.email,
		userDisplayName: person.name,
		challenge: newChallenge(keys, 'register', who, now),
		attestationType: 'none',
		supportedAlgorithmIDs: ALGORITHMS,
		excludeCredentials: described(known),
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
	});
}

/** What a browser needs to sign with a passkey. @param known those that may sign; any of the site's where empty */
export async function entranceOptions({ site, keys, who, now }: Asked, known: readonly Known[]): Promise<object> {
	return (await library()).generateAuthenticationOptions({
		rpID: site.id,
		challenge: newChallenge(keys, 'enter', who, now),
		allowCredentials: described(known),
		userVerification: 'required',
	});
}

/** What the answer of a browser says of its challenge, base64url; '' where it says nothing. */
export function challengeIn(response: { response: { clientDataJSON: string } }): string {
	try {
		const clientData: unknown = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString());
		const { challenge } = clientData as { challenge?: unknown };
		return typeof challenge === 'string' ? challenge : '';
	} catch {
		return '';
	}
}

/** Looks at a new passkey. @returns undefined for an answer that is not right, whatever is wrong with it */
export async function verifyRegistration(
	{ site, keys, who, now }: Asked,
	response: RegistrationResponseJSON,
): Promise<KeptPasskey | undefined> {
	const { verifyRegistrationResponse } = await library();
	const found = await verifyRegistrationResponse({
		response,
		expectedChallenge: isOurs(keys, 'register', who, now),
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		requireUserVerification: true,
		supportedAlgorithmIDs: ALGORITHMS,
	}).catch(() => undefined);
	if (!found?.verified) return undefined;
	const { id, publicKey, counter, transports } = found.registrationInfo.credential;
	return {
		credential_id: id,
		public_key: Buffer.from(publicKey).toString('base64url'),
		counter,
		transports: transports ?? [],
	};
}

/**
 * Looks at what a passkey has signed.
 * @returns how often it has signed by now; undefined for an answer that is not right
 */
export async function verifyEntrance(
	{ site, keys, who, now }: Asked,
	{ credential_id, public_key, counter }: KeptPasskey,
	response: AuthenticationResponseJSON,
): Promise<number | undefined> {
	const { verifyAuthenticationResponse } = await library();
	const found = await verifyAuthenticationResponse({
		response,
		expectedChallenge: isOurs(keys, 'enter', who, now),
		expectedOrigin: site.origin,
		expectedRPID: site.id,
		requireUserVerification: true,
		credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
	}).catch(() => undefined);
	return found?.verified ? found.authenticationInfo.newCounter : undefined;
}
