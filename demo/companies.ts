import type { CompanyName } from '../src/data/tables/company';
import { inStories } from './companies/in-stories';
import { institutions } from './companies/institutions';
import { licensed, namesIn, shortName } from './companies/licensed';
import { more } from './companies/more';
import { real } from './companies/real';
import type { DemoCompany } from './company';
import { type DemoEnterprise, slugOf } from './enterprise';
import { enterprises } from './enterprises';
import type { DemoLicense } from './license';
import { licenses } from './licenses';

/**
 * The firms, and who is whose: by the English name on the licence, and by the name of a stand, a partner or an
 * advertiser.
 */
export interface DemoCompanies {
	list: DemoCompany[];
	/** Address of the firm by the English name on its licence. */
	byLicense: ReadonlyMap<string, string>;
}

/** A firm as its stand shows it, with the names of its licence. */
function atStand(stand: DemoEnterprise, license: DemoLicense | undefined): DemoCompany {
	const { slug, name, name_zh, categories, country, city, founded, employees, website } = stand;
	const ofLicense = license && licensed(license, name, slug);
	return {
		slug,
		name,
		...(ofLicense?.name_zh ? { name_zh: ofLicense.name_zh } : name_zh ? { name_zh } : {}),
		...(ofLicense?.pinyin ? { pinyin: ofLicense.pinyin } : {}),
		names: license ? namesIn(license) : [],
		categories,
		country,
		city,
		founded,
		employees,
		website,
		people: [],
		en: { ...stand.en },
		es: { ...stand.es },
	};
}

const isOther = (one: CompanyName, index: number, all: CompanyName[]) =>
	all.findIndex(({ kind, text }) => kind === one.kind && text === one.text) === index;

function withMore(firm: DemoCompany): DemoCompany {
	const { names = [], people = firm.people, en, es } = more[firm.slug] ?? {};
	return {
		...firm,
		names: [...firm.names, ...names].filter(isOther),
		people,
		en: { ...firm.en, ...en },
		es: { ...firm.es, ...es },
	};
}

/** Every firm that a story, a licence, a stand, a partner or an advertisement of the demonstration names; each once. */
export function companiesAt(now: number): DemoCompanies {
	const records = licenses(now);
	const stands = [...enterprises.tpe, ...enterprises.iecie];
	const byStand = new Map(
		stands.flatMap((stand) => (stand.license === undefined ? [] : [[stand.license, stand.slug]])),
	);
	const list: DemoCompany[] = stands.map((stand) =>
		atStand(
			stand,
			records.find(({ row }) => row.name_en === stand.license),
		),
	);
	list.push(...inStories, ...institutions, ...real);
	const taken = new Set(list.map((firm) => firm.slug));
	const counts = new Map<string, number>();
	for (const { row } of records) counts.set(shortName(row), (counts.get(shortName(row)) ?? 0) + 1);
	const byLicense = new Map<string, string>();
	for (const one of records) {
		const { row } = one;
		const known = byStand.get(row.name_en);
		if (known !== undefined) {
			byLicense.set(row.name_en, known);
			continue;
		}
		const short = shortName(row);
		// Two towns may have a firm of one name: then both say where they are.
		const isAlone = counts.get(short) === 1 && !taken.has(slugOf(short));
		const name = isAlone ? short : `${short} (${row.city})`;
		const slug = slugOf(isAlone ? short : `${short} ${row.city}`);
		if (taken.has(slug)) throw new Error(`Two firms have the address ${slug}.`);
		taken.add(slug);
		list.push(licensed(one, name, slug));
		byLicense.set(row.name_en, slug);
	}
	return { list: list.map(withMore), byLicense };
}
