import type { EditorView } from 'prosemirror-view';
import { insertBlock } from '../commands';
import type { EditorWords } from '../editor-words';
import { ChooseForm } from '../forms/choose-form';
import { nodeType } from '../type-of';
import { leafHere } from './block-at';
import type { SiteSeries } from './site-series';

interface SeriesFormProps {
	view: EditorView;
	words: EditorWords;
	series: SiteSeries;
	close(): void;
}

/** Puts the chart of a series into the text, or into the place of the one that is selected. */
function chooseSeries({ state, dispatch }: EditorView, slug: string): void {
	const at = leafHere(state, 'series');
	if (at !== undefined) dispatch(state.tr.setNodeAttribute(at, 'data-series', slug));
	else insertBlock(nodeType('series').create({ 'data-series': slug }))(state, dispatch);
}

/** The form of a chart: a data series of the edition, found by words. */
export function SeriesForm({ view, words, series, close }: SeriesFormProps) {
	return (
		<ChooseForm
			{...{ view, words, close }}
			label={words.series}
			field={words.series_search}
			find={async (text, signal) =>
				(await series.find(text.trim(), signal)).map(({ slug, title, line }) => ({
					key: slug,
					label: title,
					meta: line,
				}))
			}
			onChoose={({ key }) => {
				chooseSeries(view, key);
				close();
			}}
		/>
	);
}
