/** Adds to the report of an unhandled rejection the name of the file of tests that began its promise. */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The file whose work is being done. One for the process: this module is loaded anew for each file. */
const FILE_KEY = Symbol.for('brume.tests.file');

/** Adds the file to what the runner is about to report. */
function nameFile(storage: AsyncLocalStorage<string>, reason: unknown): void {
	const file = storage.getStore();
	if (file === undefined || !(reason instanceof Error)) return;
	const sentence = `\nNobody waited for the promise that was rejected; it was begun in ${file}.`;
	if (reason.message.endsWith(sentence)) return;
	// Not assigned: the message of what an aborted request throws cannot be.
	Object.defineProperty(reason, 'message', { value: reason.message + sentence, configurable: true, writable: true });
}

/** Names the file before anybody hears of the rejection: a listener of our own would take it from the runner. */
function open(): AsyncLocalStorage<string> {
	const storage = new AsyncLocalStorage<string>();
	process.emit = new Proxy(process.emit, {
		apply(emit, self, given: unknown[]) {
			if (given[0] === 'unhandledRejection') nameFile(storage, given[1]);
			return Reflect.apply(emit, self, given) as boolean;
		},
	});
	return storage;
}

const shared = globalThis as { [FILE_KEY]?: AsyncLocalStorage<string> };
shared[FILE_KEY] ??= open();
const storage = shared[FILE_KEY];

/** Runs the hooks and tests of a file: a promise that they begin is known as that file's, however late it is rejected. */
export const runInFile = (file: string, run: () => Promise<void>): Promise<void> => storage.run(file, run);
