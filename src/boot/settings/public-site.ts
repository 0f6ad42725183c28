import { actors } from '../../access/actor';
import { createContext } from '../../commands/command';
import { noteOpen } from '../../commands/configuration/open-site';
import { editionByCode, editions } from '../../editions/editions';
import { compile } from '../../editions/messages';
import { enSetUp } from '../../newsroom/words/en-set-up';
import type { Database } from '../../platform/db/db';
import { type OpeningState, openingOf } from '../../queries/site/opening';
import { StartError } from '../../shared/errors';
import type { Blocker } from '../../shared/site/opening-blockers';
import type { Settings } from '../settings';

const { texts, reasons } = compile(enSetUp, 'en') as unknown as {
	texts: { pages: Record<string, string> };
	reasons: Record<string, string | ((parameters: Record<string, string>) => string)>;
};

const REFUSED = 'PUBLIC_SITE is true, but the site cannot be open to search engines yet:';

/** One sentence, in English, for somebody at the command line. */
export function blockerSentence({ name, host = '', page, edition = '' }: Blocker): string {
	const sentence = reasons[name] ?? name;
	if (typeof sentence === 'string') return sentence;
	return sentence({ host, page: (page && texts.pages[page]) ?? '', edition: editionByCode(edition)?.name ?? edition });
}

/** What the settings and the database say of the opening, and which of it keeps the site from being open. */
export interface PublicSite extends OpeningState {
	/** Whether the environment or the newsroom wants the site to be open. */
	isWanted: boolean;
	/** Blockers that keep the site closed. */
	blocking: Blocker[];
	/** Missing pages of a site that was open before: they are told, and keep nothing closed. */
	tolerated: Blocker[];
}

/** Reads whether the site is to be open, and what keeps it from that. */
export async function publicSite(db: Pick<Database, 'staff'>, settings: Settings): Promise<PublicSite> {
	const codes = editions.map(({ code }) => code);
	const state = await openingOf(db.staff, settings, settings.givenBrand, codes);
	const isTolerated = ({ name }: Blocker) => name === 'page' && state.first_at !== null;
	return {
		...state,
		isWanted: settings.givenPublic ?? state.is_open,
		blocking: state.blockers.filter((one) => !isTolerated(one)),
		tolerated: state.blockers.filter(isTolerated),
	};
}

/**
 * Refuses a start with PUBLIC_SITE where something keeps the site from being open, and notes the first time that nothing
 * does. A site that the newsroom has opened starts in any case, and the log says why it is not open.
 * @throws StartError with one sentence a line
 */
export async function checkPublicSite(
	db: Database,
	settings: Settings,
	log: (line: Record<string, unknown>) => void,
): Promise<void> {
	const { isWanted, blocking, tolerated, first_at } = await publicSite(db, settings);
	if (!isWanted) return;
	if (settings.givenPublic && blocking.length > 0)
		throw new StartError([REFUSED, ...blocking.map(blockerSentence)].join('\n'));
	for (const one of blocking) log({ event: 'site_not_open', reason: blockerSentence(one) });
	for (const one of tolerated) log({ event: 'page_missing', reason: blockerSentence(one) });
	if (first_at === null && blocking.length === 0)
		await noteOpen(createContext(db, actors.operator, Math.floor(Date.now() / 1000)));
}
