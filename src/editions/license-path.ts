import type { Edition } from './edition';
import { listingUrl, pathKeyword } from './links';

/** Types that have a listing of their own under /license/. */
export const license_categories = ['devices', 'e-liquid', 'nicotine', 'components', 'wholesale', 'heated'] as const;
const STATUSES = ['valid', 'expiring', 'expired', 'suspended', 'ceased', 'unknown'] as const;

export interface LicensePath {
	category?: string | undefined;
	province?: string | undefined;
	status?: string | undefined;
	keyword?: string | undefined;
	sort?: 'firm' | undefined;
	page: number;
}

/** Address of a filtered register: the type, then `name-value` for each filter that differs from its default, then the page. */
export function licenseListUrl(edition: Edition, path: Omit<LicensePath, 'page'>, page = 1): string {
	const named = (['province', 'status', 'find', 'sort'] as const).map((name) => {
		const value = name === 'find' ? path.keyword : path[name];
		return { value: value ? `${name}-${value}` : undefined, default: undefined };
	});
	return listingUrl(edition, '/license', [{ value: path.category, default: undefined }, ...named], page);
}

/** The trailing path of /license as filters; undefined when it is no listing (then it may be the slug of a record). */
export function parseLicensePath(rest: readonly string[]): LicensePath | undefined {
	const path: LicensePath = { page: 1 };
	const left = [...rest];
	if (license_categories.some((category) => category === left[0])) path.category = left.shift();
	for (const name of ['province', 'status', 'find', 'sort'] as const) {
		if (!left[0]?.startsWith(`${name}-`)) continue;
		const value = (left.shift() as string).slice(name.length + 1);
		if (!value || value.length > 100) return undefined;
		if (name === 'find') {
			path.keyword = pathKeyword(value);
			if (!path.keyword) return undefined;
		} else if (name === 'status') {
			if (!STATUSES.some((status) => status === value)) return undefined;
			path.status = value;
		} else if (name === 'sort') {
			if (value !== 'firm') return undefined;
			path.sort = value;
		} else path.province = value;
	}
	if (left[0] !== undefined && /^([2-9]|[1-9][0-9]{1,4})$/.test(left[0])) path.page = Number(left.shift());
	return left.length === 0 ? path : undefined;
}
