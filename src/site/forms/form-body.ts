import { isUnstorable } from '../../shared/text/stored-text';

/**
 * Fields of a form that a page has posted; the last of each name. Files, text that cannot be stored and what is no
 * form are let go.
 */
export async function formBody(request: Request): Promise<Map<string, string>> {
	const fields = new Map<string, string>();
	const type = request.headers.get('content-type') ?? '';
	if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return fields;
	try {
		for (const [name, value] of await request.formData())
			if (typeof value === 'string' && !isUnstorable(value)) fields.set(name, value);
	} catch {
		// A malformed body has no fields; the form says what is missing.
	}
	return fields;
}
