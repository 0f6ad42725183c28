import { clientNetwork } from './client-network';
import { type SigningKeys, sign } from './signature';

const DAY = 86_400;
/** Longest wait of a counter that several people share: the last failed try of an attack holds nobody up for longer. */
const HOUR = 3_600;

/** How many tries a counter lets pass, and what follows. */
export interface Bound {
	/** Tries without a wait. The last of them begins the first wait. */
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
	/** Neither the account nor the client can be read from it. */
	key: string;
	bound: Bound;
}

/** What a try counts against: first the counter of who tries, which nobody else adds to, then those that are shared. */
export type Counters = readonly [own: Counter, ...shared: Counter[]];

/** The bounds, with their reasons in docs/decisions/093-waits-that-hold.md. */
const OWN: Bound = { tries: 5, maxWait: DAY, isLasting: true };
const NETWORK: Bound = { tries: 30, maxWait: HOUR, isLasting: false };
const ACCOUNT: Bound = { tries: 100, maxWait: HOUR, isLasting: false };
const ACCOUNT_CODES: Bound = { tries: 10, maxWait: DAY, isLasting: true };

/** Who tries to sign in. */
export interface Trier {
	/** The address as it is compared, whether an account has it or not. */
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

/** What a password counts against. */
export function passwordCounters(keys: SigningKeys, { email_key, client, known_browser }: Trier): Counters {
	if (known_browser !== undefined) return [counter(keys, 'browser', OWN, email_key, known_browser)];
	const network = clientNetwork(client);
	return [
		counter(keys, 'pair', OWN, email_key, network),
		counter(keys, 'network', NETWORK, network),
		counter(keys, 'account', ACCOUNT, email_key),
	];
}

/** What a one-time code or a recovery code counts against: the password was right, so that fewer tries are let pass. */
export function codeCounters(keys: SigningKeys, { email_key, client, known_browser }: Trier): Counters {
	if (known_browser !== undefined) return [counter(keys, 'code_browser', OWN, email_key, known_browser)];
	return [
		counter(keys, 'code_pair', OWN, email_key, clientNetwork(client)),
		counter(keys, 'code_account', ACCOUNT_CODES, email_key),
	];
}

/** What a proof within a session counts against: a session is a known browser. @param session its number */
export const proofCounters = (keys: SigningKeys, email_key: string, session: number): Counters => [
	counter(keys, 'proof', OWN, email_key, String(session)),
];

/** Every counter that holds up an account, and this network's own at it. */
export const accountCounters = (keys: SigningKeys, email_key: string, client: string): Counter[] => {
	const trier = { email_key, client, known_browser: undefined };
	const [pair, , account] = passwordCounters(keys, trier);
	return [pair, ...(account ? [account] : []), ...codeCounters(keys, trier)];
};
