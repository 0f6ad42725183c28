import type { TitledLink } from '../../data/tables/columns';
import { editionByCode } from '../../editions/editions';
import { linkTitle } from '../../editions/formats';
import { outsideUrl } from '../../shared/outside-url';

/** A source as the API shows it: in the words of the edition, and with an address only where it leads outside safely. */
export function sourceLink(link: TitledLink, edition: string): { title: string; url?: string } {
	const url = outsideUrl(link.url);
	const known = editionByCode(edition);
	return { title: known ? linkTitle(known, link) : link.title, ...(url ? { url } : {}) };
}
