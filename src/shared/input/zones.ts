import { z } from 'zod';
import { isZone } from '../house/house';
import { says } from '../http/refusal-rules';

/** Name of a time zone, as `Europe/Madrid`. */
export const zone = z
	.string()
	.max(60)
	.refine(isZone, says({ name: 'zone' }));
