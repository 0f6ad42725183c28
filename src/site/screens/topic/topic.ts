import { parseDirectoryPath } from '../../../editions/paths/directory-path';
import { Missing, type OpaqueScreen } from '../../render/screen';
import { directoryScreen } from './directory';
import { enterpriseScreen } from './enterprise';
import { subjectScreen } from './subject';
import { wallScreen } from './wall';
import type { RefusedMessage } from './wall-form';

/** The screen of a path under /topic/: the page of an event, its exhibitors, one of them, or its wall. */
function screenOf(
	[slug, part, name, ...others]: readonly string[],
	refused: RefusedMessage | undefined,
): OpaqueScreen | undefined {
	if (slug === undefined || slug.length > 200) return undefined;
	if (part === undefined) return subjectScreen;
	if (part === 'wall') return wallScreen(refused);
	if (part !== 'enterprise') return undefined;
	if (name === undefined || others.length > 0 || parseDirectoryPath([name])) return directoryScreen;
	return enterpriseScreen;
}

/**
 * `/topic/…`: all pages of an event. An exhibitor's slug cannot look like a filter of the directory.
 * @param refused a message for its wall that was refused
 */
export const topicScreen = (refused?: RefusedMessage): OpaqueScreen => ({
	query: [...directoryScreen.query, 'sent'],
	fresh: subjectScreen.fresh,
	open: async (request) => (await screenOf(request.rest, refused)?.open(request)) ?? new Missing('unmatched'),
});
