import type { Context } from 'hono';

/** Address of the client as the front names it; '' where nobody knows it. */
export const clientOf = (c: Context): string => (c.env as { client?: string } | undefined)?.client ?? '';
