import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Tx } from '../platform/db/tx';
import { Refusal } from '../shared/refusal';
import { type ActorContext, command } from './command';

/** An administrator whose commands reach no database. */
const admin: ActorContext = {
	actor: { kind: 'staff', id: 1, name: 'Ana', grants: [{ role: 'admin' }] },
	now: 1_790_000_000,
	inTransaction: (run) => run({} as Tx),
};
const refusing = (code: 'conflict' | 'in_use' | 'not_found', asksFirst: boolean) =>
	command({
		action: 'change',
		input: z.object({}),
		async run(ctx): Promise<void> {
			if (asksFirst) ctx.authorize('article.write');
			throw new Refusal(code, 'version');
		},
	});

test.each(['conflict', 'in_use'] as const)(
	'a command that tells of a row by %s before it asks is a defect',
	async (code) => {
		const thrown = await refusing(code, false)(admin, {}).catch((error: unknown) => error);
		expect(thrown).not.toBeInstanceOf(Refusal);
		expect(String(thrown)).toContain('before it has asked');
		await expect(refusing(code, true)(admin, {})).rejects.toMatchObject({ code, field: 'version' });
	},
);

test('that there is nothing may be told before', async () => {
	await expect(refusing('not_found', false)(admin, {})).rejects.toMatchObject({ code: 'not_found' });
});
