/** Directives of a Cache-Control header by lower-case name; '' for those without a value. */
export function directives(cacheControl: string): Map<string, string> {
	const found = new Map<string, string>();
	for (const part of cacheControl.split(',')) {
		const [name = '', value = ''] = part.trim().split('=');
		if (name) found.set(name.toLowerCase(), value.replaceAll('"', ''));
	}
	return found;
}
