import { readWallEntry, type WallEntry } from '../../../shared/subject/wall-entry';
import { call } from '../client';
import { sayBeside } from '../sign-up/form-message';
import { announce } from '../toast';
import { refusalOf } from './call-error';

const FIELDS = ['text', 'name', 'country'] as const;

/** The wall's list; a wall without a message has none yet. */
function listBeside(form: HTMLFormElement): Element {
	const own = document.querySelector('.wall');
	if (own) return own;
	const list = document.createElement('ul');
	list.className = 'wall';
	form.before(list);
	return list;
}

/** A message as its writer sees it at once: first on the wall, and marked as waiting for approval. */
function waitingEntry({ text, name }: WallEntry, country: string, waiting: string): HTMLLIElement {
	const entry = document.createElement('li');
	const message = document.createElement('p');
	message.dir = 'auto';
	message.textContent = text;
	const meta = document.createElement('p');
	meta.className = 'meta';
	for (const [tag, words] of [
		['b', name],
		['span', country],
		['span', waiting],
	] as const)
		meta.appendChild(document.createElement(tag)).textContent = words;
	entry.append(message, meta);
	return entry;
}

/** Sends a message to the wall; its writer sees it at once, and it is removed again if it was refused. */
export async function write(form: HTMLFormElement): Promise<void> {
	if (form.hasAttribute('aria-busy')) return;
	// Only a program fills in the hidden field; it gets the answer of the page that the form posts to.
	if (form.querySelector<HTMLInputElement>('[aria-hidden=true] input')?.value) {
		form.submit();
		return;
	}
	const { dataset } = form;
	const fields = new Map(
		FIELDS.map((name) => [
			name,
			form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
		]),
	);
	for (const field of fields.values()) sayBeside(field, field, '');
	const given = readWallEntry(Object.fromEntries([...fields].map(([name, field]) => [name, field.value])));
	if (typeof given === 'string') {
		const field = fields.get(given);
		if (field) sayBeside(field, field, dataset[given] ?? '');
		return;
	}
	const country = form.querySelector<HTMLOptionElement>('option:checked')?.text ?? '';
	const entry = waitingEntry(given, country, dataset.waiting ?? '');
	listBeside(form).prepend(entry);
	entry.scrollIntoView({ block: 'nearest' });
	form.setAttribute('aria-busy', 'true');
	try {
		await call('topic_iecie_wall/create', { body: { ...given, edition: dataset.edition }, isKnown: true });
		form.reset();
		announce(dataset.thanks ?? '');
	} catch (error) {
		entry.remove();
		const field = fields.get('text');
		if (field) sayBeside(field, field, refusalOf(error) ?? dataset.failed ?? '');
	} finally {
		form.removeAttribute('aria-busy');
	}
}
