import { z } from 'zod';
import { actors } from '../../access/actor';
import { mutation } from '../../call/public-calls';
import { createContext } from '../../commands/command';
import { recordView } from '../../commands/site/record-view';
import { isSecretPath } from '../../shared/address/folders';
import { Refusal } from '../../shared/refusal';
import { isUnstorable } from '../../shared/text/stored-text';
import { isRobot } from './robots';

const MAX_PATH_CHARACTERS = 300;

const decoded = (path: string): string | undefined => {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
};

/** The decoded path of an address of this site, without its query; undefined for any other address. */
function pathIn(url: string, site_url: string): string | undefined {
	if (!URL.canParse(url, site_url)) return undefined;
	const { origin, pathname } = new URL(url, site_url);
	// An address with the token of an email must never be logged: a reader of the log could act for the subscriber.
	const isSecret = isSecretPath(pathname);
	const path = decoded(pathname);
	return origin === new URL(site_url).origin &&
		path !== undefined &&
		path.length <= MAX_PATH_CHARACTERS &&
		!isUnstorable(path) &&
		!isSecret
		? path
		: undefined;
}

export const viewCalls = [
	mutation({
		path: 'view/index',
		summary:
			'Counts a page that was seen: with consent to performance cookies with the visitor token, without it by nothing but the day and the path',
		input: z.object({
			source: z.int().min(0).max(100).default(1),
			title: z.string().max(500).default(''),
			ua: z.string().max(1_000).default(''),
			url: z.string().min(1).max(2_048).describe('Address of the page; what follows the question mark is let go.'),
		}),
		output: z.object({ is_counted: z.boolean() }),
		limits: { seconds: 60, per_client: 600 },
		async run({ input: { source, title, ua, url }, db, site_url, now, headers, consent, visitor }) {
			const path = pathIn(url, site_url);
			if (!path) throw new Refusal('invalid', 'url', { rule: { name: 'address' } });
			if (isRobot(headers.get('user-agent')) || (ua && isRobot(ua))) return { is_counted: false };
			await recordView(createContext(db, actors.visitor, now), {
				source,
				title: title.slice(0, 300),
				ua: ua.slice(0, 300),
				path,
				visitor: consent.performance ? visitor : undefined,
			});
			return { is_counted: true };
		},
	}),
];
