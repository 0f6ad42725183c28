import type { Context } from 'hono';

/** Address of the client, as the front passes it on; '' where it is unknown. */
export const clientOf = (c: Context): string => (c.env as { client?: string } | undefined)?.client ?? '';
