/** What the tests need of the machine itself: a browser, installed where that can be done. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, node, root } from './prepare.mjs';

const has = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
const may_install = process.platform === 'linux' && process.getuid?.() === 0 && has('apt-get');

/** Installs Debian packages; false where that cannot be done. */
function debian(...packages) {
	if (!may_install) return false;
	process.stderr.write(`Installing ${packages.join(', ')} …\n`);
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
	return spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Chromium without a window: the same engine with half the work around it, as nobody looks at it. */
const WITHOUT_WINDOW = ['/usr/bin/chromium-headless-shell'];
const WITH_WINDOW = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Path of the browser: `CHROMIUM_PATH`, else an installed Chromium without a window, which Debian brings where it may be
 * installed, else an installed Chrome or Chromium, else Playwright's own, which is fetched where it is missing.
 */
export function findBrowser() {
	const find = (names) => names.find((path) => existsSync(path));
	const named = process.env.CHROMIUM_PATH ?? find(WITHOUT_WINDOW);
	if (named) return named;
	if (debian('chromium-headless-shell') && find(WITHOUT_WINDOW)) return find(WITHOUT_WINDOW);
	const found = find(WITH_WINDOW);
	if (found) return found;
	if (debian('chromium')) return find(WITH_WINDOW);
	const own = () => spawnSync(node(), ['-e', 'import("playwright-core").then((p) => process.stdout.write(p.chromium.executablePath()))'], { cwd: root, encoding: 'utf8' }).stdout;
	if (!existsSync(own())) spawnSync(node(), [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium'], { stdio: 'inherit' });
	if (existsSync(own())) return own();
	return giveUp('The tests need a browser: install Chromium or Chrome, or name one with CHROMIUM_PATH, and run the command again.');
}
