import type { Params } from 'react-router';
import { ApiError } from '../calls';
import { type Noun, nouns } from '../entities';

/** The noun that an address names. @throws ApiError 404 where there is none */
export async function nounOf(params: Params): Promise<Noun> {
	const found = (await nouns()).find(({ noun }) => noun === params.noun);
	if (!found) throw new ApiError(404, '', {});
	return found;
}
