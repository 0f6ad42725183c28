/** A browser before the newsroom, as far as its calls see one: it keeps the cookie and says that its own page asks. */

interface StaffAnswer {
	status: number;
	code: number;
	msg: string;
	data: Record<string, unknown> & { seconds?: number };
}

export class Visitor {
	/** Value of the session's cookie; '' where there is none. */
	cookie = '';
	#name = '';

	/** @param url origin of the site */
	constructor(private readonly url: string) {}

	/** Asks as a page of the newsroom does. @param path behind `/admin/api/` */
	ask(method: string, path: string, body?: unknown): Promise<StaffAnswer> {
		return this.send(method, path, body, { 'sec-fetch-site': 'same-origin' });
	}

	/** Asks with these headers, and the cookie. */
	async send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<StaffAnswer> {
		const answer = await fetch(`${this.url}/admin/api/${path}`, {
			method,
			headers: {
				...headers,
				...(this.cookie === '' ? {} : { cookie: `${this.#name || 'site_admin_token'}=${this.cookie}` }),
				...(body === undefined ? {} : { 'content-type': 'application/json' }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		const set = /^([^=]+)=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '');
		if (set) [this.#name, this.cookie] = [set[1] ?? '', set[2] ?? ''];
		// What the front refuses is told as a page.
		if (!answer.headers.get('content-type')?.startsWith('application/json'))
			return { status: answer.status, code: answer.status, msg: await answer.text(), data: {} };
		return { status: answer.status, ...((await answer.json()) as Omit<StaffAnswer, 'status'>) };
	}
}
