import { NEWSROOM_FILES, STORED_FILES } from '../../shared/address/folders';

/**
 * Returns the address at which staff see a stored file. Readers get it only at its public address, and only while
 * something published uses it.
 */
export const staffFile = (address: string): string =>
	address.startsWith(`${STORED_FILES}/`) ? NEWSROOM_FILES + address.slice(STORED_FILES.length) : address;

/** Rewrites the pictures of a readers' page to the addresses at which staff see them. */
export function showStaffFiles(page: ParentNode): void {
	for (const one of page.querySelectorAll('[src], [srcset], [poster]')) {
		for (const name of ['src', 'srcset', 'poster'] as const) {
			const value = one.getAttribute(name);
			if (value)
				one.setAttribute(
					name,
					name === 'srcset'
						? value
								.split(', ')
								.map((part) => staffFile(part.trim()))
								.join(', ')
						: staffFile(value),
				);
		}
	}
}
