import { type ActorContext, runCommand } from '../command';

/** Exports of the whole site or of the audit, by what is exported, with the right that each asks for. */
const RIGHTS = { audit: 'audit.export', site: 'site.export' } as const;

/**
 * Leaves an audit row of an export, before the first row of it is handed over.
 * @param detail what is in it
 * @throws Refusal `forbidden`, `unproved`
 */
export const noteExport = (
	context: ActorContext,
	what: keyof typeof RIGHTS,
	detail: Record<string, unknown>,
): Promise<void> =>
	runCommand(context, 'export', async (ctx) => {
		ctx.authorize(RIGHTS[what]);
		ctx.audit({ entity: what, id: what, detail });
	});
