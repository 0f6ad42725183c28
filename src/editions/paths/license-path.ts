import { pages } from '../../shared/address/addresses';
import { pathKeyword } from '../../shared/address/path-keyword';
import { listingUrl } from '../address';
import type { Edition } from '../edition';

/** Types that have a listing of their own under /license/. */
export const license_categories = ['devices', 'e-liquid', 'nicotine', 'components', 'wholesale', 'heated'] as const;
/** Products that a list of the register can be narrowed to. */
export const license_products = [
	'device',
	'cartridge',
	'set',
	'core',
	'shell',
	'cell',
	'mesh',
	'seal',
	'atomised_material',
	'flavour',
	'nicotine',
	'nicotine_salt',
	'wholesale_domestic',
	'heating_device',
	'heating_element',
] as const;
const NAMED = ['product', 'province', 'status', 'find', 'sort'] as const;
const STATUSES = ['valid', 'expiring', 'expired', 'suspended', 'ceased', 'unknown'] as const;

export interface LicensePath {
	category?: string | undefined;
	province?: string | undefined;
	status?: string | undefined;
	product?: string | undefined;
	keyword?: string | undefined;
	sort?: 'firm' | undefined;
	page: number;
}

/**
 * Address of a filtered register: the type, then `name-value` for each filter that differs from its default, then the
 * page.
 */
export function licenseListUrl(edition: Edition, path: Omit<LicensePath, 'page'> = {}, page = 1): string {
	const named = NAMED.map((name) => {
		const value = name === 'find' ? path.keyword : path[name];
		return { value: value ? `${name}-${value}` : undefined, default: undefined };
	});
	return listingUrl(edition, pages.license, [{ value: path.category, default: undefined }, ...named], page);
}

/**
 * Reads the trailing path of /license as filters, in any order; undefined when it is no listing (then it may be the
 * slug of a record). `licenseListUrl` of the answer is the canonical address of that list.
 * @param rest decoded segments
 */
export function parseLicensePath(rest: readonly string[]): LicensePath | undefined {
	const path: LicensePath = { page: 1 };
	const segments = [...rest];
	const last = segments.at(-1);
	if (last !== undefined && /^[1-9]\d{0,4}$/.test(last)) path.page = Number(segments.pop());
	const seen = new Set<string>();
	for (const segment of segments) {
		const name = license_categories.some((category) => category === segment)
			? 'category'
			: NAMED.find((known) => segment.startsWith(`${known}-`));
		if (!name || seen.has(name)) return undefined;
		seen.add(name);
		const value = name === 'category' ? segment : segment.slice(name.length + 1);
		if (!value || value.length > 100) return undefined;
		if (name === 'find') {
			path.keyword = pathKeyword(value);
			if (!path.keyword) return undefined;
		} else if (name === 'sort') {
			if (value !== 'firm' && value !== 'granted') return undefined;
			path.sort = value === 'firm' ? value : undefined;
		} else {
			if (name === 'status' && !STATUSES.some((status) => status === value)) return undefined;
			if (name === 'product' && !license_products.some((product) => product === value)) return undefined;
			path[name] = value;
		}
	}
	return path;
}
