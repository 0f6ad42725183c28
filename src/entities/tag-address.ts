import type { Act } from '../commands/command';
import { leaveRedirect } from '../commands/redirect/leave-redirect';
import { editionByCode } from '../editions/editions';
import { urls } from '../editions/urls';

interface Addressed {
	edition: string;
	slug: string;
}

/** Leads from the address that a tag leaves to the one that takes its place. */
export async function leaveTagAddress(act: Act, before: Addressed, after: Addressed): Promise<void> {
	const edition = editionByCode(before.edition);
	if (edition)
		await leaveRedirect(
			act,
			urls.tag.href(edition, { slug: before.slug }),
			urls.tag.href(edition, { slug: after.slug }),
		);
}
