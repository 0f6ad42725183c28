import type { LeftOut } from '../report';

/** A picture is left out, and the import goes on; reason and message go into the report. */
export class LeaveOut extends Error {
	constructor(
		readonly reason: LeftOut,
		detail = '',
		options?: ErrorOptions,
	) {
		super(detail, options);
	}
}
