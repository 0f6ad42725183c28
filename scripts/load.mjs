/** Loads a TypeScript module of the source through Vite, as the server and the tests are. */
import { createServer } from 'vite';

const [file, ...args] = process.argv.slice(2);
process.argv = [process.argv[0], file, ...args];
const vite = await createServer({
	server: { middlewareMode: true, hmr: false, ws: false, watch: null },
	appType: 'custom',
	logLevel: 'error',
	optimizeDeps: { noDiscovery: true },
});
try {
	const module = await vite.ssrLoadModule(`/${file}`);
	process.exitCode = (await module.main?.(args)) ?? 0;
} finally {
	await vite.close();
}
