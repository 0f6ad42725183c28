import { type Decimal, shareOf } from './number';

export interface LandedCost {
	customs: Decimal;
	/** Value, customs and excise: the base of the value-added tax. */
	taxed: Decimal;
	vat: Decimal;
	total: Decimal;
	/** Cost of one pack. */
	unit: Decimal;
}

/**
 * Cost of goods brought into a market, unrounded, all in the market's currency.
 * customs = CIF × d; VAT = (CIF + customs + excise) × v; unit = sum / packs
 * @param cif cost, insurance and freight of the whole shipment
 * @param customs percent @param vat percent @param packs at least one
 */
export function landedCost({
	cif,
	customs,
	excise,
	vat,
	packs,
}: Record<'cif' | 'customs' | 'excise' | 'vat' | 'packs', Decimal>): LandedCost {
	const duty = cif.times(shareOf(customs));
	const taxed = cif.plus(duty).plus(excise);
	const tax = taxed.times(shareOf(vat));
	const total = taxed.plus(tax);
	return { customs: duty, taxed, vat: tax, total, unit: total.div(packs) };
}
