import type { Edition } from '../../../editions/edition';
import { GROUPED } from '../../../shared/calculate/grouped';

const formats = new Map<string, Intl.NumberFormat>();

/** Places that the platform's formatter takes; a row may name any number of them. */
const MAX_DECIMAL_PLACES = 20;

/** A number in the edition's notation, with the decimals of its series. */
export function formatValue(edition: Edition, value: number, decimals: number): string {
	const places = Math.min(Math.max(Math.trunc(decimals) || 0, 0), MAX_DECIMAL_PLACES);
	const key = `${edition.locale}/${places}`;
	let format = formats.get(key);
	if (!format) {
		format = new Intl.NumberFormat(edition.locale, {
			minimumFractionDigits: places,
			maximumFractionDigits: places,
			...GROUPED,
		});
		formats.set(key, format);
	}
	return format.format(value);
}

/** A percentage with one decimal and the edition's space before its sign. @param percent 21 is 21 % */
export const formatPercent = (edition: Edition, percent: number): string =>
	(percent / 100).toLocaleString(edition.locale, {
		...GROUPED,
		style: 'percent',
		minimumFractionDigits: 1,
		maximumFractionDigits: 1,
	});
