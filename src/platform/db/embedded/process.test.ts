import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endOrphan } from './process';

test.runIf(process.platform === 'linux')(
	'an orphan that ends and that nobody buries is waited for no longer',
	async () => {
		const cluster = mkdtempSync(join(tmpdir(), 'brume-orphan-'));
		// The parent becomes a program that asks for the end of no child, as the first process of some containers.
		const child = `"${process.execPath}" -e "process.on('SIGINT', () => process.exit()); setInterval(() => {}, 1000); console.log('up')" "${cluster}"`;
		const parent = spawn('sh', ['-c', `${child} & echo pid $!; exec sleep 600`], {
			stdio: ['ignore', 'pipe', 'ignore'],
		});
		onTestFinished(() => {
			parent.kill('SIGKILL');
			rmSync(cluster, { recursive: true, force: true });
		});
		let output = '';
		parent.stdout.on('data', (text) => {
			output += String(text);
		});
		// Both have spoken: who it is, and that it hears signals.
		await expect.poll(() => output).toMatch(/pid \d+[\s\S]*up|up[\s\S]*pid \d+/);
		const pid = Number(/pid (\d+)/.exec(output)?.[1]);
		const stateOf = () => /^State:\s+(\w)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
		writeFileSync(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n`);
		await endOrphan(cluster);
		await expect.poll(stateOf).toBe('Z');
	},
);
