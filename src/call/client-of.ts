import type { Context } from 'hono';

/** Address of the client, as the front passes it on; '' where it is unknown. */
export const clientOf = (c: Context): string => (c.env as { client?: string } | undefined)?.client ?? '';

/** True for a request for the headers of a page alone. */
export const isHeadOf = (c: Context): boolean => (c.env as { isHead?: boolean } | undefined)?.isHead === true;
