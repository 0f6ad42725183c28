import { API } from '../../../shared/address/folders';
import { onClick } from '../consent/clicks';

/** Milliseconds without a new page until the loading logo is shown. */
const DELAY = 200;
/** Milliseconds after which the logo is hidden although no page came (a download, a stopped load). */
const TIMEOUT_MS = 10_000;

interface SavingNavigator extends Navigator {
	connection?: { saveData?: boolean };
}

let timer: ReturnType<typeof setTimeout> | undefined;
let logo: HTMLElement | undefined;

function hide(): void {
	clearTimeout(timer);
	logo?.remove();
	logo = undefined;
}

function show(): void {
	// The mark is a drawing, a picture, or the name in letters.
	const mark = document.querySelector('.logo')?.firstElementChild?.cloneNode(true);
	if (!(mark instanceof Element)) return;
	mark.setAttribute('aria-hidden', 'true');
	logo = document.createElement('div');
	logo.className = 'loading';
	logo.setAttribute('role', 'status');
	logo.innerHTML = '<span class="slits"></span><span class="vh"></span>';
	logo.firstElementChild?.append(mark);
	document.body.append(logo);
	const words = logo.lastElementChild;
	if (words) words.textContent = document.documentElement.dataset.loading ?? '';
	timer = setTimeout(hide, TIMEOUT_MS);
}

/** Shows the loading logo unless the next page comes at once. The logo never takes a click. */
function expectPage(): void {
	hide();
	if (!(navigator as SavingNavigator).connection?.saveData) timer = setTimeout(show, DELAY);
}

/** Goes to another page of the site. */
export function leaveFor(address: string): void {
	expectPage();
	location.assign(address);
}

/** True where following the link shows another page of this site in this window. */
function isPage(link: HTMLAnchorElement): boolean {
	const isFile = new RegExp(`^${API}/|\\.\\w+$`).test(link.pathname);
	const isHere = link.hash !== '' && link.pathname === location.pathname && link.search === location.search;
	return (
		link.origin === location.origin &&
		!link.hasAttribute('download') &&
		!isFile &&
		!isHere &&
		(link.target || '_self') === '_self'
	);
}

/**
 * The full-screen loading logo, only while a navigation inside the site takes longer than 200 ms. To be started last: a
 * click that somebody else has taken leads to no page.
 */
export function startLoadingLogo(): void {
	onClick('a[href]', (link) => isPage(link) && expectPage());
	addEventListener('submit', (event) => {
		if (
			!event.defaultPrevented &&
			event.target instanceof HTMLFormElement &&
			new URL(event.target.action).origin === location.origin
		)
			expectPage();
	});
	addEventListener('keydown', (event) => event.key === 'Escape' && hide());
	for (const name of ['pagehide', 'pageshow']) addEventListener(name, hide);
}
