import { isSwitchedOff } from '../../../editions/switched-off';
import { urls } from '../../../editions/urls';
import { type DataSeries, seriesBySlugs } from '../../../queries/series/data-series';
import { tag } from '../../../shared/cache-tags';
import { addressOf, type CalculatorName } from '../../../shared/calculate/calculator/calculator-names';
import type { ArticleBody } from '../../blocks/body/article-body';
import type { PageStyle } from '../../render/page-styles';
import type { PageRequest } from '../../render/screen';
import { type Calculation, calculate } from '../tool/calculation';

/** What the charts and calculators of a text are drawn from; what is not in it is not shown. */
export interface Drawn {
	series: ReadonlyMap<string, DataSeries>;
	calculators: ReadonlyMap<CalculatorName, Calculation>;
}

/** Reads what a text draws, and tags the page with it. Calculators that are switched off are left out. */
export async function loadDrawn(request: PageRequest, { parts }: Pick<ArticleBody, 'parts'>): Promise<Drawn> {
	const { db, edition, site } = request;
	const slugs = parts.flatMap((part) => (part.kind === 'series' ? [part.slug] : []));
	const isOff = isSwitchedOff(site.brand.hidden, urls.calculate.href(edition));
	const names = isOff ? [] : new Set(parts.flatMap((part) => (part.kind === 'calculator' ? [part.calculator] : [])));
	const [series, calculations] = await Promise.all([
		slugs.length > 0 ? seriesBySlugs(db, slugs) : [],
		Promise.all([...names].map((name) => calculate({ ...request, query: new URLSearchParams(addressOf(name)) }))),
	]);
	const calculators = calculations.filter((one) => one !== undefined);
	request.tag(...slugs.map((slug) => tag.series(slug)));
	if (calculators.length > 0) request.tag(tag.duty_rates, tag.rules);
	return {
		series: new Map(series.map((one) => [one.slug, one])),
		calculators: new Map(calculators.map((one) => [one.calculator, one])),
	};
}

/** Style sheets of what a text draws, beside that of its calculators, which is loaded before the first of them. */
export const stylesOfDrawn = ({ series }: Drawn): PageStyle[] => (series.size > 0 ? ['charts'] : []);
