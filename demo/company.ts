import type { CompanyName } from '../src/data/tables/company';
import type { EnterpriseCategory } from '../src/shared/subject/enterprise-category';

export interface DemoCompanyText {
	summary: string;
	description?: string;
	makes?: { title: string; text: string }[];
	address?: string;
	source?: string;
}

/**
 * A firm of the demonstration: invented, as are its people and places, but for those whose text names a public source.
 */
export interface DemoCompany {
	slug: string;
	name: string;
	name_zh?: string;
	pinyin?: string;
	names: CompanyName[];
	categories: EnterpriseCategory[];
	country?: string;
	city?: string;
	founded?: number;
	employees?: string;
	website?: string;
	people: { name: string; name_zh?: string; en: string; es: string }[];
	en: DemoCompanyText;
	es: DemoCompanyText;
}

/** What is said of a firm beside its stand and its licence, by its address. */
export type DemoCompanyMore = Partial<Pick<DemoCompany, 'founded' | 'people' | 'names'>> & {
	en?: Partial<DemoCompanyText>;
	es?: Partial<DemoCompanyText>;
};

/** Another way in which stories write a name. */
export const also = (...texts: string[]): CompanyName[] => texts.map((text) => ({ kind: 'also', text }));
