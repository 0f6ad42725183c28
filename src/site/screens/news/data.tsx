import { chartQuery } from '../../islands/chart/chart-state';
import { type Layout, type PageRequest, Redirect, screen } from '../../render/screen';
import { type DataListData, DataListView, dataListHead, loadDataList } from './data-list';
import { isSeriesSlug, loadSeries, type SeriesData, SeriesView, seriesHead } from './series';

type DataScreenData = DataListData | SeriesData;

function layoutOf(data: DataScreenData, { edition }: PageRequest): Layout {
	const { words } = edition;
	const line = words.section_lines.data;
	if (data.kind === 'series')
		return { styles: ['charts', 'series'], menu: 'data', section: 'data', fixedTitle: data.text.title };
	return {
		styles: ['charts', 'lists'],
		menu: 'data',
		section: 'data',
		fixedTitle: line,
		bar: { title: words.sections.data, line, eventNews: false, background: 'data', art: 'databar2' },
	};
}

/** `/news/data/{page?}`: the data stories and every series; `/news/data/{slug}`: one series. */
export const dataScreen = screen<DataScreenData>({
	load(request) {
		if (isSeriesSlug(request.rest)) return loadSeries(request);
		// The list shows its charts whole: what an address asks of one would only be kept apart.
		return request.query.size > 0 ? Promise.resolve(new Redirect(encodeURI(request.path))) : loadDataList(request);
	},
	query: chartQuery,
	// A chart can be read in as many ways as it has values: only the page itself is kept.
	isCacheable: (data) => data.kind === 'list' || !data.state,
	head: (data, request) => (data.kind === 'series' ? seriesHead(data, request) : dataListHead(data, request)),
	layout: layoutOf,
	View: ({ data }) => (data.kind === 'series' ? <SeriesView data={data} /> : <DataListView data={data} />),
});
