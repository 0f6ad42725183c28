import { timingSafeEqual } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../platform/db/db';
import type { FrontMetrics } from '../platform/http/counters';
import type { Measure } from '../platform/jobs/job';
import { emailsWaiting } from '../queries/email/emails-waiting';
import { backupHistory } from '../queries/site/backups';
import { type CdnPurges, cdnPurges } from '../queries/site/cdn-purges';
import { rootPaths } from '../shared/address/addresses';
import { withFormerNames } from './renamed-metrics';

type Line = Record<string, unknown>;

export interface Metrics {
	/** Counts what a line of the log reports; the line is logged all the same. */
	read(line: Line): void;
	/** Counts a run of a job. */
	job: Measure;
	/** Adds the figures of the front, the database, the CDN and the site's own backups from now on. */
	watch(parts: { front(): FrontMetrics; db: Database; hasCdn: boolean; hasBackups: boolean }): void;
	/** The metrics in the text format of Prometheus. */
	text(): Promise<string>;
	content_type: string;
}

/** Counters that the front keeps itself. */
const SUMS = [
	'hits',
	'unchanged',
	'files',
	'misses',
	'coalesced',
	'stale',
	'renders',
	'errors',
	'refused',
	'bytes',
] as const;
/** Gauges of the front. */
const STATES = ['entries', 'cache_bytes', 'connections'] as const;
const JOB_SECONDS = [0.01, 0.1, 1, 10, 60, 600];
/** Seconds for which runs of jobs are remembered. */
const MAX_AGE_SECONDS = 30 * 86_400;
const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Adds gauges of the purges that wait for the CDN; each scrape queries the database. */
function watchCdn(registry: Registry, db: Database): void {
	const ask = (read: (purges: CdnPurges) => number) =>
		async function collect(this: Gauge) {
			await cdnPurges(db.staff).then(
				(purges) => this.set(read(purges)),
				// The database is away, which its own gauge and /readyz report.
				() => this.reset(),
			);
		};
	new Gauge({
		name: 'brume_cdn_purges_waiting',
		help: 'Tags the CDN is still to be told, those that it is told once more among them',
		registers: [registry],
		collect: ask(({ waiting }) => waiting),
	});
	new Gauge({
		name: 'brume_cdn_purge_age_seconds',
		help: 'Since the oldest tag was written that the CDN was never told; 0 where there is none',
		registers: [registry],
		collect: ask(({ oldest }) => (oldest === undefined ? 0 : Math.max(0, Date.now() / 1000 - oldest))),
	});
}

/** Adds the ages of the backups, for a site whose backups are its own. */
function watchBackups(registry: Registry, db: Database): void {
	new Gauge({
		name: 'brume_backup_age_seconds',
		help: 'Since the last backup was made, and since the last was made that a trial found whole; at most thirty days',
		labelNames: ['of'],
		registers: [registry],
		async collect() {
			this.reset();
			try {
				const { last, good } = await backupHistory(db.staff);
				const age = (at: number | undefined) => Math.min(MAX_AGE_SECONDS, Date.now() / 1000 - (at ?? 0));
				this.set({ of: 'made' }, age(last?.madeAt));
				this.set({ of: 'verified' }, age(good?.madeAt));
			} catch {
				// The database is away, which its own gauge and /readyz report.
			}
		},
	});
}

/**
 * Rates, latencies, queue depth, mail outcomes and cache of this process (security rule 27). Latencies and outcomes are
 * read from the log's own lines, so that a figure and the lines beneath it never disagree.
 */
