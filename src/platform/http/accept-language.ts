/** Maximum number of languages that are read from a header. */
const MAX_LANGUAGES = 32;

/**
 * Primary languages of an Accept-Language header, lower case, the best first: by their weights, and in the header's
 * order where those are equal (RFC 9110 §12.5.4). Languages with the weight 0 or an unreadable one are left out.
 */
export function acceptedLanguages(header: string): string[] {
	const weighted: { language: string; weight: number }[] = [];
	for (const part of header.split(',', MAX_LANGUAGES)) {
		const [range = '', ...parameters] = part.split(';').map((parameter) => parameter.trim().toLowerCase());
		const [language = ''] = range.split('-', 1);
		const quality = parameters.find((parameter) => /^q\s*=/.test(parameter));
		const weight = quality === undefined ? 1 : Number(quality.slice(quality.indexOf('=') + 1));
		if (/^[a-z]{1,8}$/.test(language) && weight > 0 && weight <= 1) weighted.push({ language, weight });
	}
	// Sorting keeps the order of equals.
	return weighted.toSorted((a, b) => b.weight - a.weight).map(({ language }) => language);
}
