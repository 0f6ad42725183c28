import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

const PROGRAM = '/usr/bin/Xvfb';

export interface Display {
	/** Value of DISPLAY for programs, such as `:99`. */
	name: string;
	close(): void;
}

/** Opens a virtual display; the server chooses its number. @throws Error that names a missing program */
export function openDisplay(): Promise<Display> {
	if (!existsSync(PROGRAM)) throw new Error('Xvfb is missing; "apt-get install xvfb xdotool x11-xkb-utils" brings it.');
	const child: ChildProcess = spawn(PROGRAM, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
		stdio: ['ignore', 'pipe', 'ignore'],
	});
	return new Promise((done, fail) => {
		child.stdout?.once('data', (number: Buffer) =>
			done({ name: `:${number.toString().trim()}`, close: () => void child.kill() }),
		);
		child.once('exit', () => fail(new Error('Xvfb does not start.')));
	});
}
