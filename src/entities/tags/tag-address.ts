import type { CommandContext } from '../../commands/command';
import { createRedirect } from '../../commands/redirect/create-redirect';
import { editionByCode } from '../../editions/editions';
import { urls } from '../../editions/urls';

interface Addressed {
	edition: string;
	slug: string;
}

/** Redirects the address that a tag had to the one that replaces it. */
export async function leaveTagAddress(ctx: CommandContext, before: Addressed, after: Addressed): Promise<void> {
	const edition = editionByCode(before.edition);
	if (edition)
		await createRedirect(
			ctx,
			urls.tag.href(edition, { slug: before.slug }),
			urls.tag.href(edition, { slug: after.slug }),
		);
}
