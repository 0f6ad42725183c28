import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseDensity, gramsOf, millilitresOf, mixDensity } from './density';
import { dilute } from './dilution';
import { dutyOnPack, type ExciseBasis, exciseOn } from './excise';
import { landedCost } from './landed-cost';
import { type Mix, mix } from './mixing';
import { nicotineShot, strengthWithShot } from './nicotine-shot';
import { Decimal, rounded, ZERO } from './number';
import { perKilogram, perUnit, quotaUse } from './price';
import { checkRule, type Product } from './rule-check';
import { fromMgPerMl, type StrengthUnit, toMgPerMl, totalNicotine } from './strength';

const d = (value: string | number) => new Decimal(value);
const cents = (value: Decimal) => rounded(value, 2).toFixed(2);
const near = (a: Decimal, b: Decimal) => a.minus(b).abs().lt('1e-20');
/** A number as people enter it: two decimals, so that no vector hides in binary fractions. */
const amount = (from: number, to: number) => fc.integer({ min: from * 100, max: to * 100 }).map((n) => d(n).div(100));

/** Duty and tax on one pack at the given rates. */
function pack(rates: [basis: ExciseBasis, amount: string][], ml: string, vat: string) {
	const duties = rates.map(
		([basis, rate]) => dutyOnPack({ basis, amount: d(rate) }, { ml: d(ml), pieces: d(1), prices: {} }) ?? ZERO,
	);
	return exciseOn(duties, d(1), d(vat));
}

describe('excise: the sums of the sources', () => {
	test.each([
		['Germany, 10 ml', [['per_ml', '0.32']], '10', '19', '3.20', '0.61', '3.81'],
		['Germany, 100 ml', [['per_ml', '0.32']], '100', '19', '32.00', '6.08', '38.08'],
		['Spain, 10 ml at 10 mg', [['per_ml', '0.15']], '10', '21', '1.50', '0.32', '1.82'],
		['Spain, 10 ml at 20 mg', [['per_ml', '0.20']], '10', '21', '2.00', '0.42', '2.42'],
		['Italy, 10 ml with nicotine', [['cigarette_equivalent', '0.169552']], '10', '22', '1.70', '0.37', '2.07'],
		['Italy, 10 ml without', [['cigarette_equivalent', '0.122454']], '10', '22', '1.22', '0.27', '1.49'],
		['United Kingdom, 10 ml', [['per_ml', '0.22']], '10', '20', '2.20', '0.44', '2.64'],
		[
			'Poland, disposable of 2 ml in 2025',
			[
				['per_piece', '40'],
				['per_ml', '0.96'],
			],
			'2',
			'0',
			'41.92',
			'0.00',
			'41.92',
		],
	] as [string, [ExciseBasis, string][], string, string, string, string, string][])(
		'%s',
		(_name, rates, ml, vat, duty, tax, total) => {
			const sum = pack(rates, ml, vat);
			expect([cents(sum.unit), cents(sum.vat), cents(sum.total)]).toEqual([duty, tax, total]);
		},
	);

	test('a percentage waits for its price', () => {
		const rate = { basis: 'percent_wholesale', amount: d(95) } as const;
		expect(dutyOnPack(rate, { ml: d(10), pieces: d(1), prices: { retail: d(10) } })).toBeUndefined();
		expect(dutyOnPack(rate, { ml: d(10), pieces: d(1), prices: { wholesale: d(10) } })?.toString()).toBe('9.5');
	});

	test('is never negative, grows with the volume, and a shipment is its packs', () => {
		fc.assert(
			fc.property(
				amount(0, 100),
				amount(0, 1000),
				amount(0, 1000),
				fc.integer({ min: 1, max: 1e6 }),
				amount(0, 30),
				(rate, ml, more, packs, vat) => {
					const one = { basis: 'per_ml', amount: rate } as const;
					const of = (volume: Decimal) => dutyOnPack(one, { ml: volume, pieces: d(1), prices: {} }) ?? ZERO;
					const sum = exciseOn([of(ml)], d(packs), vat);
					expect(
						sum.total.gte(0) && sum.shipment.eq(sum.unit.times(packs)) && sum.total.eq(sum.shipment.plus(sum.vat)),
					).toBe(true);
					expect(of(ml.plus(more)).gte(of(ml))).toBe(true);
				},
			),
		);
	});
});

