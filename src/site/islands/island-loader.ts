import { loadChunk } from '../browser/chunk';
import { isPlain } from '../browser/consent/clicks';

/** What brings an island to life before anyone needs it; whoever acts on it brings it to life in any case. */
export type IslandLoad = 'visible' | 'idle' | 'hover' | 'interaction';

const ACTS = ['pointerdown', 'keydown', 'click', 'submit', 'input', 'change'];
const SIGNS_OF_INTEREST = ['pointerover', 'focusin'];

/** The same event once more, for those who listen only now. */
function replay(event: Event): void {
	const { target } = event;
	if (event.type === 'submit' && target instanceof HTMLFormElement)
		target.requestSubmit((event as SubmitEvent).submitter);
	else if (event.type === 'click') target?.dispatchEvent(new MouseEvent('click', event));
	else target?.dispatchEvent(new Event(event.type, event));
}

function prepare(element: HTMLElement): void {
	let isStarted = false;
	const missed: Event[] = [];

	const start = () => {
		if (isStarted) return;
		isStarted = true;
		const open = () => {
			for (const name of ACTS) element.removeEventListener(name, keep, true);
			missed.forEach(replay);
		};
		// An island that cannot come is the plain HTML it was drawn as: what was kept from it then does what it does there.
		void loadChunk(() => import('./mount'))
			.then(({ hydrate }) => hydrate(element))
			.catch(reportError)
			.then(open);
	};
	const keep = (event: Event) => {
		start();
		if (event.type === 'click' || event.type === 'submit') {
			if (event instanceof MouseEvent && !isPlain(event)) return;
			event.preventDefault();
			event.stopPropagation();
		} else if (event.type === 'pointerdown' || event.type === 'keydown') return;
		missed.push(event);
	};

	for (const name of ACTS) element.addEventListener(name, keep, true);
	const load = element.dataset.load as IslandLoad | undefined;
	if (load === 'hover') for (const name of SIGNS_OF_INTEREST) element.addEventListener(name, start, { once: true });
	if (load === 'idle') 'requestIdleCallback' in window ? requestIdleCallback(start) : addEventListener('load', start);
	if (load === 'visible') {
		new IntersectionObserver((entries, observer) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			observer.disconnect();
			start();
		}).observe(element);
	}
}

/** Finds the blocks that come alive and waits for what each of them waits for; events that come earlier are replayed, not lost. */
export function startIslands(): void {
	for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(element);
}
