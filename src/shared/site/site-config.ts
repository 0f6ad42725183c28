import { z } from 'zod';
import { ruleError } from '../http/refusal-rules';
import { webLink } from '../input/links';
import { line } from '../input/texts';
import { readEmailAddress } from '../text/email-address';
import { isAccent } from './contrast';

/**
 * Parts of the site that an installation can switch off, in the order in which the set-up shows them. `china` is the
 * register of licences, `mainland` the page about the country, `exhibition` everything under /topic.
 */
export const hideableGroups = {
	sections: ['company', 'product', 'regulation', 'ai', 'headline', 'briefs', 'data', 'interview'],
	registers: ['china', 'mainland', 'companies', 'markets', 'rules', 'books', 'tags', 'authors', 'corrections'],
	tools: ['calculate', 'tools'],
	shows: ['exhibition', 'exhibitors', 'wall', 'calendar'],
} as const;
export type HideableGroup = keyof typeof hideableGroups;
export const hideable = Object.values(hideableGroups).flat();
export type Hideable = (typeof hideable)[number];

const orNothing = <T extends z.ZodType<string>>(schema: T) => z.union([z.literal(''), schema]);
const address = orNothing(webLink.max(300));

/** Whether there is a time zone of this name. */
export const isZone = (zone: string): boolean => {
	try {
		return zone !== '' && new Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
	} catch {
		return false;
	}
};

/** The site configuration as it is typed in; '' takes a text back. */
export const siteConfigFields = z.object({
	name: line(60).min(1),
	legal_name: line(160),
	address: line(300),
	mail: line(200).refine((mail) => mail === '' || readEmailAddress(mail) !== undefined, ruleError({ name: 'email' })),
	twitter: address,
	youtube: address,
	siteZh: address,
	siteRu: address,
	/** `#ffc62e`; refused where text could not be read on it. */
	accent: orNothing(
		z
			.string()
			.max(7)
			.toLowerCase()
			.refine(isAccent, ruleError({ name: 'accent' })),
	),
	/** Name of the stored picture that is shown instead of the drawn word mark. */
	logo: orNothing(z.string().regex(/^[a-z0-9]{8,64}\.[a-z0-9]{2,5}$/)),
	/** IANA name of the time zone for times that readers see; '' for that of each edition. */
	time_zone: orNothing(
		z
			.string()
			.max(60)
			.refine(isZone, ruleError({ name: 'zone' })),
	),
	hidden: z.array(z.enum(hideable)).max(hideable.length),
});

/** What was typed in so far. */
export const savedSiteConfig = siteConfigFields.partial();
export type SavedSiteConfig = z.output<typeof savedSiteConfig>;

/** Environment variables that set a text of the site, and win over what was typed in. */
export const siteConfigVariables: Readonly<Record<string, string>> = {
	name: 'BRAND_NAME',
	legal_name: 'BRAND_LEGAL_NAME',
	address: 'BRAND_ADDRESS',
	mail: 'BRAND_MAIL',
	twitter: 'BRAND_TWITTER',
	youtube: 'BRAND_YOUTUBE',
	siteZh: 'BRAND_SITE_ZH',
	siteRu: 'BRAND_SITE_RU',
};

/** Keys in the table of settings: the site configuration, and when the set-up was finished. */
export const SITE_CONFIG_SETTING = 'house';
export const SET_UP_SETTING = 'set_up_at';
