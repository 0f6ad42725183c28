import { CALLS } from '../../shared/address/folders';
import { dropToken, takeToken } from './consent/visitor';
import { CallError } from './forms/call-error';

/** Path of the calls of the API. */
const BASE = `${CALLS}/`;
/** Milliseconds after which a call is aborted (specification, section 9). */
const TIME_OUT = 30_000;
/** Milliseconds after which an upload is aborted. */
const UPLOAD_TIME_OUT = 1_200_000;

export interface CallOptions {
	method?: 'GET' | 'POST';
	/** Parameters of the query. */
	query?: Record<string, string>;
	/** Sent as JSON; form data is sent as it is. */
	body?: object | FormData;
	/**
	 * True for a call that carries the visitor token, which is made where there is none; other calls carry no identity.
	 */
	isKnown?: boolean;
	/** True for a request that must arrive even if the page is left. */
	keepalive?: boolean;
}

interface Envelope {
	code?: number;
	msg?: string;
	data?: unknown;
}

/** Reads an answer. @returns its data @throws CallError for an error */
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
 * Calls the API. A visitor token that is refused (403) is dropped; a call that needs one is repeated once with a new
 * one. The newsroom's own token is a cookie that scripts cannot see; the browser sends it by itself.
 * @param name the path behind `/api/v2/`
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
