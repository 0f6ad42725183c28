/**
 * Loaded into a process before its program (`--import`): says at the end, on the fourth stream, the most memory that
 * the process held at once, in bytes.
 */
import { readFileSync, writeSync } from 'node:fs';

/** On Linux `maxRSS` counts what the process held that started this one, too. */
function peak() {
	if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
	return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1024;
}

process.on('exit', () => writeSync(3, String(peak())));
