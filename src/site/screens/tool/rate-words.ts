import type { Edition } from '../../../editions/edition';
import { longDay } from '../../../editions/relative-time';
import type { DutyRate } from '../../../queries/site/duty-rate';
import { shownMoney, shownNumber, shownPercent } from '../../../shared/calculate/notation';
import { Decimal } from '../../../shared/calculate/number';

/** "€0.20 per ml", "95% of the wholesale price". */
export function rateAmount(edition: Edition, rate: DutyRate): string {
	const amount = new Decimal(rate.amount);
	return edition.words.calculate.basis[rate.basis]({
		amount: rate.basis.startsWith('percent_')
			? shownPercent(edition, amount)
			: shownMoney(edition, amount, rate.currency, 8),
	});
}

/** "above 15 mg/ml"; "any strength". */
export function strengthBand(edition: Edition, rate: DutyRate): string {
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
export const validity = (edition: Edition, rate: Pick<DutyRate, 'valid_from' | 'valid_to'>): string =>
	rate.valid_to
		? edition.words.calculate.valid({ from: longDay(edition, rate.valid_from), to: longDay(edition, rate.valid_to) })
		: edition.words.calculate.valid_from({ from: longDay(edition, rate.valid_from) });

/** Every period of some rates once, the oldest first. */
export const dutyPeriods = (edition: Edition, rates: readonly DutyRate[]): string =>
	[
		...new Set(
			[...rates].sort((a, b) => a.valid_from.localeCompare(b.valid_from)).map((rate) => validity(edition, rate)),
		),
	].join('; ');
