/**
 * Sets cookies of the newsroom on an answer: for this host alone, for its own requests alone, and for no script.
 * @param isSecure whether browsers send them over TLS alone
 * @returns sets one by name; a value of undefined takes it away, and without `seconds` it ends with the browser
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
