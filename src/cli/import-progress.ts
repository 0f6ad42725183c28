import { SingleBar } from 'cli-progress';
import { say } from './command-line';

/** A bar on a terminal, a line for each tenth elsewhere. @param isTrial true where nothing is written */
export function progress(isTrial: boolean): {
	show(stage: 'check' | 'import', done: number, total: number): void;
	stop(): void;
} {
	let bar: SingleBar | undefined;
	let tenth = 0;
	let isChecking = false;
	return {
		show(stage, done, total) {
			if (stage === 'check') {
				if (!isChecking) say('Checking the export …');
				isChecking = true;
			} else if (process.stderr.isTTY) {
				if (!bar) {
					bar = new SingleBar({
						format: `${isTrial ? 'Looking at' : 'Importing'} {bar} {percentage}% · {value} of {total} posts · {eta_formatted} left`,
						stream: process.stderr,
						hideCursor: true,
					});
					bar.start(total, 0);
				}
				bar.update(done);
			} else if (Math.floor((done * 10) / total) > tenth) {
				tenth = Math.floor((done * 10) / total);
				say(`${isTrial ? 'Looked at' : 'Imported'} ${done} of ${total} posts`);
			}
		},
		stop() {
			bar?.stop();
		},
	};
}
