const KEY = 'chunk_reload';
/** Milliseconds in which a page is reloaded at most once (specification, section 8). */
const PAUSE = 60_000;

/** Notes a reload, and answers whether it is due. Storage that is closed to us counts as no. */
function mayReload(): boolean {
	try {
		if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return false;
		sessionStorage.setItem(KEY, String(Date.now()));
		return true;
	} catch {
		return false;
	}
}

/**
 * Loads a part of the script. A part that is gone belongs to an older build: the page is reloaded, at most once in 60
 * seconds and not while the browser is offline. Nothing is stored unless that happens.
 * @throws what the import threw, where the page is not reloaded
 */
export function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
	return load().catch((error: unknown) => {
		if (!navigator.onLine || !mayReload()) throw error;
		location.reload();
		return new Promise<Part>(() => {});
	});
}
