/** Says what is wrong with a field, after the place given, or takes that away again. */
export function sayBeside(place: HTMLElement, field: HTMLElement, text: string): void {
	const id = `${field.id}-error`;
	document.getElementById(id)?.remove();
	field.classList.toggle('is-error', text !== '');
	for (const name of ['aria-invalid', 'aria-describedby']) field.removeAttribute(name);
	if (!text) return;
	const message = document.createElement('p');
	message.id = id;
	message.className = place.closest('.footer') ? 'err' : 'error';
	message.setAttribute('role', 'alert');
	message.textContent = text;
	place.after(message);
	field.setAttribute('aria-invalid', 'true');
	field.setAttribute('aria-describedby', id);
	field.focus();
	message.scrollIntoView({ block: 'nearest' });
}