export function createMetrics(): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry, prefix: 'brume_' });
	const requests = new Histogram({
		name: 'brume_request_seconds',
		help: 'Requests that were not answered from memory, by how they were answered and by status',
		labelNames: ['how', 'status'],
		buckets: SECONDS,
		registers: [registry],
	});
	const emails = new Counter({
		name: 'brume_emails_total',
		help: 'Emails handed to the mail server, by kind and outcome',
		labelNames: ['kind', 'outcome'],
		registers: [registry],
	});
	const purges = new Counter({
		name: 'brume_cdn_purges_total',
		help: 'Tags the CDN was told to drop, by outcome',
		labelNames: ['outcome'],
		registers: [registry],
	});
	const jobs = new Histogram({
		name: 'brume_job_seconds',
		help: 'Runs of jobs, by job and by how they ended',
		labelNames: ['job', 'outcome'],
		buckets: JOB_SECONDS,
		registers: [registry],
	});
	const failing = new Gauge({
		name: 'brume_job_failing',
		help: '1 for a job whose last run on this node has failed',
		labelNames: ['job'],
		registers: [registry],
	});
	const errors = new Counter({
		name: 'brume_errors_total',
		help: 'Lines of the log that report an error, by event',
		labelNames: ['event'],
		registers: [registry],
	});

	const late = new Counter({
		name: 'brume_articles_late_total',
		help: 'Planned articles that went out more than a minute after their hour',
		registers: [registry],
	});

	return {
		content_type: registry.contentType,
		read(line) {
			const event = String(line.event);
			if (event === 'request')
				requests.observe({ how: String(line.how), status: String(line.status) }, Number(line.ms) / 1000);
			else if (event === 'email') emails.inc({ kind: String(line.kind), outcome: String(line.outcome) });
			else if (event === 'cdn_purge') purges.inc({ outcome: String(line.outcome) }, Number(line.tags));
			else if (event === 'article_late') late.inc();
			else if (event === 'job_recovered') failing.set({ job: String(line.job) }, 0);
			else if (/error|failed|unhandled/.test(event)) errors.inc({ event });
			if (event === 'job_failed') failing.set({ job: String(line.job) }, 1);
		},
		job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
		watch({ front, db, hasCdn, hasBackups }) {
			if (hasCdn) watchCdn(registry, db);
			if (hasBackups) watchBackups(registry, db);
			for (const name of SUMS) {
				new Counter({
					name: `brume_front_${name}_total`,
					help: `The front's count of ${name}`,
					registers: [registry],
					collect() {
						this.reset();
						this.inc(front()[name]);
					},
				});
			}
			for (const name of STATES) {
				new Gauge({
					name: `brume_front_${name}`,
					help: `The front's ${name} now`,
					registers: [registry],
					collect() {
						this.set(front()[name]);
					},
				});
			}
			new Gauge({
				name: 'brume_database_connections',
				help: 'Connections to the database by state; waiting are requests without one',
				labelNames: ['state'],
				registers: [registry],
				collect() {
					for (const [state, count] of Object.entries(db.connections())) this.set({ state }, count);
				},
			});
			new Gauge({
				name: 'brume_emails_waiting',
				help: 'Emails in the outbox that have not been sent, by state',
				labelNames: ['state'],
				registers: [registry],
				async collect() {
					this.reset();
					try {
						for (const { state, count } of await emailsWaiting(db.staff)) this.set({ state }, count);
					} catch {
						// The database is away, which its own gauge and /readyz report.
					}
				},
			});
		},
		text: async () => withFormerNames(await registry.metrics()),
	};
}

const isSame = (given: string, wanted: string): boolean => {
	const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
	return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Serves the metrics on an address of their own, never on the site's.
 * @param token required as `Authorization: Bearer …` where it is set
 */
export function serveMetrics(metrics: Metrics, token: string | undefined): Server {
	return createServer((request, response) => {
		if (request.url !== rootPaths.metrics || request.method !== 'GET') return void response.writeHead(404).end();
		if (token !== undefined && !isSame(request.headers.authorization ?? '', `Bearer ${token}`))
			return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
		metrics.text().then(
			(text) =>
				response.writeHead(200, { 'content-type': metrics.content_type, 'cache-control': 'no-store' }).end(text),
			() => response.writeHead(503).end(),
		);
	});
}
