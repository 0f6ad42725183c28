/** What a newsroom's browser hears of what changes and who is there. */
import type { Visitor } from './staff-visitor';

/** Opens the stream of a browser on a node, and reads it until the words have come. */
export async function listen(url: string, visitor: Visitor, query = '') {
	const control = new AbortController();
	const answer = await fetch(`${url}/admin/api/live${query}`, {
		headers: { cookie: `site_admin_token=${visitor.cookie}` },
		signal: control.signal,
	});
	const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
	let text = '';
	return {
		answer,
		close: () => control.abort(),
		/** @param behind characters that were read before the words can have come */
		async waitFor(words: RegExp, behind = 0): Promise<string> {
			while (!words.test(text.slice(behind))) {
				const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
				if (done) throw new Error(`The stream ended before ${words}: ${text}`);
				text += value;
			}
			return text;
		},
	};
}
