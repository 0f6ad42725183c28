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
	/** Whoever has it over no row is refused before anything is read; a command asks again when it holds the row. */
	right: Right;
	input: S;
	output: O;
	/** HTTP status of success; 200 where nothing is said. */
	status?: number;
	run(context: StaffContext & { input: Given<S> }): Promise<Result<O>>;
}

/** Declares a call of the newsroom: nobody keeps its answer, and whoever may not is refused in their language. */
export const staffCall = <M extends Method, const P extends string, S extends CallSchemas, O extends z.ZodType>({
	right,
	...definition
}: StaffCall<M, P, S, O>): Call<'newsroom', M, P, S, O> =>
	call({ ...definition, router: 'newsroom', access: { who: 'staff', right }, cache: 'no-store' });
