import type { TitledLink } from '../src/data/tables/columns';
import type { EnterpriseCategory } from '../src/shared/subject/enterprise-category';

/** An exhibitor of the demonstration. All of them are invented, with their booths, people and addresses. */
export interface DemoEnterprise {
	slug: string;
	name: string;
	name_zh?: string;
	booth: string;
	hall: string;
	categories: EnterpriseCategory[];
	/** ISO 3166 alpha-2. */
	country: string;
	city: string;
	founded: number;
	employees: string;
	website: string;
	contact: string;
	links: TitledLink[];
	/** English name on its licence. */
	license?: string;
	en: { summary: string; description: string };
	es: { summary: string; description: string };
}

type Text = [summary: string, description: string];

/** Name in address form: `Meridian Flavour House` → `meridian-flavour-house`. */
export const slugOf = (name: string): string =>
	name
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '');

/**
 * An exhibitor; slug, hall, website and address follow from name and booth. The domain `.example` is reserved, so no
 * such site exists.
 * @param booth its first digit is the hall
 */
export function firm(
	name: string,
	booth: string,
	[country, city, founded, employees]: [string, string, number, string],
	categories: EnterpriseCategory[],
	en: Text,
	es: Text,
	chinese: { name_zh?: string; license?: string } = {},
): DemoEnterprise {
	const slug = slugOf(name);
	const host = `${slug}.example`;
	return {
		slug,
		name,
		booth,
		hall: booth.slice(0, 1),
		categories,
		country,
		city,
		founded,
		employees,
		website: `https://${host}/`,
		contact: `trade@${host}`,
		links: [{ title: host, url: `https://${host}/` }],
		en: { summary: en[0], description: en[1] },
		es: { summary: es[0], description: es[1] },
		...chinese,
	};
}
