import type { Params } from 'react-router';
import { ApiError } from '../calls';
import { type EntityDescription, entities } from '../entities';

/** The entity that an address names. @throws ApiError 404 where there is none */
export async function entityOf(params: Params): Promise<EntityDescription> {
	const found = (await entities()).find(({ noun }) => noun === params.entity);
	if (!found) throw new ApiError(404, '', {});
	return found;
}
