import { NEWSROOM_CALLS } from '../shared/address/folders';
import { Unavailable } from '../shared/errors';
import type { RefusalRow } from '../shared/refusal';

/** A call that the server refused: its status, a message in the editor's language, and the data of the answer. */
export class ApiError extends Error {
	constructor(
		readonly status: number,
		message: string,
		readonly data: Readonly<Record<string, unknown>>,
	) {
		super(message);
		this.name = 'ApiError';
	}

	get reason(): string {
		return String(this.data.reason ?? '');
	}

	/** Path of the invalid field, as `links.0.url`; empty where the refusal is about no field. */
	get field(): string {
		return String(this.data.field ?? '');
	}

	/** Rows that it is about, as far as the caller may read them. */
	get rows(): readonly RefusalRow[] {
		return Array.isArray(this.data.rows) ? (this.data.rows as RefusalRow[]) : [];
	}

	/** The rule that was broken, with its values. */
	get rule(): Readonly<Record<string, unknown>> {
		return (this.data.rule ?? {}) as Readonly<Record<string, unknown>>;
	}
}

export interface Asked {
	method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
	body?: object | undefined;
	/** Parameters that are undefined or empty are left out. */
	query?: Readonly<Record<string, string | undefined>>;
	signal?: AbortSignal | undefined;
	/** True where the request must arrive although the page that sends it closes at once. */
	keepalive?: boolean;
}

const addressOf = (path: string, query: Asked['query'] = {}) => {
	const given = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]));
	const text = new URLSearchParams(given).toString();
	return `${NEWSROOM_CALLS}/${path}${text && `?${text}`}`;
};

/** Sends a request and reads the envelope it is answered with. @throws ApiError, Unavailable */
export async function exchange<T>(address: string, { headers, signal, ...request }: RequestInit): Promise<T> {
	const response = await fetch(address, {
		...request,
		signal: signal ?? null,
		headers: { 'accept-language': document.documentElement.lang, ...headers },
	}).catch((error: unknown) => {
		if (signal?.aborted) throw error;
		throw new Unavailable('no answer');
	});
	const answer = (await response.json().catch(() => undefined)) as
		| { msg?: string; data?: T & Record<string, unknown> }
		| undefined;
	if (response.ok && answer) return answer.data as T;
	if (!answer || response.status >= 500) throw new Unavailable(`status ${response.status}`);
	const seconds = Number(response.headers.get('retry-after') ?? 0);
	throw new ApiError(response.status, answer.msg ?? '', { ...(seconds ? { seconds } : {}), ...answer.data });
}

/**
 * Makes a call and nothing else. @throws ApiError, Unavailable
 * @param path behind `/admin/api/`
 */
export const send = <T>(
	path: string,
	{ method = 'GET', body, query, signal, keepalive = false }: Asked = {},
): Promise<T> =>
	exchange<T>(addressOf(path, query), {
		method,
		signal: signal ?? null,
		keepalive,
		...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
	});

/** What a call needs from the person: a new sign-in, or their password once more. */
type Need = 'session' | 'proof';

let attend: (need: Need, isAgain: boolean) => Promise<boolean> = async () => false;

/**
 * Sets the function that asks the person for a sign-in or a proof.
 * @param asks resolves to true once it is given, to false where the person declines; its second argument is true where
 * the call was repeated already
 */
export const attendedBy = (asks: typeof attend): void => {
	attend = asks;
};

/**
 * Makes a call of somebody who is signed in. Where the session has ended or a proof is missing, the person is asked
 * over the page, and the call is made again: nothing that was typed is lost.
 * @throws ApiError, Unavailable
 */
export async function attended<T>(make: () => Promise<T>): Promise<T> {
	for (let tries = 0; ; tries += 1) {
		try {
			return await make();
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			const need: Need | undefined =
				error.status === 401 ? 'session' : error.reason === 'unproved' ? 'proof' : undefined;
			if (!need || !(await attend(need, tries > 0))) throw error;
		}
	}
}

/** Makes a call of somebody who is signed in (`attended`). @throws ApiError, Unavailable */
export const ask = <T>(path: string, asked: Asked = {}): Promise<T> => attended(() => send<T>(path, asked));
