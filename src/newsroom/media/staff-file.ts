import { NEWSROOM_FILES, STORED_FILES } from '../../shared/address/folders';

/**
 * Where somebody of the newsroom sees a stored file. Readers get it at its own address alone, and only while something
 * published uses it.
 */
export const staffFile = (address: string): string =>
	address.startsWith(`${STORED_FILES}/`) ? NEWSROOM_FILES + address.slice(STORED_FILES.length) : address;

/** Has the pictures of a page of readers be shown as the newsroom sees them. */
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
