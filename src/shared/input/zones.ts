import { z } from 'zod';
import { ruleError } from '../http/refusal-rules';
import { isZone } from '../site/site-config';

/** Name of a time zone, as `Europe/Madrid`. */
export const zone = z
	.string()
	.max(60)
	.refine(isZone, ruleError({ name: 'zone' }));
