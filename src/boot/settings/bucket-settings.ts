import { z } from 'zod';
import { StartError } from '../../shared/errors';

/** Settings of the bucket that stored files lie in, as the environment has them. */
export const bucketShape = {
	S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
	S3_BUCKET: z.string().optional(),
	S3_REGION: z.string().trim().min(1, 'must not be empty').default('auto'),
	S3_ACCESS_KEY_ID: z.string().optional(),
	S3_SECRET_ACCESS_KEY: z.string().optional(),
};

const shape = z.object(bucketShape);

export interface BucketSettings {
	endpoint: string;
	bucket: string;
	region: string;
	accessKeyId: string;
	secretAccessKey: string;
}

/** @returns undefined where files lie on the disk @throws StartError where a part is missing */
export function bucketSettings(s: z.output<typeof shape>): BucketSettings | undefined {
	const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = s;
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s;
	if (endpoint && bucket && accessKeyId && secretAccessKey)
		return { endpoint, bucket, region, accessKeyId, secretAccessKey };
	if (endpoint || bucket || accessKeyId || secretAccessKey)
		throw new StartError(
			'The settings S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.',
		);
	return undefined;
}
