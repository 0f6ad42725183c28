/**
 * `npm run dev`: the same application under Vite. Styles change in place; a change to anything that is drawn on the
 * server reloads the page. Pages are not cached here.
 */
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer } from 'vite';
import { listenError } from './src/boot/listen-error.ts';
import { firstFonts, stylesBy } from './src/site/render/page-styles.ts';

type ApplicationModule = typeof import('./src/boot/application');
type OpeningModule = typeof import('./src/boot/opening');
type JobsModule = typeof import('./src/boot/background');
type GuardModule = typeof import('./src/platform/http/edge/guard');
type StartLinkModule = typeof import('./src/boot/start-links/demonstration-address');

const server = createHttpServer();
const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
const { open } = (await vite.ssrLoadModule('/src/boot/opening.ts')) as OpeningModule;
const opened = await open(process.env).catch((error: Error) => {
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
});
const { settings, listenAt, db, log } = opened;
const { startBackground } = (await vite.ssrLoadModule('/src/boot/background.ts')) as JobsModule;
const background = startBackground({ settings, db, log });
const links = (await vite.ssrLoadModule('/src/boot/start-links/demonstration-address.ts')) as StartLinkModule;
const demonstration = await links.keepDemonstrationAddress(settings);
const demonstrationSecret = demonstration?.secret;
const assets = {
	css: ['/src/site/styles/site.css'],
	fonts: firstFonts.map((name) => `/src/ui/fonts/${name}.woff2`),
	pageStyles: stylesBy((name) => `/src/site/styles/pages/${name}.css`),
	js: '/src/site/browser/entry.client.ts',
};
const newsroomAssets = {
	css: ['/src/newsroom/styles/newsroom.css'],
	fonts: assets.fonts,
	js: '/src/newsroom/entry.tsx',
	imports: [],
};

let built:
	| { from: ApplicationModule; fetch: (request: Request, who: object) => Response | Promise<Response> }
	| undefined;
const { inspect, isLocal } = (await vite.ssrLoadModule('/src/platform/http/edge/guard.ts')) as GuardModule;
/**
 * Returns what the front passes to the application with each request: the client's address, and whether the client is
 * this machine itself.
 */
function whoAsks(incoming: IncomingMessage) {
	const client = incoming.socket.remoteAddress ?? '';
	const seen = inspect(incoming, undefined);
	return { client, isLocal: typeof seen !== 'number' && isLocal(client, seen) };
}

const listener = getRequestListener(async (request, { incoming }) => {
	const module = (await vite.ssrLoadModule('/src/boot/application.ts')) as ApplicationModule;
	if (built?.from !== module)
		built = {
			from: module,
			fetch: module.createApplication({ settings, db, assets, newsroomAssets, demonstrationSecret, log }).fetch,
		};
	const response = await built.fetch(request, whoAsks(incoming as IncomingMessage));
	if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
	const html = (await response.text()).replace('</head>', '<script type="module" src="/@vite/client"></script></head>');
	return new Response(html, { status: response.status, headers: response.headers });
});
server.on('request', (request, response) => {
	vite.middlewares(request, response, () => void listener(request, response));
});
server.once('error', (error: NodeJS.ErrnoException) => {
	process.stderr.write(`${listenError(error, settings)}\n`);
	void Promise.allSettled([vite.close(), db.stop()]).then(() => process.exit(1));
});
server.listen(listenAt, () => {
	process.stdout.write(`${settings.brand.name} (development) at ${settings.site_url}\n`);
	if (demonstration && settings.brand.is_demonstration)
		process.stdout.write(`${links.demonstrationLine(demonstration, process.stdout.isTTY === true)}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => {
		server.close();
		void background.stop().then(() => Promise.all([vite.close(), db.stop()]).then(() => process.exit(0)));
	});
}
