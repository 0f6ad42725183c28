import type { Grant } from '../../shared/staff';

/** Somebody of the newsroom. */
export interface Person {
	id: number;
	name: string;
	email: string;
	state: 'active' | 'disabled' | 'invited';
	grants: Grant[];
	/** The author who they are; null of those who write nothing. */
	author: { id: number; name: string } | null;
	last_seen?: number | null;
	has_second_factor: boolean;
	is_demonstration: boolean;
	version: string;
}
