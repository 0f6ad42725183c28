import type { Hideable, SavedSiteConfig } from './site-config';

/** Whose site it is: what pages, letters, feeds and cards say of the site. A text is '' where there is none. */
export interface Brand {
	name: string;
	legal_name: string;
	/** Where the publisher has its seat, on one line. */
	address: string;
	/** Where readers write to. */
	mail: string;
	twitter: string;
	youtube: string;
	/** Sites in other languages, outside this one. */
	siteZh: string;
	siteRu: string;
	/** `#ffc62e`; '' for the product's own. */
	accent: string;
	/** Name of the stored picture that stands where the drawn word mark does. */
	logo: string;
	/** Items of menu and footer that are switched off. */
	hidden: readonly Hideable[];
	/** Whether what readers see is the demonstration: its firms, people and figures are invented. */
	is_demonstration: boolean;
}

/** Words of a brand, each of which a variable may set. */
export type BrandWords = Omit<Brand, 'accent' | 'logo' | 'hidden' | 'is_demonstration'>;

/** What of a brand somebody has said; what is undefined, nobody has. */
export type GivenBrand = { [Field in keyof BrandWords]?: string | undefined };

/** Name of an installation that nobody has named yet. */
export const PRODUCT_NAME = 'Brume';

/** What the demonstration says of its publisher where nobody says otherwise. */
const demonstration = (name: string): Omit<BrandWords, 'name'> => ({
	legal_name: `${name} Demonstration Press`,
	address: '1 Fog Lamp Quay, 3011 Rotterdam, Netherlands',
	mail: 'desk@brume.example',
	twitter: 'https://x.com/brume_example',
	youtube: 'https://www.youtube.com/@brume_example',
	siteZh: 'https://zh.brume.example/',
	siteRu: 'https://ru.brume.example/',
});

/** What a real publisher has said nothing of is not there. */
const nobodys = (name: string): Omit<BrandWords, 'name'> => ({
	legal_name: name,
	address: '',
	mail: '',
	twitter: '',
	youtube: '',
	siteZh: '',
	siteRu: '',
});

const definedOnly = (given: GivenBrand): GivenBrand =>
	Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));

/**
 * The brand as it counts: what the environment sets wins over what was typed in, and that over what goes without
 * saying.
 * @param isDemonstration whether the demonstration is what readers see
 */
export function brandOf(environment: GivenBrand, typed: SavedSiteConfig, isDemonstration: boolean): Brand {
	const { accent = '', logo = '', hidden = [], time_zone: _zone, ...words } = typed;
	const given = { ...definedOnly(words), ...definedOnly(environment) };
	const name = given.name ?? PRODUCT_NAME;
	const assumed = { name, ...(isDemonstration ? demonstration : nobodys)(name) };
	return { ...assumed, ...(given as Partial<BrandWords>), accent, logo, hidden, is_demonstration: isDemonstration };
}

/** The publisher with its seat, as an imprint says it on one line. */
export const imprintOf = ({ legal_name, address }: Pick<Brand, 'legal_name' | 'address'>): string =>
	[legal_name, address].filter(Boolean).join(', ');
