import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Milliseconds for which a map is kept after the last trace that needed it: one of the whole server is large. */
const KEPT_MS = 60_000;

/** Maps that were read, by the URL of their script; undefined for a script without one. */
const maps = new Map<string, SourceMap | undefined>();
let forgetting: NodeJS.Timeout | undefined;

function mapOf(script: string): SourceMap | undefined {
	forgetting ??= setTimeout(() => maps.clear(), KEPT_MS).unref();
	forgetting.refresh();
	if (!maps.has(script)) {
		let map: SourceMap | undefined;
		try {
			map = new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(script)}.map`, 'utf8')));
		} catch {
			// The trace names the place in the built script then.
		}
		maps.set(script, map);
	}
	return maps.get(script);
}

/** A frame of a trace with the place in the source, where there is a map. */
function placed(frame: NodeJS.CallSite): string {
	const text = frame.toString();
	const script = frame.getFileName();
	const line = frame.getLineNumber();
	const column = frame.getColumnNumber();
	if (!script?.startsWith('file:') || line === null || column === null) return text;
	const origin = mapOf(script)?.findOrigin(line, column);
	if (!origin || !('fileName' in origin)) return text;
	const source = URL.parse(origin.fileName, script)?.pathname ?? origin.fileName;
	return text.replace(`${script}:${line}:${column}`, () => `${source}:${origin.lineNumber}:${origin.columnNumber}`);
}

/**
 * Has the traces of all errors name places in the sources. `--enable-source-maps` does so too, and holds the maps of
 * all that runs from the start, in case of an error.
 */
export function traceSources(): void {
	Error.prepareStackTrace = (error, frames) =>
		[Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${placed(frame)}`)].join('\n');
}
