import { loadChunk } from '../browser/chunk';
import { isPlain } from '../browser/consent/clicks';

const ACTS = ['pointerdown', 'keydown', 'click', 'submit', 'input', 'change'];
const SIGNS_OF_INTEREST = ['pointerover', 'focusin'];

/** The same event once more, for those who listen only now. */
function replay(event: Event): void {
	const { target, type } = event;
	if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit((event as SubmitEvent).submitter);
	else {
		const Same = type === 'click' ? MouseEvent : type === 'keydown' ? KeyboardEvent : Event;
		target?.dispatchEvent(new Same(type, event));
	}
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
		// An island that cannot load stays plain HTML: the events that were held back then have their plain effect.
		void loadChunk(() => import('./mount'))
			.then(({ hydrate }) => hydrate(element))
			.catch(reportError)
			.then(open);
	};
	const keep = (event: Event) => {
		start();
		const { type } = event;
		// Keys are replayed only in a drawing: in a field they have typed their letter already.
		if (type === 'pointerdown' || (type === 'keydown' && !(event.target as Element).matches('[data-plot]'))) return;
		if (type === 'click' || type === 'submit') {
			if (event instanceof MouseEvent && !isPlain(event)) return;
			event.preventDefault();
			event.stopPropagation();
		}
		missed.push(event);
	};

	for (const name of ACTS) element.addEventListener(name, keep, true);
	for (const name of SIGNS_OF_INTEREST) element.addEventListener(name, start, { once: true });
	// A drawing becomes a Tab stop only here, because its keys work only with a script.
	for (const plot of element.querySelectorAll<HTMLElement>('[data-plot]')) plot.tabIndex = 0;
}

/**
 * Finds the blocks that become interactive when somebody points at them, touches them or focuses them; events that come
 * earlier are replayed.
 */
export function startIslands(): void {
	for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(element);
}
