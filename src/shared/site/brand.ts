import type { Hideable, SavedSiteConfig } from './site-config';

/** The publisher whose site it is, as pages, e-mails, feeds and cards name it. A text is '' where there is none. */
export interface Brand {
	name: string;
	legal_name: string;
	/** The publisher's seat, on one line. */
	address: string;
	/** Mail address for readers. */
	mail: string;
	twitter: string;
	youtube: string;
	/** Sites in other languages, outside this one. */
	siteZh: string;
	siteRu: string;
	/** `#ffc62e`; '' for the product's own colour. */
	accent: string;
	/** Name of the stored picture that is shown instead of the drawn word mark; '' for none. */
	logo: string;
	/** Parts of the site that are switched off. */
	hidden: readonly Hideable[];
	/** True where readers see the demonstration: its firms, people and figures are invented. */
	is_demonstration: boolean;
}

/** Texts of a brand; a variable of the environment may set each. */
export type BrandWords = Omit<Brand, 'accent' | 'logo' | 'hidden' | 'is_demonstration'>;

/** Texts of a brand that were set; undefined where one was not. */
export type GivenBrand = { [Field in keyof BrandWords]?: string | undefined };

/** Name of an installation that was not given one. */
export const PRODUCT_NAME = 'Brume';

/** Default texts of the demonstration's publisher. */
const demonstration = (name: string): Omit<BrandWords, 'name'> => ({
	legal_name: `${name} Demonstration Press`,
	address: '1 Fog Lamp Quay, 3011 Rotterdam, Netherlands',
	mail: 'desk@brume.example',
	twitter: 'https://x.com/brume_example',
	youtube: 'https://www.youtube.com/@brume_example',
	siteZh: 'https://zh.brume.example/',
	siteRu: 'https://ru.brume.example/',
});

/** Default texts of a real publisher: only the name. */
const nobodys = (name: string): Omit<BrandWords, 'name'> => ({
	legal_name: name,
	address: '',
	mail: '',
	twitter: '',
	youtube: '',
	siteZh: '',
	siteRu: '',
});

/** True for a text that is the demonstration's own. @param name of the site */
export const isDemonstrationText = (name: string, field: 'legal_name' | 'address' | 'mail', text: string): boolean =>
	[name, PRODUCT_NAME].some((one) => demonstration(one)[field] === text);

const definedOnly = (given: GivenBrand): GivenBrand =>
	Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));

/**
 * Merges the brand: what the environment sets wins over what was typed in, and that over the defaults.
 * @param isDemonstration whether readers see the demonstration
 */
export function brandOf(environment: GivenBrand, typed: SavedSiteConfig, isDemonstration: boolean): Brand {
	const { accent = '', logo = '', hidden = [], time_zone: _zone, ...words } = typed;
	const given = { ...definedOnly(words), ...definedOnly(environment) };
	const name = given.name ?? PRODUCT_NAME;
	const assumed = { name, ...(isDemonstration ? demonstration : nobodys)(name) };
	return { ...assumed, ...(given as Partial<BrandWords>), accent, logo, hidden, is_demonstration: isDemonstration };
}

/** The publisher with its seat on one line, as in an imprint. */
export const imprintOf = ({ legal_name, address }: Pick<Brand, 'legal_name' | 'address'>): string =>
	[legal_name, address].filter(Boolean).join(', ');
