/**
 * Sets cookies of the newsroom on an answer: for this host and same-site requests only, and hidden from scripts.
 * @param isSecure whether browsers send them only over TLS
 * @returns a function that sets a cookie by name; the value undefined deletes it, and without `seconds` it lasts until
 * the browser closes
 */
export function cookieSetter(
	answer: Headers,
	isSecure: boolean,
): (name: string, value: string | undefined, seconds?: number) => void {
	const set = new Map<string, string>();
	return (name, value, seconds) => {
		const age = value === undefined ? 0 : seconds;
		const end = age === undefined ? '' : `; Max-Age=${age}`;
		set.set(name, `${name}=${value ?? ''}; Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}${end}`);
		answer.delete('set-cookie');
		for (const cookie of set.values()) answer.append('set-cookie', cookie);
	};
}
