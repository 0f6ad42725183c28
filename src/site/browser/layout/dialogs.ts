import { loadChunk } from '../chunk';
import { onClick } from '../consent/clicks';
import { afterLoad } from '../pages/after-load';

/** Opens a dialog of the page by its name. */
async function open(name: string): Promise<void> {
	if (name === 'consent') await (await loadChunk(() => import('../consent/consent'))).openSettings();
	else await (await loadChunk(() => import('./dialog'))).openDialog(name);
}

/**
 * What is loaded when it is called for: links that open a dialog lead, without it, to a page that does as well, and
 * sign-up forms post; the rest of a visit begins when the page has loaded and the browser is idle.
 */
export function startDialogs(): void {
	onClick('[data-opens]', (link, event) => {
		event.preventDefault();
		link.focus({ preventScroll: true });
		open(link.dataset.opens ?? '').catch(() => location.assign(link.href));
	});
	addEventListener('submit', (event) => {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || !form.matches('[data-letter], [data-wall]')) return;
		event.preventDefault();
		const send = form.matches('[data-letter]')
			? loadChunk(() => import('../sign-up/sign-up-form')).then(({ subscribe }) => subscribe(form))
			: loadChunk(() => import('../forms/wall-form')).then(({ write }) => write(form));
		send.catch(() => form.submit());
	});
	afterLoad(() => void loadChunk(() => import('../consent/visit')).then(({ startVisit }) => startVisit(), reportError));
	const opened = document.querySelector<HTMLElement>('[data-opened]')?.dataset.opened;
	if (opened) open(opened).catch(reportError);
}
