import { inArray } from 'drizzle-orm';
import { setting } from '../../data/tables/site';
import type { StaffDb } from '../../platform/db/tx';
import { type Switch, switches } from '../../shared/site/switches';

/** Every switch of the installation, and whether it is on. */
export async function switchesOf(db: Pick<StaffDb, 'select'>): Promise<Record<Switch, boolean>> {
	const rows = await db
		.select({ name: setting.name, value: setting.value })
		.from(setting)
		.where(inArray(setting.name, [...switches]));
	return Object.fromEntries(
		switches.map((name) => [name, rows.find((row) => row.name === name)?.value === true]),
	) as Record<Switch, boolean>;
}
