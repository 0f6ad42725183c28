import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { defaultEdition } from '../editions/editions';
import type { Database } from '../platform/db/db';
import { failure } from './failure';

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });

test.each([
	['PostgreSQL on a full disk', 503, coded('53100', 'could not extend file "base/5/16404": No space left on device')],
	[
		'the embedded database on a full disk',
		503,
		coded('53100', 'could not extend file "base/5/16404" with FileFallocate(): No space left on device'),
	],
	['a fault of ours', 500, coded('42P01', 'relation "subscription" does not exist')],
])('a write fails with %s: %i', async (_what, status, cause) => {
	const lines: Record<string, unknown>[] = [];
	const db = { isAlive: async () => true } as Database;
	const answer = await failure(
		new DrizzleQueryError('insert into subscription values ($1)', ['reader@mail.test'], cause),
		'email/create',
		defaultEdition,
		{
			db,
			log: (line) => lines.push(line),
		},
	);
	expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, status === 503 ? '5' : null]);
	expect(JSON.stringify(lines)).not.toContain('reader@mail.test');
});
