import type { Params } from 'react-router';
import { Refused } from '../calls';
import { type Noun, nouns } from '../nouns';

/** The noun that an address names. @throws Refused 404 where there is none */
export async function nounOf(params: Params): Promise<Noun> {
	const found = (await nouns()).find(({ noun }) => noun === params.noun);
	if (!found) throw new Refused(404, '', {});
	return found;
}
