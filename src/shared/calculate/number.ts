import { Decimal as Base } from 'decimal.js';

/** Decimal numbers of the calculators: 40 significant digits, half up, never in exponents. */
export const Decimal = Base.clone({ precision: 40, rounding: Base.ROUND_HALF_UP, toExpNeg: -60, toExpPos: 60 });
export type Decimal = Base;

export const ZERO = new Decimal(0);
export const HUNDRED = new Decimal(100);

/** A share of one from a percentage. */
export const shareOf = (percent: Decimal): Decimal => percent.div(HUNDRED);

/** Rounded half up, as every figure of a result is, each by itself and only where it is shown. */
export const rounded = (value: Decimal, places: number): Decimal => value.toDecimalPlaces(places, Base.ROUND_HALF_UP);
