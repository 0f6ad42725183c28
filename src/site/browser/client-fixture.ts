/** A page for the tests of the client: it makes the calls that a test asks for, and shows their results. */

import { type CallOptions, call } from './client';
import { CallError } from './forms/call-error';

async function show(name: string, options: CallOptions): Promise<unknown> {
	try {
		return { data: await call(name, options) };
	} catch (error) {
		return error instanceof CallError
			? { statusCode: error.statusCode, message: error.message }
			: { thrown: String(error) };
	}
}

const upload = (name: string) => {
	const form = new FormData();
	form.append('file', new Blob(['text']), 'a.txt');
	return show(name, { body: form });
};

Object.assign(window, { show, upload });
