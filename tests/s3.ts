import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface TestBucket {
	/** Settings that name it. */
	env: Record<string, string>;
	/** Keys of the objects in it. */
	keys(): string[];
	stop(): Promise<void>;
}

/** A server of its own that speaks S3 and checks signatures, with one empty bucket. */
export async function startBucket(): Promise<TestBucket> {
	const directory = mkdtempSync(join(tmpdir(), 'brume-s3-'));
	const server = new S3rver({
		port: 0,
		address: '127.0.0.1',
		directory,
		silent: true,
		vhostBuckets: false,
		configureBuckets: [{ name: 'brume', configs: [] }],
	});
	const { port } = await server.run();
	let isStopped = false;
	return {
		env: {
			S3_ENDPOINT: `http://127.0.0.1:${port}`,
			S3_BUCKET: 'brume',
			S3_REGION: 'us-east-1',
			S3_ACCESS_KEY_ID: 'S3RVER',
			S3_SECRET_ACCESS_KEY: 'S3RVER',
		},
		keys: () =>
			readdirSync(join(directory, 'brume'), { recursive: true })
				.map(String)
				.filter((name) => name.endsWith('._S3rver_object'))
				.map((name) => name.slice(0, -'._S3rver_object'.length)),
		async stop() {
			if (isStopped) return;
			isStopped = true;
			server.httpServer.closeAllConnections();
			await server.close();
			rmSync(directory, { recursive: true, force: true });
		},
	};
}
