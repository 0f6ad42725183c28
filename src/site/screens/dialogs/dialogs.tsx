import { urls } from '../../../editions/urls';
import { SharedDialogs } from '../../blocks/dialogs';
import { screen } from '../../render/screen';

/**
 * `/dialogs`: the dialogs that all pages share. Pages do without them until one is opened, when the browser's script
 * fetches them: most readers open none, and would wait for them on each page.
 */
export const dialogsScreen = screen({
	load: async () => ({}),
	head: (_data, { edition }) => ({ title: '', description: '', canonical: urls.dialogs.href(edition) }),
	layout: () => ({ isPart: true }),
	View: SharedDialogs,
});
