/** Places kept behind the point: more than any sum of the calculators shows or compares. */
const PLACES = 40;
const ONE = 10n ** BigInt(PLACES);
/**
 * Digits, with a point and an exponent of ten where there is one. An exponent of three digits is more than anything
 * measures; one of nine would fill the memory.
 */
const DIGITS = /^(-?)(\d*)\.?(\d*)(?:e([+-]?\d{1,3}))?$/i;

type Rounding = 'half-up' | 'down' | 'up';
type Value = Decimal | string | number;

/** A division of whole numbers, rounded: halves away from zero, towards it, or away from it. */
function quotient(value: bigint, by: bigint, rounding: Rounding = 'half-up'): bigint {
	const isNegative = value < 0n !== by < 0n;
	const [top, bottom] = [value < 0n ? -value : value, by < 0n ? -by : by];
	const rest = top % bottom;
	const isUp = rounding === 'up' ? rest > 0n : rounding === 'half-up' && rest * 2n >= bottom;
	const whole = top / bottom + (isUp ? 1n : 0n);
	return isNegative ? -whole : whole;
}

function scaledOf(text: string): bigint {
	const [, sign, whole = '', fraction = '', exponent = '0'] = DIGITS.exec(text) ?? [];
	if (whole + fraction === '') throw new RangeError(`${text} is no decimal number`);
	const places = PLACES - fraction.length + Number(exponent);
	const digits = BigInt(whole + fraction);
	const scaled = places < 0 ? quotient(digits, 10n ** BigInt(-places)) : digits * 10n ** BigInt(places);
	return sign ? -scaled : scaled;
}

/**
 * A decimal number of the calculators: a whole number of its last places, so that sums are exact, and products and
 * quotients to forty places, rounded half up. It is ours because the page of a calculator has no room for a
 * library (docs/decisions/055-calculators-that-count-in-the-browser.md).
 */
export class Decimal {
	/** The number times ten to the forty. */
	private readonly scaled: bigint;

	/** @throws RangeError for what is no number in digits */
	constructor(value: Value | bigint) {
		this.scaled =
			typeof value === 'bigint' ? value : value instanceof Decimal ? value.scaled : scaledOf(String(value).trim());
	}

	static max(...values: Value[]): Decimal {
		return values.map((value) => new Decimal(value)).reduce((most, value) => (value.gt(most) ? value : most));
	}
	static min(...values: Value[]): Decimal {
		return values.map((value) => new Decimal(value)).reduce((least, value) => (value.lt(least) ? value : least));
	}

	plus(other: Value): Decimal {
		return new Decimal(this.scaled + new Decimal(other).scaled);
	}
	minus(other: Value): Decimal {
		return new Decimal(this.scaled - new Decimal(other).scaled);
	}
	times(other: Value): Decimal {
		return new Decimal(quotient(this.scaled * new Decimal(other).scaled, ONE));
	}
	/** @throws RangeError for a division by zero */
	div(other: Value): Decimal {
		return new Decimal(quotient(this.scaled * ONE, new Decimal(other).scaled));
	}
	neg(): Decimal {
		return new Decimal(-this.scaled);
	}
	abs(): Decimal {
		return this.scaled < 0n ? this.neg() : this;
	}

	eq(other: Value): boolean {
		return this.scaled === new Decimal(other).scaled;
	}
	gt(other: Value): boolean {
		return this.scaled > new Decimal(other).scaled;
	}
	gte(other: Value): boolean {
		return !this.lt(other);
	}
	lt(other: Value): boolean {
		return this.scaled < new Decimal(other).scaled;
	}
	lte(other: Value): boolean {
		return !this.gt(other);
	}
	isZero(): boolean {
		return this.scaled === 0n;
	}
	isInteger(): boolean {
		return this.scaled % ONE === 0n;
	}

	/** Rounded to so many places. */
	toDecimalPlaces(places: number, rounding?: Rounding): Decimal {
		const step = 10n ** BigInt(PLACES - places);
		return new Decimal(quotient(this.scaled, step, rounding) * step);
	}
	/** The whole number at or below, of numbers from zero on. */
	floor(): Decimal {
		return this.toDecimalPlaces(0, 'down');
	}
	/** The whole number at or above, of numbers from zero on. */
	ceil(): Decimal {
		return this.toDecimalPlaces(0, 'up');
	}
	/** Places behind the point that it takes. */
	decimalPlaces(): number {
		return this.toFixed().split('.')[1]?.length ?? 0;
	}

	/** Digits with a point: as many places as it takes, or so many, rounded half up. */
	toFixed(places?: number): string {
		const { scaled } = places === undefined ? this : this.toDecimalPlaces(places);
		const digits = String(scaled < 0n ? -scaled : scaled).padStart(PLACES + 1, '0');
		const all = digits.slice(-PLACES);
		const fraction = places === undefined ? all.replace(/0+$/, '') : all.slice(0, places);
		return `${scaled < 0n ? '-' : ''}${digits.slice(0, -PLACES)}${fraction && `.${fraction}`}`;
	}
	toString(): string {
		return this.toFixed();
	}
	toNumber(): number {
		return Number(this.toFixed());
	}
}

export const ZERO = new Decimal(0);
export const HUNDRED = new Decimal(100);

/** A share of one from a percentage. */
export const shareOf = (percent: Decimal): Decimal => percent.div(HUNDRED);

/** Rounded half up, as every figure of a result is, each by itself and only where it is shown. */
export const rounded = (value: Decimal, places: number): Decimal => value.toDecimalPlaces(places);
