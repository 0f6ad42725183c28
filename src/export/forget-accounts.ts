import type pg from 'pg';
import { quoted } from '../backup/tables';

/** Columns that hold numbers of accounts and keys and are linked to no table, so that they outlive what they name. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
	revision: ['account_id', 'token_id'],
	wall_message: ['decided_account_id'],
	media: ['stored_by'],
};

const OF_ACCOUNT = /^FOREIGN KEY \("?(\w+)"?\) REFERENCES (?:public\.)?(?:account|admin_token)\(/;

/**
 * Takes the ids of accounts and keys out of rows that come from another installation: here they are other people's,
 * who would be taken for whoever wrote there. The names that were written beside them stay.
 * @param links links between tables, as `looseTables` has taken them away
 */
export async function forgetAccounts(
	client: pg.ClientBase,
	links: readonly { table: string; definition: string }[],
	tables: readonly string[],
): Promise<void> {
	for (const table of tables) {
		const linked = links
			.filter((link) => link.table === table)
			.map(({ definition }) => OF_ACCOUNT.exec(definition)?.[1]);
		for (const column of [...linked, ...(NUMBERS[table] ?? [])].filter((name) => name !== undefined))
			await client.query(
				`update public.${quoted(table)} set ${quoted(column)} = null where ${quoted(column)} is not null`,
			);
	}
}
