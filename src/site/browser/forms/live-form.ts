/** Milliseconds of quiet after the last key before the page is asked. */
const QUIET = 300;
/** Milliseconds after which a request is given up (specification, section 9). */
const TIME_OUT = 30_000;

let asked: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Parts of a page by their names. */
const parts = (page: ParentNode) =>
	new Map([...page.querySelectorAll<HTMLElement>('[data-part]')].map((part) => [part.dataset.part, part]));

/** Puts the parts of a page in the places of this one's; what reads the same stays, so that it is not told twice. */
function show(page: Document, form: HTMLFormElement): void {
	const fresh = parts(page);
	for (const [name, part] of parts(document)) {
		const other = fresh.get(name);
		for (const button of other?.querySelectorAll<HTMLElement>('[data-print]') ?? []) button.hidden = false;
		if (!other || part.innerHTML === other.innerHTML) continue;
		const is_open = part.querySelector('details')?.open;
		part.replaceChildren(...other.childNodes);
		const details = part.querySelector('details');
		if (details && is_open !== undefined) details.open = is_open;
	}
	for (const row of page.querySelectorAll<HTMLElement>('[data-live] [data-field]')) {
		const own = form.querySelector<HTMLElement>(`[data-field="${row.dataset.field}"]`);
		// A field that somebody is in stays, whatever the market asks.
		if (own && !own.contains(document.activeElement)) own.hidden = row.hidden;
	}
	for (const field of page.querySelectorAll<HTMLElement>('[data-live] .field')) {
		const own = document.getElementById(field.id);
		if (!own || !form.contains(own)) continue;
		own.className = field.className;
		own.toggleAttribute('aria-invalid', false);
		if (field.hasAttribute('aria-invalid')) own.setAttribute('aria-invalid', 'true');
	}
}

async function ask(form: HTMLFormElement): Promise<void> {
	asked?.abort();
	asked = new AbortController();
	const { signal } = asked;
	const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
	const address = `${form.action.replace(/#.*/, '')}?${new URLSearchParams(pairs)}`;
	try {
		const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_OUT)]) });
		// A value that is not one yet is an answer too: the page says what is wrong beside its field.
		if (!response.ok && response.status !== 400) return;
		const page = new DOMParser().parseFromString(await response.text(), 'text/html');
		if (signal.aborted) return;
		show(page, form);
		history.replaceState(history.state, '', address);
	} catch {
		// The button asks the same in the plain way.
	}
}

/** Asks for the page of what the form says now, once nothing has been typed for a moment. */
export function update(form: HTMLFormElement): void {
	clearTimeout(timer);
	timer = setTimeout(() => void ask(form), QUIET);
}
