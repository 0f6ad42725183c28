import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ChartModel } from '../../../shared/chart/chart-model';
import { periodsOf } from '../../../shared/chart/time-scale';
import { isPlain } from '../../browser/consent/clicks';
import { ChartFiles } from './chart-files';
import { type ChartState, keyAfter, shownPoints, stateQuery } from './chart-state';
import type { ChartWords } from './chart-words';
import { Choice } from './choice';
import { nearestKey, SLIM, WIDE } from './frame';
import { Plot } from './plot';
import { Readout } from './readout';

export interface ChartProps {
	/** Series that cover the same periods; at least one. */
	charts: ChartModel[];
	words: ChartWords;
	start: ChartState;
	/** True where the page is about the chart, so that the address follows its state. */
	isAddressed: boolean;
}

/** The place of a pointer in the visible drawing, in the drawing's own pixels. */
function placeIn(plot: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
	const shown = [...plot.querySelectorAll('svg')].find((svg) => svg.clientWidth > 0);
	if (!shown) return undefined;
	const box = shown.getBoundingClientRect();
	const width = shown.matches('.wide') ? WIDE : SLIM;
	const scale = width / box.width;
	return { width, x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
}

/**
 * A chart of one or more series. Pointer, keys and touch read its values in the line above the plot; without script the
 * drawing is the same, its choices are links, and the line shows the newest value.
 */
export function Chart({ charts, words, start, isAddressed }: ChartProps) {
	const [state, change] = useState(start);
	const [seen, see] = useState<string>();
	const hasChanged = useRef(false);
	const model = charts.find((one) => one.slug === state.series) ?? charts[0];
	useEffect(() => {
		if (!hasChanged.current || !isAddressed) return;
		history.replaceState(history.state, '', location.pathname + stateQuery(state, start.series) + location.hash);
	}, [state, start.series, isAddressed]);
	if (!model) return null;

	const points = shownPoints(model, state.period);
	const held = [seen, state.at].find((key) => points.some((point) => point.key === key));
	const set = (next: Partial<ChartState> | ((now: ChartState) => Partial<ChartState>)) => {
		hasChanged.current = true;
		change((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) }));
	};
	const choose = (next: Partial<ChartState>) => (event: MouseEvent) => {
		if (!isPlain(event)) return;
		event.preventDefault();
		set(next);
	};
	const keyUnder = (event: PointerEvent<HTMLElement> | MouseEvent<HTMLElement>) => {
		const place = placeIn(event.currentTarget, event);
		return place && nearestKey(model, place.width, state.period, place);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.altKey || event.ctrlKey || event.metaKey) return;
		const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
		const other = step && charts[charts.indexOf(model) + step];
		// Ranked rows of a single series can be read up and down as well.
		const isRow = step && charts.length === 1 && model.shape === 'bars';
		const pressed = isRow ? (step < 0 ? 'ArrowLeft' : 'ArrowRight') : event.key;
		if (event.key === 'Escape' && held) set({ at: undefined });
		// Two presses may come before the first is drawn.
		else if (keyAfter(pressed, points, held)) set((now) => ({ at: keyAfter(pressed, points, seen ?? now.at) }));
		else if (other) set({ series: other.slug });
		else return;
		see(undefined);
		event.preventDefault();
	};
	const periods = periodsOf(model);
	const href = (next: Partial<ChartState>) => charts[0]?.page + stateQuery({ ...state, ...next }, start.series);
	return (
		<>
			{(charts.length > 1 || periods.length > 0) && (
				<div className="choices">
					{charts.length > 1 && (
						<Choice
							label={words.series}
							options={charts.map(({ slug, measure }) => ({
								name: measure,
								isChosen: slug === model.slug,
								href: href({ series: slug }),
								onClick: choose({ series: slug }),
							}))}
						/>
					)}
					{periods.length > 0 && (
						<Choice
							label={words.period}
							options={[...periods, undefined].map((months) => ({
								name: words.periods[months === 12 ? 12 : months === 24 ? 24 : 'all'],
								isChosen: months === state.period,
								href: href({ period: months }),
								onClick: choose({ period: months }),
							}))}
						/>
					)}
				</div>
			)}
			<Readout model={model} words={words} points={points} held={held} />
			{/* It takes the Tab key only where the script runs, which sets its tabindex (`island-loader.ts`). */}
			<div
				className="plot"
				data-plot=""
				role="application"
				aria-label={`${model.title}. ${words.how}`}
				onKeyDown={onKeyDown}
				onPointerMove={(event) => {
					if (event.pointerType === 'touch') set({ at: keyUnder(event) });
					else see(keyUnder(event));
				}}
				onPointerLeave={() => see(undefined)}
				onClick={(event) => {
					const key = keyUnder(event);
					set({ at: key === state.at ? undefined : key });
				}}
			>
				<Plot model={model} words={words} period={state.period} held={held} />
			</div>
			<ChartFiles model={model} words={words} query={stateQuery({ ...state, series: model.slug }, model.slug)} />
		</>
	);
}
