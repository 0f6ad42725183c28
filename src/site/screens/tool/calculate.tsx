import { editions } from '../../../editions/editions';
import { calculatorName, calculatorUrl } from '../../../editions/paths/calculator-path';
import { pageCardUrl, urls } from '../../../editions/urls';
import { tag } from '../../../shared/cache-tags';
import { type CalculatorName, conversions, toolOf, tools } from '../../../shared/calculate/calculator/calculator-names';
import { EmptyState } from '../../../ui/empty-state';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, type PageRequest, screen } from '../../render/screen';
import { breadcrumbList } from '../json-ld';
import { type Calculation, calculate } from './calculation';
import { CalculatorIsland } from './calculator-island';
import { Handling, lacksMarkets } from './calculator-notes';
import { calculateQuery } from './fields';
import { RateTable } from './rate-table';

function Tabs({ calculator }: { calculator: CalculatorName }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	const current = toolOf(calculator);
	return (
		<nav className="tabs" aria-label={words.tabs} data-tabs="">
			<div className="wrap">
				<ul>
					{each(tools, 'tools', (tool) => (
						<li key={tool}>
							<a
								href={calculatorUrl(edition, tool === 'units' ? conversions[0] : tool)}
								aria-current={tool === current ? 'page' : undefined}
							>
								{words.tools[tool]}
							</a>
						</li>
					))}
				</ul>
			</div>
		</nav>
	);
}

function Conversions({ calculator }: { calculator: CalculatorName }) {
	const { edition } = usePage();
	const words = edition.words.calculate;
	return (
		<nav className="calc-converts" aria-label={words.convert}>
			<ul>
				{each(conversions, 'conversions', (conversion) => (
					<li key={conversion}>
						<a
							className="tag"
							href={calculatorUrl(edition, conversion)}
							aria-current={conversion === calculator ? 'page' : undefined}
						>
							{words.conversions[conversion]}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

function CalculateView({ data }: { data: Calculation }) {
	const { edition } = usePage();
	const { calculator } = data;
	return (
		<>
			<Tabs calculator={calculator} />
			<div className="wrap calc-page">
				{toolOf(calculator) === 'units' && <Conversions calculator={calculator} />}
				<h2 className="hed hed--3">{calculatorName(edition, calculator)}</h2>
				<p className="dek dek--s">{edition.words.calculate.purposes[calculator]}</p>
				<Handling calculator={calculator} />
				{lacksMarkets(data) ? (
					<EmptyState message={edition.words.calculate.no_markets} line={edition.words.calculate.no_markets_line} />
				) : (
					<>
						{!data.isAsked && <p className="calc-example">{edition.words.calculate.example}</p>}
						<CalculatorIsland data={data} />
						{calculator === 'excise' && <RateTable data={data} />}
					</>
				)}
			</div>
		</>
	);
}

function application({ site, edition }: PageRequest, name: string, { calculator }: Calculation): object {
	const url = site.url + calculatorUrl(edition, calculator);
	return {
		'@context': 'https://schema.org',
		'@type': 'WebApplication',
		'@id': `${url}#application`,
		url,
		name,
		description: edition.words.calculate.purposes[calculator],
		applicationCategory: 'BusinessApplication',
		operatingSystem: 'Any',
		isAccessibleForFree: true,
		inLanguage: edition.language,
		publisher: { '@type': 'Organization', name: site.brand.name, url: site.url },
	};
}

/** `/tool/calculate?tool=mixing&…`: a calculator by tab, its values and its result in the address. */
export const calculateScreen = screen<Calculation>({
	query: calculateQuery,
	async load(request) {
		const data = await calculate(request);
		if (!data) return new Missing('unmatched');
		request.tag(tag.duty_rates, tag.rules);
		return data;
	},
	head(data, request) {
		const { edition, site } = request;
		const words = edition.words.calculate;
		const own = calculatorUrl(edition, data.calculator);
		const name = calculatorName(edition, data.calculator);
		return {
			title: `${name} | ${words.title}`,
			description:
				data.calculator === 'excise' ? words.description : (words.purposes[data.calculator] ?? words.description),
			canonical: own,
			image: pageCardUrl(edition, 'tool', data.calculator),
			card: 'summary_large_image',
			robots: data.isAsked || data.table.isAsked ? 'noindex, follow' : undefined,
			// When the language changes, a result is kept, in that edition's notation.
			alternates: Object.fromEntries(
				editions.map((one) => [one.code, data.isAsked ? data.permalink(one) : calculatorUrl(one, data.calculator)]),
			),
			jsonLd: [
				application(request, name, data),
				breadcrumbList(site, [
					[edition.words.menu.home, urls.home.href(edition)],
					[words.title, urls.calculate.href(edition)],
					...(data.calculator === 'excise' ? [] : [[name, own] as [string, string]]),
				]),
			],
		};
	},
	layout: (_data, { edition }) => ({
		styles: ['tools'],
		section: 'data',
		bar: {
			title: edition.words.calculate.title,
			line: edition.words.calculate.line,
			eventNews: false,
			background: 'data',
			art: 'calc3',
		},
	}),
	View: CalculateView,
	status: ({ isAsked, entries }) => (isAsked && entries.errors.size > 0 ? 400 : 200),
	// The number of possible results is unlimited, so only the empty calculators are cached.
	isCacheable: ({ isAsked, table }) => !isAsked && !table.isAsked,
});
