/** A visitor with one of the engines: the same methods drive each of them. */
import { setTimeout as pause } from 'node:timers/promises';

export interface Visitor {
	/** Opens an address of the site. */
	open(path: string): Promise<void>;
	/** What an expression of the page comes to. */
	read<T>(expression: string): Promise<T>;
	/** Presses the first element of a selector with the pointer. */
	click(selector: string): Promise<void>;
	/** Types by the keys of the keyboard. */
	type(text: string): Promise<void>;
	/** Presses a key by its name in KeyboardEvent, after those that are held. */
	press(key: string, ...held: ('Control' | 'Shift')[]): Promise<void>;
	/** Gives the window a width in CSS pixels. */
	resize(width: number, height: number): Promise<void>;
	/** Number of the display where keys and letters come from outside the engine; undefined where it has no window. */
	display?: string;
	close(): Promise<void>;
}

/** Opens an engine before the site at an origin. @throws an error that names what is missing */
export type OpenVisitor = (origin: string) => Promise<Visitor>;

const TIMEOUT_MS = 15_000;

/** Waits until an expression of the page comes to something that is true. @returns what it comes to */
export async function waitFor<T>(visitor: Visitor, expression: string, what: string): Promise<T> {
	const end = Date.now() + TIMEOUT_MS;
	for (;;) {
		// A page that is on its way has nothing to read.
		const value = await visitor.read<T>(expression).catch(() => undefined);
		if (value) return value;
		if (Date.now() > end) throw new Error(`${what}: it did not come, the page says ${JSON.stringify(value)}`);
		await pause(50);
	}
}
