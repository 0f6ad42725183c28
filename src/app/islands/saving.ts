/** What a browser tells of its connection, where it tells anything. */
interface Connection {
	saveData?: boolean;
	effectiveType?: string;
}

const connection = (): Connection | undefined => (navigator as Navigator & { connection?: Connection }).connection;

/**
 * Marks the document where bytes are dear, on 2g or with data saver on: the rules by which the browser fetches pages ahead leave its
 * links alone (specification, section 9; `public/speculation-rules.json`).
 */
export function startSaving(): void {
	const { saveData = false, effectiveType = '' } = connection() ?? {};
	document.documentElement.classList.toggle('is-saving', saveData || effectiveType.endsWith('2g'));
}
