import type { z } from 'zod';
import type { ApiErrorName } from './envelope';

/** A call that takes a file, as the OpenAPI document describes it; what is not JSON is no business of a schema. */
export interface UploadCall {
	method: 'POST' | 'PATCH' | 'HEAD' | 'DELETE';
	/** Behind `/api/v2/`. */
	path: string;
	summary: string;
	/** Headers it wants besides the admin token. */
	headers?: z.ZodObject;
	/** Schemas of its body by content type; 'binary' for bytes. */
	body?: Record<string, z.ZodType | 'binary'>;
	/** Undefined where the answer is headers alone. */
	data?: z.ZodType;
	refusals: readonly ApiErrorName[];
}
