import type { z } from 'zod';
import type { Right } from '../access/policy';
import type { Method } from './access';
import { type Call, type CallSchemas, call, type Given, type Result } from './call';
import type { StaffContext } from './contexts';

interface StaffCall<M extends Method, P extends string, S extends CallSchemas, O extends z.ZodType> {
	method: M;
	/** Behind `/admin/api/`. */
	path: P;
	summary: string;
	/**
	 * An actor who has it over no row is refused before anything is read; a command checks it again for the row it locks.
	 */
	right: Right;
	input: S;
	output: O;
	/** HTTP status of success; 200 by default. */
	status?: number;
	run(context: StaffContext & { input: Given<S> }): Promise<Result<O>>;
}

/** Declares a call of the newsroom: its answer is never cached, and a refusal is in the caller's language. */
export const staffCall = <M extends Method, const P extends string, S extends CallSchemas, O extends z.ZodType>({
	right,
	...definition
}: StaffCall<M, P, S, O>): Call<'newsroom', M, P, S, O> =>
	call({ ...definition, router: 'newsroom', access: { who: 'staff', right }, cache: 'no-store' });
