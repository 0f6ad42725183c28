/** The settings, commands, addresses and metrics that `deploy/` names for operators exist. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { createMetrics } from '../src/boot/metrics';
import { readSettings, settingNames } from '../src/boot/settings';
import { readSiteSettings } from '../src/boot/settings/settings-file';
import { rootPaths } from '../src/shared/address/addresses';
import { root } from './sources';
import { openFolder } from './template';

const read = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8');
type Environment = Record<string, string>;

/** `NAME=value` of each line, also of those that are commented out. */
const assignments = (text: string): Environment =>
	Object.fromEntries(
		[...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)='?(.*?)'?$/gm)].map(([, name, value]) => [name, value]),
	);

/** The environment with the defaults that Compose would fill in. */
const filled = (environment: Environment): Environment =>
	Object.fromEntries(
		Object.entries(environment).map(([name, value]) => [name, value.replace(/\$\{\w+:-([^}]*)\}/g, '$1')]),
	);

/** Settings of a Dockerfile's ENV lines. */
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const image = Object.fromEntries(
	[...dockerfile.matchAll(/^ENV (.*)$/gm)]
		.flatMap(([, line = '']) => line.split(' '))
		.map((pair) => pair.split('=') as [string, string])
		.filter(([name]) => name !== 'PATH'),
);

interface Compose {
	services: Record<string, { environment?: Environment; image?: string; read_only?: boolean; depends_on?: object }>;
}
const compose = parse(read('compose.yaml')) as Compose;

