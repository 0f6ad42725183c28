import type { DemoPage, DemoSite } from './page';
import { about } from './pages/about';
import { cookie } from './pages/cookie';
import { imprint } from './pages/imprint';
import { policy } from './pages/policy';
import { terms } from './pages/terms';

const escaped = (text: string) =>
	text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** What the pages say when nobody configured the installation: the defaults of the settings. */
const defaults: DemoSite = {
	name: 'Brume',
	legal_name: 'Brume Demonstration Press',
	address: '1 Fog Lamp Quay, 3011 Rotterdam, Netherlands',
	mail: 'desk@brume.example',
	cookie_prefix: 'site',
	page_view_days: 90,
};

/**
 * The editable pages of the demonstration edition, true to what this installation does.
 * @param site names and periods from the settings, as plain text; what is missing takes the default.
 */
export function pages(site: Partial<DemoSite> = {}): DemoPage[] {
	const given = { ...defaults, ...site };
	const safe: DemoSite = {
		...given,
		name: escaped(given.name),
		legal_name: escaped(given.legal_name),
		address: escaped(given.address),
		mail: escaped(given.mail),
		cookie_prefix: escaped(given.cookie_prefix),
	};
	return [about, policy, terms, cookie, imprint].map((write) => write(safe));
}
