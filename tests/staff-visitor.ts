/** A browser before the newsroom, as far as its calls see one: it keeps the cookies and says that its own page asks. */

interface StaffAnswer {
	status: number;
	/** Seconds, of the header. */
	retryAfter?: number;
	code: number;
	msg: string;
	data: Record<string, unknown> & { seconds?: number };
}

export class Visitor {
	/** Value of the session's cookie; '' where there is none. */
	cookie = '';
	/** Value of the cookie by which an account knows this browser; '' where there is none. */
	known = '';
	/** Address of the client, for a server that trusts this machine as its proxy; '' for none. */
	from = '';
	/** Cookies of the last answer that set some. */
	set: readonly string[] = [];
	#name = '';

	/** @param url origin of the site */
	constructor(private readonly url: string) {}

	/** Asks as a page of the newsroom does. @param path behind `/admin/api/` */
	ask(method: string, path: string, body?: unknown): Promise<StaffAnswer> {
		return this.send(method, path, body, { 'sec-fetch-site': 'same-origin' });
	}

	/** Asks with these headers, and the cookie. */
	async send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<StaffAnswer> {
		const cookies = [
			...(this.cookie === '' ? [] : [`${this.#name || 'site_admin_token'}=${this.cookie}`]),
			...(this.known === '' ? [] : [`site_known_browser=${this.known}`]),
		];
		const answer = await fetch(`${this.url}/admin/api/${path}`, {
			method,
			headers: {
				...headers,
				...(cookies.length === 0 ? {} : { cookie: cookies.join('; ') }),
				...(this.from === '' ? {} : { 'x-forwarded-for': this.from }),
				...(body === undefined ? {} : { 'content-type': 'application/json' }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const set = answer.headers.getSetCookie();
		if (set.length > 0) this.set = set;
		for (const [, name = '', value = ''] of set.map((one) => /^([^=]+)=([^;]*)/.exec(one) ?? []))
			if (name.endsWith('_known_browser')) this.known = value;
			else [this.#name, this.cookie] = [name, value];
		// A refusal of the front may be a page.
		if (!answer.headers.get('content-type')?.startsWith('application/json'))
			return { status: answer.status, code: answer.status, msg: await answer.text(), data: {} };
		const retry = answer.headers.get('retry-after');
		return {
			status: answer.status,
			...(retry === null ? {} : { retryAfter: Number(retry) }),
			...((await answer.json()) as Omit<StaffAnswer, 'status'>),
		};
	}
}
