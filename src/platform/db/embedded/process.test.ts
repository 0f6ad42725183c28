import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endOrphan } from './process';

test.runIf(process.platform === 'linux')('an orphan that ends and that nobody buries is waited for no longer', async () => {
	const cluster = mkdtempSync(join(tmpdir(), 'brume-orphan-'));
	// The parent becomes a program that asks for the end of no child, as the first process of some containers.
	const child = `"${process.execPath}" -e "process.on('SIGINT', () => process.exit()); setInterval(() => {}, 1000)" "${cluster}"`;
	const parent = spawn('sh', ['-c', `${child} & echo $!; exec sleep 600`], { stdio: ['ignore', 'pipe', 'ignore'] });
	onTestFinished(() => {
		parent.kill('SIGKILL');
		rmSync(cluster, { recursive: true, force: true });
	});
	const pid = await new Promise<number>((done) => parent.stdout.once('data', (text) => done(Number(String(text).trim()))));
	const stateOf = () => /^State:\s+(\w)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	await expect.poll(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain(cluster);
	writeFileSync(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n`);
	await endOrphan(cluster);
	await expect.poll(stateOf).toBe('Z');
});
