import { z } from 'zod';
import type { CdnAccess } from '../../platform/cdn/notify-cdn';
import { StartError } from '../../shared/errors';
import { cdnNames } from '../../shared/http/cdn';

/** Base addresses of the CDNs' APIs. */
const APIS = { fastly: 'https://api.fastly.com', cloudflare: 'https://api.cloudflare.com/client/v4' } as const;

/** Settings of the CDN before the site, as the environment has them. */
export const cdnShape = {
	/** The CDN that is notified of what to drop; without one, no CDN may keep pages. */
	CDN: z.enum(cdnNames, { error: 'must be fastly, cloudflare or webhook' }).optional(),
	CDN_TOKEN: z
		.string()
		.regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, without blanks')
		.optional(),
	/** Fastly's service or Cloudflare's zone. */
	CDN_SERVICE: z
		.string()
		.regex(/^[A-Za-z0-9]{1,64}$/, 'must be the id of a service or zone: letters and digits')
		.optional(),
	/** The address that is notified, for a webhook; else another address of the API. */
	CDN_URL: z
		.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
		.refine((value) => !/^[^/]*\/\/[^/]*@/.test(value), 'must not hold a password; CDN_TOKEN is for that')
		.optional(),
};

const shape = z.object(cdnShape);

/** @returns undefined where no CDN is set @throws StartError where the settings contradict each other */
export function cdnSettings(s: z.output<typeof shape>): CdnAccess | undefined {
	const { CDN: name, CDN_TOKEN: token, CDN_SERVICE: service, CDN_URL: url } = s;
	if (name === undefined) {
		const alone = (['CDN_TOKEN', 'CDN_SERVICE', 'CDN_URL'] as const).find((one) => s[one] !== undefined);
		if (alone) throw new StartError(`The setting ${alone} needs CDN, which names the CDN.`);
		return undefined;
	}
	if (token === undefined) throw new StartError('The setting CDN needs CDN_TOKEN, with which it is told what to drop.');
	if (name === 'webhook') {
		if (url === undefined) throw new StartError('The setting CDN=webhook needs CDN_URL, the address that is told.');
		if (service !== undefined) throw new StartError('The setting CDN_SERVICE is of no use with CDN=webhook.');
		return { name, token, url, service: '' };
	}
	if (service === undefined)
		throw new StartError(
			`The setting CDN=${name} needs CDN_SERVICE, the id of the ${name === 'fastly' ? 'service' : 'zone'}.`,
		);
	return { name, token, service, url: (url ?? APIS[name]).replace(/\/+$/, '') };
}
