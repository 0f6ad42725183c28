import type pg from 'pg';
import { quoted } from '../backup/tables';

/**
 * Columns that hold numbers of accounts and keys without a foreign key, so that they outlive the row that they name.
 */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
	revision: ['account_id', 'token_id'],
	wall_message: ['decided_account_id'],
	media: ['stored_by'],
};

const OF_ACCOUNT = /^FOREIGN KEY \("?(\w+)"?\) REFERENCES (?:public\.)?(?:account|admin_token)\(/;

/**
 * Removes the ids of accounts and keys from rows that come from another installation: here these ids belong to other
 * people, who would appear as the authors. The names that are stored beside them stay.
 * @param links foreign keys, as `looseTables` has dropped them
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