test('landed cost: customs on the value, tax on value, customs and excise', () => {
	const cost = landedCost({ cif: d(1000), customs: d(6), excise: d(200), vat: d(20), packs: d(100) });
	expect([cost.customs, cost.taxed, cost.vat, cost.total, cost.unit].map(String)).toEqual([
		'60',
		'1260',
		'252',
		'1512',
		'15.12',
	]);
	fc.assert(
		fc.property(
			amount(0, 1e6),
			amount(0, 100),
			amount(0, 1e5),
			amount(0, 30),
			fc.integer({ min: 1, max: 1e6 }),
			(cif, customs, excise, vat, packs) => {
				const sum = landedCost({ cif, customs, excise, vat, packs: d(packs) });
				expect(near(sum.total, cif.plus(sum.customs).plus(excise).plus(sum.vat))).toBe(true);
				expect(sum.unit.times(packs).minus(sum.total).abs().lt('1e-15')).toBe(true);
			},
		),
	);
});

describe('mixing', () => {
	const recipe = { base_pg: d(100), flavour_pg: d(100) };
	const volumes = (made: Mix) =>
		made.isReachable ? [made.base, made.flavour, made.pg, made.vg].map(String) : made.reason;

	test('the vectors of the sources', () => {
		expect(volumes(mix({ ...recipe, volume: d(10), target: d(20), base: d(100), flavour: d(5), pg: d(70) }))).toEqual([
			'2',
			'0.5',
			'4.5',
			'3',
		]);
		const hundred = mix({ ...recipe, volume: d(100), target: d(12), base: d(100), flavour: d(10), pg: d(50) });
		expect(volumes(hundred).slice(0, 2)).toEqual(['12', '10']);
		expect(hundred.isReachable && hundred.pg.plus(hundred.vg).toString()).toBe('78');
	});

	test('what cannot be reached says what can', () => {
		expect(mix({ ...recipe, volume: d(10), target: d(20), base: d(18), flavour: d(10), pg: d(50) })).toMatchObject({
			reason: 'strength',
			highest: d('16.2'),
		});
		const range = mix({ ...recipe, volume: d(100), target: d(50), base: d(100), flavour: d(10), pg: d(30) });
		expect(range).toMatchObject({ isReachable: false, reason: 'pg', from: d(60), to: d(100) });
		expect(mix({ ...recipe, volume: d(10), target: d(1), base: ZERO, flavour: ZERO, pg: d(50) })).toMatchObject({
			reason: 'strength',
			highest: ZERO,
		});
	});

	test('volumes add up, none is negative, and every ratio inside the range that is named can be reached', () => {
		const share = amount(0, 100);
		fc.assert(
			fc.property(
				amount(1, 10_000),
				amount(0, 200),
				amount(0, 200),
				share,
				share,
				share,
				share,
				(volume, target, base, base_pg, flavour_pg, flavour, pg) => {
					const wanted = { volume, target, base, base_pg, flavour_pg, flavour, pg };
					const made = mix(wanted);
					if (made.isReachable) {
						expect(near(made.base.plus(made.flavour).plus(made.pg).plus(made.vg), volume)).toBe(true);
						for (const part of [made.base, made.flavour, made.pg, made.vg]) expect(part.gte(0)).toBe(true);
					} else if (made.reason === 'pg') {
						expect(mix({ ...wanted, pg: made.from.plus(made.to).div(2) }).isReachable).toBe(true);
					} else
						expect(mix({ ...wanted, target: made.highest.times('0.999') })).not.toMatchObject({ reason: 'strength' });
				},
			),
		);
	});

	test('more strength takes more base', () => {
		fc.assert(
			fc.property(amount(1, 1000), amount(0, 20), amount(0, 20), (volume, target, more) => {
				const base = (strength: Decimal) =>
					mix({ base_pg: d(50), flavour_pg: d(50), flavour: ZERO, base: d(100), pg: d(50), volume, target: strength });
				const [less, greater] = [base(target), base(target.plus(more))];
				expect(less.isReachable && greater.isReachable && greater.base.gte(less.base)).toBe(true);
			}),
		);
	});
});

