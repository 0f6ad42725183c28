import type { Staff } from '../../access/actor';
import type { StaffSession } from '../../shared/staff';

/** The person of a session, as rights are decided by it, whatever the session lacks. */
export function personOf({ account_id, name, grants, author_id, proved_at }: StaffSession): Staff {
	return {
		kind: 'staff',
		id: account_id,
		name,
		grants,
		...(author_id === undefined ? {} : { author_id }),
		...(proved_at === null ? {} : { provedAt: proved_at }),
	};
}

/** The person behind a session that lacks nothing; undefined for one that still does. */
export const staffOf = (session: StaffSession): Staff | undefined =>
	session.stage === 'in' ? personOf(session) : undefined;
