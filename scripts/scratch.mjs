import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseParent, OWNER, PREFIX } from './scratch-parent.mjs';

/** Maximum number of names that are listed, where much was left behind. */
const MAX_LISTED = 10;

/** Milliseconds for which a database or a browser that is ending may still write or tidy up. */
const END_TIMEOUT_MS = 10_000;

/** Names that Chromium, Chrome, Firefox and Playwright give to what they keep in the temporary folder. */
const OF_BROWSER = /^\.?(?:org\.chromium|com\.google|playwright|rust_mozprofile|Temp-)/;

/** Name of the list of folders. */
const INDEX = 'files';

const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);

function remove(folder) {
	const end = Date.now() + END_TIMEOUT_MS;
	while (existsSync(folder)) {
		try {
			rmSync(folder, { recursive: true, force: true });
		} catch (error) {
			if (Date.now() > end) throw error;
			pause();
		}
	}
}

/** The list with "and n more" in the place of what exceeds it. */
export const listed = (names) =>
	names.length > MAX_LISTED
		? [...names.slice(0, MAX_LISTED), `and ${names.length - MAX_LISTED} more`].join(', ')
		: names.join(', ');

/** Files of tests by the name of their temporary folder, as `tests/file-guard.ts` has written them down. */
function fileByFolder(index) {
	if (!existsSync(index)) return new Map();
	return new Map(
		readFileSync(index, 'utf8')
			.split('\n')
			.filter(Boolean)
			.map((line) => line.split('\t')),
	);
}

/**
 * Makes a temporary folder for one run, so that what its tests leave behind there is noticed and removed with it. Each
 * test file has a folder inside (`tests/file-guard.ts`).
 * @returns `env`, by which a process uses it as the system's temporary folder; `close`, which removes it and returns
 *   the names of what was left in it: `own` with the test file that made it, and `ofBrowsers`, which no code of ours
 *   could remove
 */
export function openScratch() {
	const folder = mkdtempSync(join(chooseParent(), PREFIX));
	// The user who runs a test's database may enter it.
	chmodSync(folder, 0o711);
	writeFileSync(join(folder, OWNER), String(process.pid));
	const index = join(folder, INDEX);
	const entries = () => {
		const files = fileByFolder(index);
		return readdirSync(folder)
			.sort()
			.filter((name) => name !== INDEX && name !== OWNER)
			.flatMap((name) => {
				const file = files.get(name);
				if (file === undefined) return [{ name, from: 'the set-up of the run' }];
				return readdirSync(join(folder, name)).map((inner) => ({ name: inner, from: file }));
			});
	};
	const isOfBrowser = ({ name }) => OF_BROWSER.test(name);
	return {
		env: {
			TEST_SCRATCH: folder,
			TMPDIR: folder,
			TEMP: folder,
			TMP: folder,
			// Node would leave its cache of compiled code in the folder, where it would be reported as left behind by a test.
			NODE_DISABLE_COMPILE_CACHE: '1',
		},
		close() {
			const end = Date.now() + END_TIMEOUT_MS;
			while (entries().some(isOfBrowser) && Date.now() < end) pause();
			const left = entries();
			remove(folder);
			return {
				own: left.filter((one) => !isOfBrowser(one)).map(({ name, from }) => `${name} (${from})`),
				ofBrowsers: left.filter(isOfBrowser).map(({ name }) => name),
			};
		},
	};
}
