import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isSigned, type SigningKeys, sign } from './signature';

/** The site that passkeys belong to, identified by its host. */
export interface PasskeySite {
	/** Host name. */
	id: string;
	name: string;
	/** Origin of its pages. */
	origin: string;
}

/** Purpose of a challenge. */
export type PasskeyPurpose = 'register' | 'enter';

/** A passkey as it is stored. */
export interface KeptPasskey {
	credential_id: string;
	public_key: string;
	counter: number;
	transports: string[];
}

/** Seconds for which a challenge is valid. */
export const CHALLENGE_SECONDS = 300;

/** EdDSA, ES256 and RS256 by their numbers in COSE; every device supports one of them. */
const ALGORITHMS: (-8 | -7 | -257)[] = [-8, -7, -257];

/** Loaded on first use, because it takes a tenth of a second. */
const library = () => import('@simplewebauthn/server');

/**
 * The site as a relying party of passkeys.
 * @returns undefined where its host is an IP address, for which browsers accept no passkeys
 */
export function passkeySite(site_url: string, name: string): PasskeySite | undefined {
	const { hostname, origin } = new URL(site_url);
	return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, name, origin } : undefined;
}

/**
 * A signed challenge that contains its expiry, so that nothing is stored until it is answered.
 * @param who id of an account; '' where the account is not known yet
 */
function newChallenge(keys: SigningKeys, purpose: PasskeyPurpose, who: string, now: number): string {
	const text = `${now + CHALLENGE_SECONDS}.${randomBytes(16).toString('base64url')}`;
	return `${text}.${sign(keys[0], 'passkey', `${purpose}\n${who}\n${text}`)}`;
}

/** True where the challenge in an answer is ours and has not expired. */
const isOurs = (keys: SigningKeys, purpose: PasskeyPurpose, who: string, now: number) => (repeated: string) => {
	const [ends = '', nonce = '', signature = ''] = Buffer.from(repeated, 'base64url').toString().split('.');
	return Number(ends) > now && isSigned(keys, 'passkey', `${purpose}\n${who}\n${ends}.${nonce}`, signature);
};

interface Asked {
	site: PasskeySite;
	keys: SigningKeys;
	/** Id of the account; '' where it is not known yet. */
	who: string;
	/** Unix seconds. */
	now: number;
}

type Known = Pick<KeptPasskey, 'credential_id' | 'transports'>;
type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;
const described = (known: readonly Known[]) =>
	known.map(({ credential_id, transports }) => ({ id: credential_id, transports: transports as Transports }));

/** Options with which a browser makes a passkey. @param known passkeys that the person already has */
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

/** Options with which a browser signs with a passkey. @param known accepted passkeys; any of the site's where empty */
export async function entranceOptions({ site, keys, who, now }: Asked, known: readonly Known[]): Promise<object> {
	return (await library()).generateAuthenticationOptions({
		rpID: site.id,
		challenge: newChallenge(keys, 'enter', who, now),
		allowCredentials: described(known),
		userVerification: 'required',
	});
}

/** The challenge in a browser's answer, base64url; '' where it has none. */
export function challengeIn(response: { response: { clientDataJSON: string } }): string {
	try {
		const clientData: unknown = JSON.parse(Buffer.from(response.response.clientDataJSON, 'base64url').toString());
		const { challenge } = clientData as { challenge?: unknown };
		return typeof challenge === 'string' ? challenge : '';
	} catch {
		return '';
	}
}

/** Verifies a new passkey. @returns undefined for an invalid answer, whatever the reason */
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
 * Verifies a signature of a passkey.
 * @returns the new count of its signatures; undefined for an invalid answer
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
