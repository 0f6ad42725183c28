import { announce } from '../toast';

/** Copies the address a link leads to and says so, in the words of its `data-copy`. @throws what the clipboard threw */
export async function copyAddress(link: HTMLAnchorElement): Promise<void> {
	await navigator.clipboard.writeText(link.href);
	announce(link.dataset.copy ?? '');
}
