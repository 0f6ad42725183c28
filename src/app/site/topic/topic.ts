import { parseDirectoryPath } from '../../../editions/links';
import { Missing, type OpaqueScreen } from '../../screen';
import { directory_screen } from './directory';
import { enterprise_screen } from './enterprise';
import { subject_screen } from './subject';
import { wall_screen } from './wall';

/** The screen of a path under /topic/: the page of an event, its exhibitors, one of them, or its wall. */
function screenOf([slug, part, name, ...others]: readonly string[]): OpaqueScreen | undefined {
	if (slug === undefined || slug.length > 200) return undefined;
	if (part === undefined) return subject_screen;
	if (part === 'wall') return wall_screen;
	if (part !== 'enterprise') return undefined;
	if (name === undefined || others.length > 0 || parseDirectoryPath([name])) return directory_screen;
	return enterprise_screen;
}

/** `/topic/…`: whatever stands under an event. An exhibitor's slug cannot look like a filter of the directory. */
export const topic_screen: OpaqueScreen = {
	query: directory_screen.query,
	fresh: subject_screen.fresh,
	is_cacheable: true,
	open: async (reading) => (await screenOf(reading.rest)?.open(reading)) ?? new Missing('unmatched'),
};
