import { Hono } from 'hono';
import { rootUrls } from '../../editions/urls';
import { isStorageName } from '../../platform/storage/storage';
import { Unavailable } from '../../shared/errors';
import { type FileGiver, INERT, missing, type StoredFile } from './stored-file';

export interface MediaRoutesOptions {
	/** The file with this name, where something that readers see uses it. */
	find(name: string): Promise<StoredFile | undefined>;
	give: FileGiver;
}

const away = () =>
	new Response('Service Unavailable', {
		status: 503,
		headers: {
			...INERT,
			'cache-control': 'no-store',
			'retry-after': '10',
			'content-type': 'text/plain; charset=utf-8',
		},
	});

/** Stored files at /media/{name}, for readers. */
export function createMediaRoutes({ find, give }: MediaRoutesOptions): Hono {
	const app = new Hono();
	app.onError((error) => {
		if (error instanceof Unavailable) return away();
		throw error;
	});
	app.get(rootUrls.media.route, async (c) => {
		const name = c.req.param('name') ?? '';
		const file = isStorageName(name) ? await find(name) : undefined;
		return file ? give(file, c.req.raw) : missing();
	});
	return app;
}
