import type { Edition } from '../editions/edition';
import { default_edition, editionByCode, editions } from '../editions/editions';

/**
 * Edition of a refusal's sentence: the one that is named, else the first language of the caller that is an edition.
 * @param named value of the parameter `edition`
 */
export function callerEdition(request: Request, named: unknown): Edition {
	const chosen = typeof named === 'string' ? editionByCode(named) : undefined;
	if (chosen) return chosen;
	const languages = (request.headers.get('accept-language') ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
	return languages.map((code) => editions.find((edition) => edition.language === code)).find(Boolean) ?? default_edition;
}

/** Edition named in the query, else the caller's. */
export const callerEditionOf = (request: Request): Edition => callerEdition(request, new URL(request.url).searchParams.get('edition'));
