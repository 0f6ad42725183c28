import { pathKeyword } from '../../../shared/address/path-keyword';
import { leaveFor } from '../pages/loading-logo';

/**
 * A search goes to /search/{keyword}, or to /search when the box is empty; without this the form sends the keyword as a
 * query.
 */
export function startSearchForms(): void {
	addEventListener('submit', (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || !form.matches('[data-search]')) return;
		event.preventDefault();
		const keyword = pathKeyword(String(new FormData(form).get('keyword') ?? ''));
		leaveFor(form.action + (keyword && `/${encodeURIComponent(keyword)}`));
	});
}
