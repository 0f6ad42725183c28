import type { license, license_event } from '../src/data/tables/license';

type Row = typeof license.$inferInsert;
type EventRow = typeof license_event.$inferInsert;

/** One record of the demonstration's register with its history. Every one is invented. */
export interface DemoLicense {
	row: Row;
	events: Omit<EventRow, 'license_id'>[];
}
