import { HOME } from '../../addresses';
import type { EntityDescription } from '../../entities';
import { hasNow } from '../../session/session';

/**
 * Address of the list that shows the rows of a table that refer to a row; undefined where there is no such list, or the
 * person may not see it.
 * @param key of the row
 */
export function usersAddress({ users }: EntityDescription, table: string, key: string): string | undefined {
	const list = users.find((one) => one.table === table);
	return list && hasNow(list.right) ? `${HOME}/${list.noun}?${list.filter}=${encodeURIComponent(key)}` : undefined;
}
