import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Unavailable } from '../../shared/errors';
import type { EncodedImage, ImageAnswer, ImageError, ImageJob } from './image-job';

/** Maximum number of pictures decoded at once in the whole process (security rule 15). */
const SLOTS = 2;
/** Maximum number of waiting pictures; beyond it the caller is asked to come back. */
const MAX_WAITING = 200;
/** Milliseconds after which a job is killed; the decoder should give up by itself after eight seconds. */
const TIMEOUT_MS = 9_000;
/** Milliseconds after which an idle process is ended, and its memory freed. */
const IDLE_MS = 60_000;
const OUT_OF_MEMORY = 77;
/** Bytes of memory that jobs may be expected to take together, of the 512 MB that the process may have. */
const BUDGET = 400 * 1024 * 1024;

interface Waiting extends ImageJob {
	/** True where it was under way when the process ended, and so may be the reason: it gets one more try, alone. */
	isSuspect: boolean;
	/** Bytes of memory that it is expected to take. */
	weight: number;
	done(answer: EncodedImage | ImageError): void;
	timer?: NodeJS.Timeout;
	/** True where it was killed because it took too long. */
	isLate?: boolean;
}

const queue: Waiting[] = [];
const running = new Map<number, Waiting>();
let child: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let last = 0;

function workerFile(): string {
	const found = ['./image-worker.ts', './image-worker.js', '../image-worker.js']
		.map((name) => fileURLToPath(new URL(name, import.meta.url)))
		.find((path) => existsSync(path));
	if (!found) throw new Error('The file of the image worker is missing; run the build again.');
	return found;
}

function settle(job: Waiting, answer: EncodedImage | ImageError): void {
	clearTimeout(job.timer);
	running.delete(job.number);
	job.done(answer);
}

/**
 * Settles the jobs that were under way when the process ended: a job that ran alone is to blame, of two each is tried
 * again alone.
 */
function ended(code: number | null): void {
	const jobs = [...running.values()];
	for (const job of jobs) {
		if (job.isLate || jobs.length === 1)
			settle(job, job.isLate ? 'time' : code === OUT_OF_MEMORY ? 'memory' : 'broken');
		else {
			clearTimeout(job.timer);
			running.delete(job.number);
			queue.unshift({ ...job, isSuspect: true });
		}
	}
	next();
}

function start(): ChildProcess {
	// The process gets no environment, because that contains secrets.
	const started = fork(workerFile(), [], {
		serialization: 'advanced',
		env: { VIPS_BLOCK_UNTRUSTED: '1', MALLOC_ARENA_MAX: '2' },
		execArgv: ['--max-old-space-size=128', '--disable-warning=ExperimentalWarning'],
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	started.on('message', (answer: ImageAnswer) => {
		const job = running.get(answer.number);
		if (!job) return;
		settle(job, 'refused' in answer ? answer.refused : answer);
		next();
	});
	// Either event may come, or both.
	let is_over = false;
	const over = (code: number | null) => {
		if (is_over) return;
		is_over = true;
		if (child === started) child = undefined;
		ended(code);
	};
	started.on('exit', over);
	started.on('error', () => over(null));
	return started;
}

function send(job: Waiting): void {
	child ??= start();
	running.set(job.number, job);
	job.timer = setTimeout(() => {
		job.isLate = true;
		child?.kill('SIGKILL');
	}, TIMEOUT_MS);
	const { number, bytes, format, task } = job;
	child.ref();
	child.channel?.ref();
	child.send({ number, bytes, format, task } satisfies ImageJob, () => {});
}

function next(): void {
	clearTimeout(idle);
	while (queue.length > 0) {
		const job = queue[0] as Waiting;
		const hasSuspect = [...running.values()].some((one) => one.isSuspect);
		if (running.size >= (job.isSuspect || hasSuspect ? 1 : SLOTS)) break;
		if (running.size > 0 && job.weight + [...running.values()].reduce((sum, one) => sum + one.weight, 0) > BUDGET)
			break;
		queue.shift();
		send(job);
	}
	if (running.size > 0 || !child) return;
	// An idle child must not keep the site's process from ending.
	child.unref();
	child.channel?.unref();
	idle = setTimeout(() => child?.disconnect(), IDLE_MS);
	idle.unref();
}

/**
 * Works on a picture in the image process: at most 40 megapixels, 8 seconds, two at a time, 512 MB in all.
 * @param weight bytes of memory it is expected to take
 * @throws Unavailable when too many wait
 */
export function inImageProcess(job: Omit<ImageJob, 'number'>, weight: number): Promise<EncodedImage | ImageError> {
	if (queue.length >= MAX_WAITING) return Promise.reject(new Unavailable('Too many pictures are waiting.'));
	last += 1;
	const number = last;
	return new Promise((done) => {
		queue.push({ ...job, number, isSuspect: false, weight, done });
		next();
	});
}
