import type { Db } from '../data/db';
import { prepared } from './prepared';

/** Where an address that used to exist leads now. */
export async function redirectFor(db: Db, source: string): Promise<{ target: string; status: number } | undefined> {
	return (await prepared<{ target: string; status: number }>(db, 'redirect_for', 'select target, status from redirect where source = $1', [source]))[0];
}
