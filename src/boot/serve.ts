import { callQuery } from '../api/index';
import { editions } from '../editions/editions';
import { isSearchPath } from '../editions/paths/is-search-path';
import { plainly } from '../editions/words/untranslated';
import { isPartial } from '../editions/words/words';
import { startCompletingSearch } from '../jobs/complete-search';
import { EVERYTHING, listenToNodes } from '../platform/db/changes';
import { NodeLease } from '../platform/db/nodes/node-lease';
import { markOf } from '../platform/db/nodes/node-name';
import { forget } from '../platform/db/read-cache';
import { createFront } from '../platform/http/front';
import { rootPaths } from '../shared/address/addresses';
import { callPath } from '../shared/address/folders';
import { reasonOf, traceOf } from '../shared/loggable';
import { OldAddresses } from '../site/render/elsewhere/old-addresses';
import { createApplication } from './application';
import { type Background, startBackground } from './background';
import { end } from './end';
import { listenError } from './listen-error';
import type { Opened } from './opening';
import { readAssets, readNewsroomAssets } from './read-assets';
import { isReady } from './ready';
import { formerMetrics } from './renamed-metrics';
import { giveBackAtRest } from './rest/rest';
import { demonstrationLine, keepDemonstrationAddress } from './start-links/demonstration-address';
import { followFirstAccount, offerFirstAccount } from './start-links/first-administrator';

/** Bytes that a form may have besides its file. */
const FORM_BYTES = 64 * 1024;
/** The specification's 20 minutes. */
const UPLOAD_MS = 1_200_000;

/** The editions for the answers that the front writes itself. */
const frontEditions = () =>
	editions.map((edition) => (isPartial(edition.words) ? { ...edition, words: plainly(edition.words) } : edition));

/**
 * The site on its port, top to bottom: front, pictures, feeds, the API, the pages, shutdown. A failure ends the process
 * with one sentence.
 * @param clientDir folder of the browser's files
 */
export async function serve(opened: Promise<Opened>, clientDir: string): Promise<void> {
	const { settings, listenAt, db, log: write } = await opened;
	const measuring = settings.metrics && (await import('./metrics'));
	const metrics = measuring?.createMetrics();
	const tracing = settings.tracing && (await import('../platform/tracing/open-tracing')).openTracing(settings.tracing);
	const log = (line: Record<string, unknown>) => {
		metrics?.read(line);
		write(tracing ? { ...line, ...tracing.idsOf(line) } : line);
	};
	for (const { from, to } of settings.renamed) log({ event: 'setting_renamed', setting: from, now: to });
	if (metrics) log({ event: 'metrics_renamed', former: formerMetrics });
	const assets = readAssets(clientDir);
	const newsroomAssets = readNewsroomAssets(clientDir);
	// The site serves on a full disk as well, and does not offer these people then.
	const demonstration = await keepDemonstrationAddress(settings).catch((error: unknown) => {
		log({ event: 'demonstration_address_not_kept', reason: reasonOf(error) });
		return undefined;
	});
	const application = createApplication({
		settings,
		db,
		assets,
		newsroomAssets,
		demonstrationSecret: demonstration?.secret,
		log,
		onEditions() {
			front.speak(frontEditions());
			startCompletingSearch(db, log);
		},
	});
	const oldAddresses = new OldAddresses(db, log, callQuery);
	await oldAddresses.settled();
	const lease = new NodeLease(db, (await markOf(settings.dataDir)) ?? db.node, log);
	await lease.makeSure();
	const front = createFront({
		handle: async (request, info) => {
			const answer = async () => application.fetch(request, info);
			return tracing ? tracing.request(request, info, answer) : answer();
		},
		site_url: settings.site_url,
		newsroom_url: settings.newsroom_url,
		allowedHosts: settings.allowedHosts,
		trustedProxies: settings.trustedProxies,
		is_public: settings.is_public,
		pageCacheBytes: settings.pageCacheBytes,
		clientDir,
		editions: frontEditions(),
		knownQuery: oldAddresses.knownQuery,
		holdsKeyword: isSearchPath,
		leadsTo: oldAddresses.leadsTo,
		bodyLimits: [{ prefix: callPath('upload/index'), bytes: settings.uploadLimits.file + FORM_BYTES, ms: UPLOAD_MS }],
		ready: () => isReady(db, settings.dataDir),
		log,
		trust: lease,
		speculationRules: rootPaths.speculationRules,
		stylesheet: assets.css[0],
		cdn: settings.cdn?.name,
	});
	db.changes.on('changed', (tags) => {
		forget(db.read, tags);
		front.admit(settings.is_public);
		if (tags.includes('*')) front.cache.flush();
		else front.cache.invalidate(tags);
	});
	db.changes.on('purged', (tags) => {
		// Lists that many pages share are read again: they do not say what they name.
		forget(db.read, [EVERYTHING]);
		front.cache.purge(tags);
	});
	metrics?.watch({
		...{ front: front.metrics, db },
		hasCdn: settings.cdn !== undefined,
		hasBackups: settings.backup.plan !== 'elsewhere',
	});
	const measured = metrics && measuring?.serveMetrics(metrics, settings.metrics?.token);
	if (settings.metrics) {
		const { port, host } = settings.metrics;
		measured?.once('error', (error: NodeJS.ErrnoException) => {
			const sentence = listenError(error, { port, host }, { port: 'METRICS_PORT', host: 'METRICS_HOST' });
			void db.stop().finally(() => end(sentence));
		});
		measured?.listen(port, host);
	}
	const stopGivingBack = giveBackAtRest(front.metrics);
	const stopListening = listenToNodes(db, log);
	let background: Background | undefined;

	front.server.once('error', (error: NodeJS.ErrnoException) => {
		void db.stop().finally(() => end(listenError(error, settings)));
	});
	front.server.listen(listenAt, () => {
		// Work by the clock begins where the start can no longer fail.
		background = startBackground({ settings, db, log, tracing, ...(metrics ? { measure: metrics.job } : {}) });
		startCompletingSearch(db, log);
		process.stdout.write(
			`${settings.brand.name} is ready at ${settings.site_url} (${db.place}; ${settings.file ? `settings of ${settings.file}; ` : ''}e-mail goes to ${background.mailPlace}).\n`,
		);
		const isTerminal = process.stdout.isTTY === true;
		if (demonstration && settings.brand.is_demonstration)
			process.stdout.write(`${demonstrationLine(demonstration, isTerminal)}\n`);
		followFirstAccount(settings, db, log);
		offerFirstAccount(settings, db, isTerminal).then(
			(line) => line && process.stdout.write(`${line}\n`),
			(error: unknown) => log({ event: 'first_account_not_offered', reason: reasonOf(error) }),
		);
	});

	let isStopping = false;
	const stop = async (code: number) => {
		if (isStopping) return;
		isStopping = true;
		// Whatever hangs, the process ends within ten seconds.
		setTimeout(() => process.exit(code), 9_500).unref();
		measured?.close();
		stopGivingBack();
		await Promise.all([front.close(), background?.stop()]);
		await tracing?.stop();
		await lease.stop();
		await stopListening();
		await db.stop();
		process.exit(code);
	};
	for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
	process.on('unhandledRejection', (reason) => {
		log({ event: 'unhandled_rejection', reason: traceOf(reason) });
		void stop(1);
	});
}
