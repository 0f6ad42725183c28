/** WebKit, the engine of Safari, by plain WebDriver, in a virtual display. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../free-port';
import { openDisplay } from './display';
import type { OpenVisitor } from './visitor';

const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const PROGRAMS = ['/usr/bin/WebKitWebDriver', BROWSER];
/** Name under which an element is passed on. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys as WebDriver writes them. */
const KEYS: Record<string, string> = {
	Backspace: '\uE003',
	Tab: '\uE004',
	Enter: '\uE007',
	Shift: '\uE008',
	Control: '\uE009',
	Escape: '\uE00C',
	Space: ' ',
	End: '\uE010',
	Home: '\uE011',
	ArrowLeft: '\uE012',
	ArrowUp: '\uE013',
	ArrowRight: '\uE014',
	ArrowDown: '\uE015',
};

async function untilItListens(port: number): Promise<void> {
	for (let n = 0; n < 100; n += 1) {
		const answers = await fetch(`http://127.0.0.1:${port}/status`).then(
			(response) => response.ok,
			() => false,
		);
		if (answers) return;
		await pause(100);
	}
	throw new Error('WebKitWebDriver does not answer.');
}

/** Opens WebKit in a window of a display of its own. */
export const byWebDriver: OpenVisitor = async (origin) => {
	const missing = PROGRAMS.find((path) => !existsSync(path));
	if (missing) throw new Error(`${missing} is missing; "apt-get install webkit2gtk-driver" brings it.`);
	const display = await openDisplay();
	const port = await freePort();
	const driver = spawn('/usr/bin/WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
		env: {
			...process.env,
			DISPLAY: display.name,
			NO_AT_BRIDGE: '1',
			GDK_BACKEND: 'x11',
		},
		stdio: 'ignore',
	});
	await untilItListens(port);
	const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
		const response = await fetch(`http://127.0.0.1:${port}${path}`, {
			method,
			...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
		});
		const { value } = (await response.json()) as { value: T & { message?: string } };
		if (!response.ok) throw new Error(value?.message ?? `WebKitWebDriver answers ${response.status} to ${path}`);
		return value;
	};
	const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
		capabilities: {
			alwaysMatch: {
				browserName: 'MiniBrowser',
				'webkitgtk:browserOptions': { binary: BROWSER, args: ['--automation'] },
			},
		},
	});
	const at = `/session/${sessionId}`;
	const keys = (actions: { type: 'keyDown' | 'keyUp'; value: string }[]) =>
		call('POST', `${at}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
	const down = (value: string) => ({ type: 'keyDown' as const, value });
	const up = (value: string) => ({ type: 'keyUp' as const, value });
	const resize = (width: number, height: number) => call<void>('POST', `${at}/window/rect`, { width, height });
	await resize(1280, 900);
	return {
		display: display.name,
		open: (path) => call('POST', `${at}/url`, { url: origin + path }),
		read: (expression) => call('POST', `${at}/execute/sync`, { script: `return (${expression});`, args: [] }),
		async click(selector) {
			const element = await call<Record<string, string>>('POST', `${at}/element`, {
				using: 'css selector',
				value: selector,
			});
			await call('POST', `${at}/element/${element[ELEMENT]}/click`, {});
		},
		async type(text) {
			for (const letter of text) await keys([down(letter), up(letter)]);
		},
		async press(key, ...held) {
			const codes = held.map((one) => KEYS[one] ?? one);
			const code = KEYS[key] ?? key;
			await keys([...codes.map(down), down(code), up(code), ...codes.toReversed().map(up)]);
		},
		resize,
		async close() {
			await call('DELETE', at).catch(() => {});
			driver.kill();
			display.close();
		},
	};
};
