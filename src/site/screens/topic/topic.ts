import { parseDirectoryPath } from '../../../editions/directory-path';
import { Missing, type OpaqueScreen } from '../../render/screen';
import { directory_screen } from './directory';
import { enterprise_screen } from './enterprise';
import { subject_screen } from './subject';
import { wallScreen } from './wall';
import type { RefusedMessage } from './wall-form';

/** The screen of a path under /topic/: the page of an event, its exhibitors, one of them, or its wall. */
function screenOf(
	[slug, part, name, ...others]: readonly string[],
	refused: RefusedMessage | undefined,
): OpaqueScreen | undefined {
	if (slug === undefined || slug.length > 200) return undefined;
	if (part === undefined) return subject_screen;
	if (part === 'wall') return wallScreen(refused);
	if (part !== 'enterprise') return undefined;
	if (name === undefined || others.length > 0 || parseDirectoryPath([name])) return directory_screen;
	return enterprise_screen;
}

/**
 * `/topic/…`: whatever stands under an event. An exhibitor's slug cannot look like a filter of the directory.
 * @param refused a message for its wall that could not be taken
 */
export const topicScreen = (refused?: RefusedMessage): OpaqueScreen => ({
	query: [...directory_screen.query, 'sent'],
	fresh: subject_screen.fresh,
	open: async (request) => (await screenOf(request.rest, refused)?.open(request)) ?? new Missing('unmatched'),
});

export const topic_screen = topicScreen();
