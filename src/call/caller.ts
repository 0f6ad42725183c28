import type { Edition } from '../editions/edition';
import { defaultEdition, editionByCode, editions } from '../editions/editions';
import { acceptedLanguages } from '../platform/http/accept-language';

/**
 * Edition of a refusal's sentence: the one that is named, else the language the caller likes best of those that are
 * an edition.
 * @param named value of the parameter `edition`
 */
export function callerEdition(request: Request, named: unknown): Edition {
	const chosen = typeof named === 'string' ? editionByCode(named) : undefined;
	if (chosen) return chosen;
	return (
		acceptedLanguages(request.headers.get('accept-language') ?? '')
			.map((code) => editions.find((edition) => edition.language === code))
			.find((edition) => edition !== undefined) ?? defaultEdition
	);
}

/** Edition named in the query, else the caller's. */
export const callerEditionOf = (request: Request): Edition =>
	callerEdition(request, new URL(request.url).searchParams.get('edition'));
