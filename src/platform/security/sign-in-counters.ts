import { clientNetwork } from './client-network';
import { type SigningKeys, sign } from './signature';

const DAY = 86_400;
/**
 * Longest wait of a counter that several people share, in seconds: an attack delays others by no more after its last
 * try.
 */
const HOUR = 3_600;

/** How many tries a counter lets pass, and how long the waits are after them. */
export interface Bound {
	/** Number of tries without a wait. The last of them begins the first wait. */
	tries: number;
	/** Seconds of the longest wait. */
	maxWait: number;
	/**
	 * True where the count ends a day after its last try; else it ends a day after its first one, so that single mistakes
	 * of many people do not add up for ever.
	 */
	isLasting: boolean;
}

/** A count of tries, in `sign_in_wait`. */
export interface Counter {
	/** Hashed name, which reveals neither the account nor the client. */
	key: string;
	bound: Bound;
}

/**
 * The counters of a try: first the one of this client or browser at the account, then those that are shared with
 * others.
 */
export type Counters = readonly [own: Counter, ...shared: Counter[]];

/** Bounds of the counters, with their reasons in docs/decisions/093-waits-that-hold.md. */
const OWN: Bound = { tries: 5, maxWait: DAY, isLasting: true };
const NETWORK: Bound = { tries: 30, maxWait: HOUR, isLasting: false };
const ACCOUNT: Bound = { tries: 100, maxWait: HOUR, isLasting: false };
const ACCOUNT_CODES: Bound = { tries: 10, maxWait: DAY, isLasting: true };

/** The origin of an attempt to sign in. */
export interface Trier {
	/** The e-mail address as it is compared, whether an account has it or not. */
	email_key: string;
	/** Address of the client, '' where it is unknown. */
	client: string;
	/** Hash of the cookie by which the account knows this browser; undefined in any other browser. */
	known_browser: string | undefined;
}

const counter = (keys: SigningKeys, kind: string, bound: Bound, ...who: string[]): Counter => ({
	key: `${kind}:${sign(keys[0], 'sign_in_wait', [kind, ...who].join('\n')).slice(0, 22)}`,
	bound,
});

/** Counters of a try with a password. */
export function passwordCounters(keys: SigningKeys, { email_key, client, known_browser }: Trier): Counters {
	if (known_browser !== undefined) return [counter(keys, 'browser', OWN, email_key, known_browser)];
	const network = clientNetwork(client);
	return [
		counter(keys, 'pair', OWN, email_key, network),
		counter(keys, 'network', NETWORK, network),
		counter(keys, 'account', ACCOUNT, email_key),
	];
}

/**
 * Counters of a one-time or recovery code: an account allows fewer tries, because the password is already known to be
 * right.
 */
export function codeCounters(keys: SigningKeys, { email_key, client, known_browser }: Trier): Counters {
	if (known_browser !== undefined) return [counter(keys, 'code_browser', OWN, email_key, known_browser)];
	return [
		counter(keys, 'code_pair', OWN, email_key, clientNetwork(client)),
		counter(keys, 'code_account', ACCOUNT_CODES, email_key),
	];
}

/** Counters of a proof within a session: a session is a known browser. @param session its number */
export const proofCounters = (keys: SigningKeys, email_key: string, session: number): Counters => [
	counter(keys, 'proof', OWN, email_key, String(session)),
];

/** Every counter that can delay an account, with that of this client's network. */
export const accountCounters = (keys: SigningKeys, email_key: string, client: string): Counter[] => {
	const trier = { email_key, client, known_browser: undefined };
	const [pair, , account] = passwordCounters(keys, trier);
	return [pair, ...(account ? [account] : []), ...codeCounters(keys, trier)];
};
