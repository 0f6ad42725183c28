/** Finds the browser that the tests need, and installs it where that is possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, node, root } from './prepare.mjs';

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
const may_install = process.platform === 'linux' && process.getuid?.() === 0 && has('apt-get');

/** Installs Debian packages; false where that is impossible. */
function debian(...packages) {
	if (!may_install) return false;
	process.stderr.write(`Installing ${packages.join(', ')} …\n`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
	return (
		spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
			stdio: ['ignore', 'ignore', 'inherit'],
			env,
		}).status === 0
	);
}

/** Chromium without a window: the same engine with about half the work, as nothing is shown on a screen. */
const WITHOUT_WINDOW = ['/usr/bin/chromium-headless-shell'];
const WITH_WINDOW = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of Playwright's own Chromium, which is downloaded where it is missing; undefined where that fails. */
function ownBrowser() {
	const words = 'import("playwright-core").then((p) => process.stdout.write(p.chromium.executablePath()))';
	const path = () => spawnSync(node(), ['-e', words], { cwd: root, encoding: 'utf8' }).stdout;
	if (!existsSync(path()))
		spawnSync(node(), [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
	return existsSync(path()) ? path() : undefined;
}

/**
 * Environment variables that name the browsers: `CHROMIUM_PATH` for most tests, and `CHROMIUM_WINDOW_PATH` for those
 * that need what only a whole browser does. Both equal `CHROMIUM_PATH` where the caller has set it. Missing browsers
 * are installed from Debian where that is possible; where there is no Chromium without a window, the whole browser
 * serves for both.
 */
export function findBrowsers() {
	const find = (names) => names.find((path) => existsSync(path));
	const { CHROMIUM_PATH: given } = process.env;
	if (given) return { CHROMIUM_PATH: given, CHROMIUM_WINDOW_PATH: given };
	const missing = [
		...(find(WITH_WINDOW) ? [] : ['chromium']),
		...(find(WITHOUT_WINDOW) ? [] : ['chromium-headless-shell']),
	];
	// One missing package makes the whole installation fail; the browser with a window suffices.
	if (missing.length > 0 && !debian(...missing) && missing.includes('chromium')) debian('chromium');
	const whole = find(WITH_WINDOW) ?? ownBrowser();
	if (!whole)
		return giveUp(
			'The tests need a browser: install Chromium or Chrome, or name one with CHROMIUM_PATH, and run the command again.',
		);
	return { CHROMIUM_PATH: find(WITHOUT_WINDOW) ?? whole, CHROMIUM_WINDOW_PATH: whole };
}
