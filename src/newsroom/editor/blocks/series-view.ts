import type { NodeViewConstructor } from 'prosemirror-view';
import type { SiteSeries } from './site-series';

/** What is said in the place of a chart. */
export interface SeriesHints {
	/** Said while it is being loaded, and where it could not be. */
	series: string;
	/** Said of a series that readers of the edition do not have. */
	series_wrong: string;
}

/** Draws a data series as its chart, as readers see it, and marks one that they would not see. */
export const seriesView =
	(series: SiteSeries, hints: SeriesHints): NodeViewConstructor =>
	(node) => {
		const dom = document.createElement('figure');
		let shown = '';
		const say = (text: string, isWrong = false) => {
			const line = document.createElement('p');
			if (isWrong) line.className = 'editor__wrong';
			line.textContent = text;
			dom.replaceChildren(line);
		};
		const draw = (slug: string) => {
			shown = slug;
			dom.dataset.series = slug;
			say(`${hints.series}: ${slug}`);
			series.chart(slug).then(
				(chart) => {
					if (shown !== slug) return;
					if (!chart) return say(`▲ ${hints.series_wrong} ${slug}`, true);
					const picture = document.createElement('img');
					picture.src = chart.src;
					picture.alt = `${hints.series}: ${chart.title}`;
					picture.draggable = false;
					dom.replaceChildren(picture);
				},
				// Without the server the chart keeps its address; it is drawn when the text is opened again.
				() => {},
			);
		};
		draw(String(node.attrs['data-series']));
		return {
			dom,
			update(next) {
				if (next.type !== node.type) return false;
				const slug = String(next.attrs['data-series']);
				if (slug !== shown) draw(slug);
				return true;
			},
			ignoreMutation: ({ type }) => type !== 'selection',
		};
	};
