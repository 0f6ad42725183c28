declare module '@20minutes/s3rver' {
	interface Options {
		port: number;
		address: string;
		directory: string;
		silent: boolean;
		vhostBuckets?: boolean;
		configureBuckets: { name: string; configs: string[] }[];
	}
	/** A small server that speaks S3; its one key is S3RVER with the secret S3RVER. */
	export default class S3rver {
		constructor(options: Options);
		run(): Promise<{ port: number }>;
		close(): Promise<void>;
		httpServer: import('node:http').Server;
	}
}
