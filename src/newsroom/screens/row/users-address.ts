import { HOME } from '../../addresses';
import type { EntityDescription } from '../../entities';
import { hasNow } from '../../session/session';

/**
 * Address of the list that shows the rows that refer to a row in one way; undefined where there is no such list, or the
 * person may not see it.
 * @param use what these rows are counted under
 * @param key of the row
 */
export function usersAddress({ users }: EntityDescription, use: string, key: string): string | undefined {
	const list = users.find((one) => one.use === use);
	return list && hasNow(list.right) ? `${HOME}/${list.noun}?${list.filter}=${encodeURIComponent(key)}` : undefined;
}