test('nicotine shot: 40 ml to 5 mg with a shot of 20 takes 13.33 ml; 50 + 10 at 18 is 3', () => {
	const shot = nicotineShot(d(40), d(5), d(20));
	expect(shot.isReachable && [cents(shot.shot), cents(shot.total)]).toEqual(['13.33', '53.33']);
	expect(strengthWithShot(d(50), d(10), d(18)).toString()).toBe('3');
	expect(nicotineShot(d(40), d(20), d(20)).isReachable).toBe(false);
	fc.assert(
		fc.property(amount(1, 1000), amount(0, 20), amount(21, 200), (volume, target, strength) => {
			const made = nicotineShot(volume, target, strength);
			expect(made.isReachable && made.shot.gte(0) && near(strengthWithShot(volume, made.shot, strength), target)).toBe(
				true,
			);
		}),
	);
});

test('dilution: 10 ml of 18 to 6 takes 20 more; the nicotine stays', () => {
	const thin = dilute(d(10), d(18), d(6));
	expect(thin.isReachable && [thin.add, thin.total].map(String)).toEqual(['20', '30']);
	for (const target of [0, 19]) expect(dilute(d(10), d(18), d(target)).isReachable).toBe(false);
	fc.assert(
		fc.property(amount(1, 1000), amount(1, 100), amount(0, 100), (volume, target, more) => {
			const made = dilute(volume, target.plus(more), target);
			expect(
				made.isReachable && made.add.gte(0) && near(made.total.times(target), volume.times(target.plus(more))),
			).toBe(true);
		}),
	);
});

describe('units', () => {
	test('1.8% is 18 mg/ml; 20 mg/g at equal parts is 22.97 mg/ml; 10 mg/ml × 10 ml is 100 mg', () => {
		expect(toMgPerMl(d('1.8'), 'percent', d(50)).toString()).toBe('18');
		expect(cents(toMgPerMl(d(20), 'mg_g', d(50)))).toBe('22.97');
		expect(totalNicotine(d(10), d(10)).toString()).toBe('100');
		expect(
			[mixDensity(d(100)), mixDensity(ZERO), baseDensity(d(1010), d(50)), baseDensity(ZERO, d(0))].map(String),
		).toEqual(['1.036', '1.261', '1.01', '1.261']);
	});

	test('every conversion leads back', () => {
		const unit = fc.constantFrom<StrengthUnit>('mg_ml', 'percent', 'mg_g');
		fc.assert(
			fc.property(amount(0, 1000), unit, amount(0, 100), amount(1, 5000), (value, from, pg, grams) => {
				expect(near(fromMgPerMl(toMgPerMl(value, from, pg), from, pg), value)).toBe(true);
				expect(near(millilitresOf(gramsOf(value, mixDensity(pg)), mixDensity(pg)), value)).toBe(true);
				expect(near(perKilogram(perUnit(value, grams), grams), value)).toBe(true);
			}),
		);
	});

	test('price by weight and use of a quota', () => {
		expect(perUnit(d(50), d(40)).toString()).toBe('2');
		expect(perKilogram(d(2), d(40)).toString()).toBe('50');
		expect(quotaUse(d(750), d(1000)).toString()).toBe('75');
	});
});

test('rules: the limit itself is allowed, what a product has not is not asked', () => {
	const product: Product = {
		mg_ml: d(20),
		mg_g: d('17.4'),
		ml: d(10),
		vessel: 'bottle',
		isTobaccoFlavour: false,
		isRechargeable: false,
		isRefillable: false,
		isDevice: false,
	};
	expect(checkRule('nicotine_mg_ml', d(20), product)).toBe('kept');
	expect(checkRule('nicotine_mg_ml', d(20), { ...product, mg_ml: d('20.01') })).toBe('broken');
	expect(checkRule('bottle_ml', d(10), product)).toBe('kept');
	expect(checkRule('tank_ml', d(2), product)).toBe('not_asked');
	expect(checkRule('tank_ml', d(2), { ...product, vessel: 'tank' })).toBe('broken');
	expect(checkRule('nicotine_total_mg', d(200), product)).toBe('kept');
	expect(checkRule('tobacco_flavour_only', undefined, product)).toBe('broken');
	expect(checkRule('rechargeable', undefined, product)).toBe('not_asked');
	expect(checkRule('rechargeable', undefined, { ...product, isDevice: true })).toBe('broken');
	expect(checkRule('nicotine_required', undefined, { ...product, mg_ml: ZERO })).toBe('broken');
});
