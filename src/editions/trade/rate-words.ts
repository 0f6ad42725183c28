import { shownMoney, shownNumber, shownPercent } from '../../shared/calculate/notation';
import { Decimal } from '../../shared/calculate/number';
import type { Edition } from '../edition';
import { longDay } from '../relative-time';

/** A rate of duty, numbers as text and days as ISO days. */
interface Rate {
	/** Money per ml or unit, or percent. */
	amount: string;
	basis: keyof Edition['words']['calculate']['basis'];
	currency: string;
	/** Strength in mg/ml above which it applies; `nicotine_up_to` is its upper bound. */
	nicotine_above: string | null;
	nicotine_up_to: string | null;
	valid_from: string;
	/** Its last day; null while it is open. */
	valid_to: string | null;
}

/** "€0.20 per ml", "95% of the wholesale price". */
export function rateAmount(edition: Edition, rate: Pick<Rate, 'amount' | 'basis' | 'currency'>): string {
	const amount = new Decimal(rate.amount);
	return edition.words.calculate.basis[rate.basis]({
		amount: rate.basis.startsWith('percent_')
			? shownPercent(edition, amount)
			: shownMoney(edition, amount, rate.currency, 8),
	});
}

/** "above 15 mg/ml"; "any strength". */
export function strengthBand(edition: Edition, rate: Pick<Rate, 'nicotine_above' | 'nicotine_up_to'>): string {
	const words = edition.words.calculate;
	const shown = (strength: string) => `${shownNumber(edition, new Decimal(strength), 4)} mg/ml`;
	const { nicotine_above, nicotine_up_to } = rate;
	if (nicotine_above !== null && nicotine_up_to !== null)
		return words.band_between({ from: shown(nicotine_above), to: shown(nicotine_up_to) });
	if (nicotine_above !== null) return words.band_above({ strength: shown(nicotine_above) });
	if (nicotine_up_to === null) return words.any_strength;
	return Number(nicotine_up_to) === 0 ? words.band_zero : words.band_up_to({ strength: shown(nicotine_up_to) });
}

/** "Apr.01.2025 to Dec.31.2025"; "from Apr.01.2025". */
export const validity = (edition: Edition, rate: Pick<Rate, 'valid_from' | 'valid_to'>): string =>
	rate.valid_to
		? edition.words.calculate.valid({ from: longDay(edition, rate.valid_from), to: longDay(edition, rate.valid_to) })
		: edition.words.calculate.valid_from({ from: longDay(edition, rate.valid_from) });

/** Every period of some rates once, the oldest first. */
export const dutyPeriods = (edition: Edition, rates: readonly Pick<Rate, 'valid_from' | 'valid_to'>[]): string =>
	[
		...new Set(
			[...rates].sort((a, b) => a.valid_from.localeCompare(b.valid_from)).map((rate) => validity(edition, rate)),
		),
	].join('; ');
