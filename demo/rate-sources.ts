import type { SourceDocument } from '../src/shared/source-document';
import { duty_rates } from './duty-rates';
import { markets } from './markets';

type Language = 'en' | 'es';
const LANGUAGES: readonly Language[] = ['en', 'es'];

const nameOf = (code: string, language: Language): string =>
	markets.find((one) => one.code === code)?.texts[language]?.name ?? code;

/** Each document that the rates in force of these markets rest on, with the markets it is used for. */
function documentsOf(codes: readonly string[]): Map<SourceDocument, string[]> {
	const found = new Map<SourceDocument, string[]>();
	for (const code of codes) {
		const rates = duty_rates.filter((rate) => rate.market === code && (rate.valid_to ?? null) === null);
		if (rates.length === 0) throw new Error(`No rate is in force in ${code}.`);
		for (const { source } of rates) found.set(source, [...new Set([...(found.get(source) ?? []), code])]);
	}
	return found;
}

/**
 * Sources of the duty rates that an article quotes: the very documents of the rate table, each once, with the markets
 * whose rate it gives. A figure has one source wherever it is shown.
 * @param codes codes of markets with a rate in force
 */
export const ratesOf = (...codes: string[]): SourceDocument[] =>
	[...documentsOf(codes)].map(([document, used]) => {
		const names = (language: Language) => used.map((code) => nameOf(code, language)).join(', ');
		return { ...document, uses: { en: `Duty: ${names('en')}`, es: `Impuesto: ${names('es')}` } };
	});

/** The same documents for a chart, whose source line names the markets before the title. */
export const chartOfRates = (...codes: string[]): SourceDocument[] =>
	[...documentsOf(codes)].map(([document, used]) => {
		const [en, es] = LANGUAGES.map((language) => used.map((code) => nameOf(code, language)).join(', '));
		return {
			...document,
			title: `${en}: ${document.title}`,
			titles: { es: `${es}: ${document.titles?.es ?? document.title}` },
		};
	});
