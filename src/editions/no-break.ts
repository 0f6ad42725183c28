/**
 * Finds the places where a line must not break: between a number and its unit, a day and its month, a currency and its
 * amount. Pages draw these with no-break spaces; stored texts, and those that programs get, keep plain ones.
 */
const NBSP = '\u00A0';

const UNITS =
	'mg\\/ml|mg\\/g|mg|µg|g|kg|t|ml|cl|l|mm|cm|m|km|mAh|Wh|W|V|Ω|°C|%|‰|pp|percent|per cent|por ciento|euros?|cents?|céntimos?|dollars?|dólares|pounds?|libras?|yuanes|yuan|zlotys?|million|billion|thousand|millones|millón|mil|tonnes?|toneladas?|litres?|litros?|millilitres?|mililitros?|hours?|horas?|minutes?|minutos?|days?|días?|weeks?|semanas?|months?|meses|mes|years?|años?|pages?|páginas?|articles?|artículos?|min|[ap]\\.?m\\.?|GMT|BST|CET|CEST|UTC';
const CURRENCIES =
	'EUR|USD|GBP|CHF|PLN|CZK|SEK|DKK|NOK|HUF|RON|BGN|CNY|RMB|JPY|KRW|CAD|AUD|AED|SAR|ZAR|RUB|UAH|KZT|IDR|PHP|MYR|US\\$|[€£$¥]';
const MONTHS =
	'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const MESES = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
/** Words that belong to the number behind them. */
const BEFORE_NUMBER =
	'No\\.|no\\.|núm\\.|n\\.º|Art\\.|art\\.|Article|Artículo|artículo|Section|page|página|stand|estand|pp?\\.';

const EDGE = '(?![\\p{L}\\p{N}])';
const rules: readonly RegExp[] = [
	new RegExp(`(?<=\\d) (?=(?:${UNITS}|${CURRENCIES})${EDGE})`, 'gu'),
	new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${CURRENCIES})) (?=\\d)`, 'gu'),
	new RegExp(`(?<=\\b\\d{1,2}) (?=(?:${MONTHS})${EDGE})`, 'gu'),
	new RegExp(`(?<=\\b(?:${MONTHS})) (?=\\d{1,4}\\b)`, 'gu'),
	new RegExp(`(?<=\\b\\d{1,2}) (?=de (?:${MESES})${EDGE})`, 'gu'),
	new RegExp(`(?<=\\b\\d{1,2}[ ${NBSP}]de) (?=(?:${MESES})${EDGE})`, 'gu'),
	new RegExp(`(?<=(?<![\\p{L}\\p{N}])(?:${BEFORE_NUMBER})) (?=\\d)`, 'gu'),
];

/** A text whose numbers stay on one line with what they count. */
export const noBreak = (text: string): string =>
	/\d/.test(text) ? rules.reduce((changed, rule) => changed.replace(rule, NBSP), text) : text;

/** "e-liquid" and similar words, and "mg/ml": no line breaks within them. */
const WHOLE = /((?<![\p{L}\p{N}])e-\p{L}+|mg\/ml)/iu;

/** Splits a text for drawing: parts at odd indexes never break, whatever they contain. */
export const unbrokenParts = (text: string): string[] => noBreak(text).split(WHOLE);

/** Data with no-break spaces in every text, for what the browser draws again from it. */
export function noBreakTexts<T>(value: T): T {
	if (typeof value === 'string') return noBreak(value) as T;
	if (typeof value !== 'object' || value === null) return value;
	return (
		Array.isArray(value)
			? value.map(noBreakTexts)
			: Object.fromEntries(Object.entries(value).map(([key, one]) => [key, noBreakTexts(one)]))
	) as T;
}
