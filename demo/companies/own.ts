import type { EnterpriseCategory } from '../../src/shared/subject/enterprise-category';
import { also, type DemoCompany } from '../company';
import { slugOf } from '../enterprise';

type Person = DemoCompany['people'][number];

/** A firm that has neither a stand nor a licence here. @param where country and town, as far as a story names them */
export function own(
	name: string,
	where: readonly [country?: string, city?: string],
	categories: EnterpriseCategory[],
	en: string,
	es: string,
	more: { names?: string[]; people?: Person[]; employees?: string; source?: [en: string, es: string] } = {},
): DemoCompany {
	const [country, city] = where;
	return {
		slug: slugOf(name),
		name,
		names: also(...(more.names ?? [])),
		categories,
		...(country === undefined ? {} : { country }),
		...(city === undefined ? {} : { city }),
		...(more.employees === undefined ? {} : { employees: more.employees }),
		people: more.people ?? [],
		en: { summary: en, ...(more.source ? { source: more.source[0] } : {}) },
		es: { summary: es, ...(more.source ? { source: more.source[1] } : {}) },
	};
}
