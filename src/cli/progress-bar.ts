import { SingleBar } from 'cli-progress';
import { say } from './command-line';

/** A unit in which progress is shown. */
interface Unit {
	name: string;
	/** Counted items per unit, such as bytes per megabyte. */
	size: number;
}

const MEGABYTES: Unit = { name: 'MB', size: 1024 * 1024 };

export interface ProgressBar {
	show(reached: { done: number; total: number }): void;
	stop(): void;
}

/** Shows progress: a bar on a terminal, a line for each tenth elsewhere. @param label such as "Packed" */
export function progressBar(label: string, { name, size }: Unit = MEGABYTES): ProgressBar {
	let bar: SingleBar | undefined;
	let tenth = 0;
	return {
		show({ done, total }) {
			const [reached, all] = [done / size, total / size];
			if (process.stderr.isTTY) {
				if (!bar) {
					const format = `${label} {bar} {percentage}% · {value} of {total} ${name} · {eta_formatted} left`;
					bar = new SingleBar({ format, stream: process.stderr, hideCursor: true });
					bar.start(Math.ceil(all), 0);
				}
				bar.update(Math.floor(reached));
			} else if (Math.floor((done * 10) / total) > tenth) {
				tenth = Math.floor((done * 10) / total);
				say(`${label} ${Math.floor(reached)} of ${Math.ceil(all)} ${name}`);
			}
		},
		stop() {
			bar?.stop();
		},
	};
}
