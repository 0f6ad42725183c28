/** Ends the process with one sentence for the person who started it. */
export function end(sentence: string): never {
	process.stderr.write(`${sentence}\n`);
	process.exit(1);
}
