import type { Edition } from '../../../editions/edition';
import { longDate, longDay } from '../../../editions/relative-time';
import { isSwitchedOff } from '../../../editions/switched-off';
import { dutyPeriods, rateAmount, strengthBand, validity } from '../../../editions/trade/rate-words';
import { urls } from '../../../editions/urls';
import {
	type DutyRate,
	type DutyTables,
	type Market,
	type MarketRule,
	rulesOfAnyDay,
} from '../../../queries/site/duty-rate';
import { type MarketFacts, type RateFact, type RuleFact, touches } from '../../../shared/calculate/calculator/facts';
import { figures } from '../../../shared/calculate/calculator/outcome';
import { Decimal } from '../../../shared/calculate/number';
import type { Hideable } from '../../../shared/site/site-config';
import { sourceWords } from '../../blocks/source-line';
import { product_classes } from './fields';
import { marketName } from './names';

/** Seconds after which a rate should have been verified again. */
const HALF_A_YEAR = 182 * 86_400;

export interface FactTerms {
	edition: Edition;
	tables: DutyTables;
	/** ISO day and Unix seconds of now. */
	today: string;
	now: number;
	/** Parts of the site that are switched off. */
	hidden: readonly Hideable[];
}

function rateFact({ edition, tables, today, now }: FactTerms, market: Market, rate: DutyRate): RateFact {
	const words = edition.words.calculate;
	const note = rate.texts[edition.code]?.note;
	const isBorder =
		rate.nicotine_up_to !== null &&
		tables.rates.some((other) => other.market === rate.market && other.nicotine_above === rate.nicotine_up_to);
	return {
		id: rate.id,
		product_class: rate.product_class,
		nicotine_above: rate.nicotine_above,
		nicotine_up_to: rate.nicotine_up_to,
		basis: rate.basis,
		amount: rate.amount,
		valid_from: rate.valid_from,
		valid_to: rate.valid_to,
		head: `${marketName(edition, market)}: ${rateAmount(edition, rate)}`,
		line: `${words.classes[rate.product_class]}, ${strengthBand(edition, rate)}. ${words.validity}: ${validity(edition, rate)}.`,
		verified: longDate(edition, rate.verified_at),
		...(note ? { note } : {}),
		remarks: [
			...(rate.valid_from > today ? [words.not_yet({ date: longDay(edition, rate.valid_from) })] : []),
			...(now - rate.verified_at > HALF_A_YEAR ? [words.old({ date: longDate(edition, rate.verified_at) })] : []),
		],
		...(isBorder
			? { border: words.border({ border: figures(edition).strength(new Decimal(rate.nicotine_up_to ?? 0)).text }) }
			: {}),
		source: sourceWords(edition, rate.source),
	};
}

function ruleFact({ edition, tables }: FactTerms, rule: MarketRule): RuleFact {
	const words = edition.words.calculate;
	const note = rule.texts[edition.code]?.note;
	return {
		at: tables.rules.indexOf(rule),
		rule: rule.name,
		name: words.rules[rule.name] ?? rule.name,
		unit: words.rule_units[rule.name] ?? '',
		limit: rule.limit,
		valid_from: rule.valid_from,
		...(rule.valid_from ? { since: words.since({ date: longDay(edition, rule.valid_from) }) } : {}),
		...(note ? { note } : {}),
		source: sourceWords(edition, rule.source),
	};
}

/**
 * Returns the facts about a market, with the words that a page shows for them; null where there is no such market.
 * @param hasRates whether its rates are needed
 */
export function marketFacts(terms: FactTerms, code: string | undefined, hasRates: boolean): MarketFacts | null {
	const { edition, tables } = terms;
	const market = tables.markets.find((one) => one.code === code);
	if (!market) return null;
	const rates = hasRates ? tables.rates.filter((rate) => rate.market === market.code) : [];
	return {
		code: market.code,
		name: marketName(edition, market),
		href: isSwitchedOff(terms.hidden, urls.market.href(edition, market)) ? '' : urls.market.href(edition, market),
		currency: market.currency,
		vat: market.vat,
		rates: rates.map((rate) => rateFact(terms, market, rate)),
		rules: rulesOfAnyDay(tables, market.code).map((rule) => ruleFact(terms, rule)),
		periods: Object.fromEntries(
			product_classes.flatMap((product_class) => {
				const known = rates.filter((rate) => touches(rate, product_class));
				return known.length > 0 ? [[product_class, dutyPeriods(edition, known)]] : [];
			}),
		),
	};
}