describe('settings', () => {
	const unit = read('brume.service');
	const service = assignments(/^Environment=(.*)$/m.exec(unit)?.[1]?.replaceAll(' ', '\n') ?? '');
	const kinds: [string, Environment][] = [
		['the image alone', image],
		['compose.yaml', { ...image, ...filled(compose.services.site?.environment ?? {}) }],
		['brume.service with brume.env', { ...service, ...assignments(read('brume.env')) }],
	];
	test.each(kinds)('of %s are known, and the site starts with them', (_name, environment) => {
		expect(Object.keys(environment).length).toBeGreaterThan(3);
		expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([]);
		const settings = readSettings(environment);
		expect(settings.offersDemoPeople).toBe(false);
	});

	test('of the service are in the file that its commands read too, which it is handed as a credential', () => {
		expect(Object.keys(service)).toEqual(['SETTINGS_FILE', 'NODE_ENV']);
		expect(service.SETTINGS_FILE).toBe('/run/credentials/%n/brume.env');
		expect(unit).toMatch(/^LoadCredential=brume\.env:\/etc\/brume\.env$/m);
		expect(unit).toContain('SETTINGS_FILE=/etc/brume.env /opt/brume/bin/brume ');
		const SETTINGS_FILE = join(root, 'deploy/brume.env');
		expect(readSiteSettings({ SETTINGS_FILE })).toMatchObject({
			file: SETTINGS_FILE,
			dataDir: `/var/lib/${/^StateDirectory=(.*)$/m.exec(unit)?.[1]}`,
			site_url: 'https://news.example',
			demo: false,
		});
	});

	test('that the file of the service comments out can be read as they stand', () => {
		const folder = openFolder('deploy');
		const SETTINGS_FILE = join(folder, 'brume.env');
		writeFileSync(SETTINGS_FILE, read('brume.env').replace(/^# (?=[A-Z_]+=)/gm, ''));
		expect(readSiteSettings({ SETTINGS_FILE })).toMatchObject({ metrics: { port: 9464 }, cdn: { name: 'fastly' } });
		rmSync(folder, { recursive: true });
	});

	test('an image without settings is an installation of its own, not the demonstration', () => {
		expect(readSettings(image)).toMatchObject({ demo: false, host: '0.0.0.0', port: 3000, dataDir: '/data' });
	});
});

describe('the image', () => {
	test('is made by the command that the tests run, and runs as nobody in particular', () => {
		expect(dockerfile).toMatch(/^RUN npm run package -- --folder \/package$/m);
		expect(dockerfile).toMatch(/^COPY --from=build \/package \/opt\/brume$/m);
		expect(dockerfile).toMatch(/^USER 10001:10001$/m);
		expect(dockerfile).toMatch(/^HEALTHCHECK .* CMD \["brume", "health"\]$/m);
		expect([...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name?.includes(':'))).toEqual([true, true]);
	});

	test('is not given what a clone does not have', () => {
		const ignored = read('../.dockerignore').split('\n');
		for (const name of ['.git', '.data', 'node_modules', 'build', '.env']) expect(ignored).toContain(name);
	});
});

test('compose.yaml names images by version, waits for what it needs, and the site writes to its folder alone', () => {
	const images = Object.values(compose.services).flatMap(({ image: name }) => name ?? []);
	expect(images.filter((name) => !/:.*\d/.test(name))).toEqual([]);
	expect(compose.services.site).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
	expect(Object.keys(compose.services.site?.depends_on ?? {})).toEqual(['database', 'bucket']);
});

test.each<[string, RegExp, RegExp]>([
	[
		'nginx.conf',
		/listen 80;[\s\S]*location ~ \^\/\(admin\/\)\?api\/ \{\s+return 403;/,
		/ssl_protocols TLSv1\.2 TLSv1\.3;/,
	],
	['Caddyfile', /@calls path \/api\/\* \/admin\/api\/\*\s+respond @calls 403/, /^news\.example \{/m],
])('%s leads readers from plain HTTP to TLS, and refuses programs that call in the clear', (name, refuses, isTls) => {
	expect(read(name)).toMatch(refuses);
	expect(read(name)).toMatch(/308/);
	expect(read(name)).toMatch(isTls);
});

test('the Kubernetes sample probes addresses that the site answers, and runs as the image does', () => {
	const documents = parseAllDocuments(read('kubernetes.yaml')).map((one) => one.toJS() as { kind: string });
	expect(documents.map(({ kind }) => kind)).toEqual(['StatefulSet', 'Service', 'PodDisruptionBudget']);
	const text = JSON.stringify(documents);
	const probed = [...text.matchAll(/"path":"(\/\w+)","port"/g)].map(([, path]) => path);
	expect(probed).toEqual([rootPaths.ready, rootPaths.healthy, rootPaths.healthy]);
	expect(text).toContain('"runAsUser":10001');
	const names = [...text.matchAll(/"name":"([A-Z_]+)"/g)].map(([, name = '']) => name);
	expect(names).toEqual(['METRICS_PORT', 'METRICS_HOST']);
});

describe('what is watched', () => {
	/** Names of the metrics that a text asks for. */
	const asked = (text: string) => [
		...new Set([...text.matchAll(/\bbrume_[a-z0-9_]+/g)].map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))),
	];

	test.each(['grafana.json', 'alerts.yaml'])('%s asks for metrics that the site has', async (name) => {
		const metrics = createMetrics();
		metrics.watch({
			hasCdn: true,
			hasBackups: true,
			front: () => new Proxy({} as never, { get: () => 0 }),
			db: { connections: () => ({ waiting: 0 }), staff: () => Promise.reject(new Error('away')) } as never,
		});
		const had = asked(await metrics.text());
		expect(asked(read(name)).length).toBeGreaterThan(5);
		expect(asked(read(name)).filter((one) => !had.includes(one))).toEqual([]);
	});

	test('every panel and every rule has its own name, and every rule says what to do', () => {
		const { panels } = JSON.parse(read('grafana.json')) as { panels: { title: string }[] };
		expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
		const { groups } = parse(read('alerts.yaml')) as {
			groups: { rules: { alert: string; annotations: { summary: string; description: string } }[] }[];
		};
		const rules = groups.flatMap((group) => group.rules);
		expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
		expect(rules.filter(({ annotations }) => !annotations.summary || !annotations.description)).toEqual([]);
	});
});

test('the documentation names every file of the folder', () => {
	const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
	const files = readdirSync(join(root, 'deploy'));
	expect(files.filter((name) => !text.includes(`deploy/${name}`))).toEqual([]);
	expect([...text.matchAll(/deploy\/[\w.]+\w/g)].filter(([path]) => !existsSync(join(root, path)))).toEqual([]);
});
