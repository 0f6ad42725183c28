import type { Edition } from '../../../editions/edition';
import { calculatorUrl } from '../../../editions/paths/calculator-path';
import { isSwitchedOff } from '../../../editions/switched-off';
import { rootUrls, urls } from '../../../editions/urls';
import { conversions, tools } from '../../../shared/calculate/calculator/calculator-names';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { Missing, screen } from '../../render/screen';
import { indexHead, indexLayout } from './index-page';
import { IndexTabs } from './index-tabs';

interface Tool {
	href: string;
	name: string;
	line: string;
}

/** One for each tab of the calculators; the one of units says what it converts. */
function calculatorsOf(edition: Edition): Tool[] {
	const words = edition.words.calculate;
	return tools.map((tool) => {
		const calculator = tool === 'units' ? conversions[0] : tool;
		return {
			href: calculatorUrl(edition, calculator),
			name: words.tools[tool] ?? tool,
			line:
				tool === 'units'
					? conversions.map((name) => words.conversions[name]).join(' · ')
					: (words.purposes[tool] ?? words.line),
		};
	});
}

/** What there is to look things up in. */
function referenceOf(edition: Edition): Tool[] {
	const { words } = edition;
	const { indexes } = words;
	return [
		{ href: urls.markets.href(edition), name: words.markets.title, line: words.markets.line },
		{ href: urls.rules.href(edition), name: words.markets.tracker, line: words.markets.tracker_line },
		{ href: urls.calendar.href(edition), name: words.calendar.title, line: indexes.calendar_line },
		{ href: urls.data.href(edition), name: words.menu.data, line: indexes.data_line },
		{ href: urls.license.href(edition), name: indexes.license, line: indexes.license_line },
		{ href: urls.china.href(edition), name: indexes.china, line: indexes.china_line },
		{ href: rootUrls.apiDocs.href(), name: words.api_docs.title, line: indexes.api_line },
	];
}

function Tools({ title, list }: { title: string; list: readonly Tool[] }) {
	const { hidden } = usePage().site.brand;
	const shown = list.filter(({ href }) => !isSwitchedOff(hidden, href));
	if (shown.length === 0) return null;
	return (
		<section>
			<header className="sec">
				<h2>{title}</h2>
			</header>
			<ul className="idx idx--tools">
				{each(shown, 'list', (tool) => (
					<li key={tool.href}>
						<a href={tool.href}>{tool.name}</a>
						<p className="meta">{tool.line}</p>
					</li>
				))}
			</ul>
		</section>
	);
}

function ToolsView() {
	const { edition } = usePage();
	const { indexes } = edition.words;
	return (
		<>
			<IndexTabs current="tools" />
			<div className="wrap list-page k-data">
				<Tools title={indexes.calculators} list={calculatorsOf(edition)} />
				<Tools title={indexes.reference} list={referenceOf(edition)} />
			</div>
		</>
	);
}

/** `/tool`: what readers work with, beside what they read. */
export const toolsScreen = screen<object>({
	load: async ({ rest }) => (rest.length > 0 ? new Missing('unmatched') : {}),
	head: (_data, request) =>
		indexHead(
			request,
			'tools',
			request.edition.words.indexes.tools_line,
			[...calculatorsOf(request.edition), ...referenceOf(request.edition)].map(({ href }) => href),
		),
	layout: (_data, request) => indexLayout(request, 'tools', request.edition.words.indexes.tools_line, 'data'),
	View: ToolsView,
});
