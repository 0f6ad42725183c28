import { type Frame, type PageRequest, screen } from '../../render/screen';
import { type DataListData, DataListView, dataListHead, loadDataList } from './data-list';
import { isSeriesSlug, loadSeries, type SeriesData, SeriesView, seriesHead } from './series';

type DataScreenData = DataListData | SeriesData;

function frameOf(data: DataScreenData, { edition }: PageRequest): Frame {
	const { words } = edition;
	const line = words.section_lines.data;
	if (data.kind === 'series') return { styles: ['series'], menu: 'data', section: 'data', fixedTitle: data.text.title };
	return {
		styles: ['lists'],
		menu: 'data',
		section: 'data',
		fixedTitle: line,
		bar: { title: words.sections.data, line, eventNews: false, background: 'data', art: 'databar2' },
	};
}

/** `/news/data/{page?}`: the data stories and every series; `/news/data/{slug}`: one series. */
export const dataScreen = screen<DataScreenData>({
	load: (request) => (isSeriesSlug(request.rest) ? loadSeries(request) : loadDataList(request)),
	head: (data, request) => (data.kind === 'series' ? seriesHead(data, request) : dataListHead(data, request)),
	frame: frameOf,
	View: ({ data }) => (data.kind === 'series' ? <SeriesView data={data} /> : <DataListView data={data} />),
});
