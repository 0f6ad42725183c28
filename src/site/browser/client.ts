import { CALLS } from '../../shared/address/folders';
import { dropToken, takeToken } from './consent/visitor';
import { CallError } from './forms/call-error';

/** Where the calls of the API stand. */
const BASE = `${CALLS}/`;
/** Milliseconds after which a call is given up (specification, section 9). */
const TIME_OUT = 30_000;
/** The same for a file on its way up. */
const UPLOAD_TIME_OUT = 1_200_000;

export interface CallOptions {
	method?: 'GET' | 'POST';
	/** Passed through behind the address. */
	query?: Record<string, string>;
	/** Sent as JSON; a form as it is. */
	body?: object | FormData;
	/**
	 * True for a call that carries the visitor token, which is made if there is none; the others have no identity at all.
	 */
	isKnown?: boolean;
	/** True for what must arrive although the page goes. */
	keepalive?: boolean;
}

interface Envelope {
	code?: number;
	msg?: string;
	data?: unknown;
}

/** What an answer means: its data, or the error it stands for. */
async function read(response: Response, path: string): Promise<unknown> {
	const { status, statusText } = response;
	const envelope = (await response.json().catch(() => undefined)) as Envelope | null | undefined;
	if (status === 500) throw new CallError(status, `${statusText} ${path}`.trim());
	if (response.ok && envelope?.code === 1) return envelope.data;
	throw new CallError(status, envelope?.msg || (response.ok ? '' : statusText));
}

async function send(
	path: string,
	{ method = 'POST', query, body, keepalive = false }: CallOptions,
	token: string | undefined,
): Promise<unknown> {
	const isUpload = body instanceof FormData;
	const headers = new Headers();
	if (body && !isUpload) headers.set('content-type', 'application/json');
	if (token) headers.set('user-token', token);
	const response = await fetch(path + (query ? `?${new URLSearchParams(query)}` : ''), {
		method,
		headers,
		keepalive,
		signal: AbortSignal.timeout(isUpload ? UPLOAD_TIME_OUT : TIME_OUT),
		...(body ? { body: isUpload ? body : JSON.stringify(body) } : {}),
	}).catch((error: Error) => {
		throw new CallError(0, error.message);
	});
	return read(response, path);
}

/**
 * Calls the API. A visitor token that is refused (403) is dropped; a call that needs one asks once more with a new one.
 * The newsroom's own token is a cookie that scripts cannot see; the browser sends it by itself.
 * @param name behind `/api/v2/`
 * @returns the data of the envelope
 * @throws CallError with the status code and the message
 */
export async function call<Data>(name: string, options: CallOptions = {}): Promise<Data> {
	const path = BASE + name;
	const login = (uuid: string) =>
		send(`${BASE}auth/login`, { body: { uuid } }, undefined) as Promise<{ token: string }>;
	const token = async () => (options.isKnown ? takeToken(login) : undefined);
	try {
		return (await send(path, options, await token())) as Data;
	} catch (error) {
		if (!(error instanceof CallError) || error.statusCode !== 403) throw error;
		dropToken();
		if (!options.isKnown) throw error;
		return (await send(path, options, await token())) as Data;
	}
}
