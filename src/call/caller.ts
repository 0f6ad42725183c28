import type { Edition } from '../editions/edition';
import { defaultEdition, editionByCode, editions } from '../editions/editions';
import { acceptedLanguages } from '../platform/http/accept-language';

/**
 * The edition in whose language a refusal is written: the named one, else the edition of the language that the caller
 * prefers.
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

/** The edition named in the query, else the caller's. */
export const callerEditionOf = (request: Request): Edition =>
	callerEdition(request, new URL(request.url).searchParams.get('edition'));
