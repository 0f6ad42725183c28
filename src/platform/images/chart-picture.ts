import { breakLines, canWrite, headlineFace, Letters, type Weight } from './outlines';
import { ownSharp } from './own-sharp';
import { WORDMARK } from './social-card';

/** A value of the picture, with its words. */
export interface PicturePoint {
	label: string;
	/** The value as it is written. */
	shown: string;
	value: number;
	/** Place in time, from 0 to 1; only a line or steps need it. */
	at: number;
	isLit: boolean;
}

/** A chart as a picture shows it: every word is given, none is added. */
export interface ChartPicture {
	kind: 'bar' | 'line' | 'step';
	title: string;
	subtitle: string;
	/** The last line: the source. */
	credit: string;
	points: readonly PicturePoint[];
}

const WIDTH = 1200;
const LEAST_HEIGHT = 630;
const MARGIN = 48;
const FOOT = 64;
/** Lowest row of a bar, in which its words can still be read at half size. */
const LEAST_ROW = 32;
const PAGE = '#EDF2F0';
const INK = '#0E2428';
const INK_2 = '#3B5055';
const LINE = '#BFCBC9';
const BAR = '#1E5B3A';
const LAMP = '#FFC62E';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);
const round = (n: number) => Math.round(n * 10) / 10;

interface Words {
	size: number;
	weight?: Weight;
	fill?: string;
	anchor?: 'start' | 'middle' | 'end';
}

type Write = (text: string, x: number, y: number, words: Words) => string;

/** Words as outlines; in scripts the face does not have, as text that the machine's own font sets. */
const writer =
	(letters: Letters): Write =>
	(text, x, y, { size, weight = 500, fill = INK, anchor = 'start' }) => {
		if (!canWrite(text))
			return `<text x="${round(x)}" y="${round(y)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}" font-family="sans-serif">${escapeXml(text)}</text>`;
		const width = anchor === 'start' ? 0 : headlineFace(weight).getAdvanceWidth(text, size);
		return letters.write(text, x - (anchor === 'end' ? width : width / 2), y, size, weight, fill);
	};

const lit = (point: PicturePoint) =>
	point.isLit ? `fill="${LAMP}" stroke="${INK}" stroke-width="2"` : `fill="${BAR}"`;

/** Horizontal bars with their labels at the left and their values behind them. */
function bars(points: readonly PicturePoint[], top: number, bottom: number, write: Write): string {
	const row = (bottom - top) / points.length;
	const size = Math.min(24, row * 0.62);
	const widest = (texts: string[], weight: Weight) =>
		Math.max(...texts.map((text) => headlineFace(weight).getAdvanceWidth(text, size)));
	const labels = points.map((point) => breakLines(point.label, size, 420, 1, 500)[0] ?? '');
	const values = points.map((point) => point.shown);
	const left = MARGIN + widest(labels, 500) + 16;
	const right = WIDTH - MARGIN - widest(values, 600) - 12;
	const most = Math.max(...points.map((point) => point.value), 0) || 1;
	return points
		.map((point, i) => {
			const y = top + i * row;
			const height = Math.min(row * 0.66, 56);
			const baseline = y + row / 2 + size * 0.34;
			const width = Math.max(2, ((right - left) * Math.max(0, point.value)) / most);
			const label = write(labels[i] ?? '', left - 16, baseline, { size, fill: INK_2, anchor: 'end' });
			const bar = `<rect x="${round(left)}" y="${round(y + (row - height) / 2)}" width="${round(width)}" height="${round(height)}" ${lit(point)}/>`;
			return label + bar + write(point.shown, left + width + 12, baseline, { size, weight: 600 });
		})
		.join('');
}

/** A line, or steps, through every value. */
function course(points: readonly PicturePoint[], top: number, bottom: number, isStep: boolean, write: Write): string {
	const [left, right, high, low] = [MARGIN + 60, WIDTH - MARGIN - 60, top + 40, bottom - 44];
	const most = Math.max(...points.map((point) => point.value), 0) || 1;
	const x = (point: PicturePoint) => round(left + (right - left) * point.at);
	const y = (point: PicturePoint) => round(low - ((low - high) * Math.max(0, point.value)) / most);
	const path = points
		.map((point, i) =>
			i === 0 ? `M${x(point)} ${y(point)}` : isStep ? `H${x(point)}V${y(point)}` : `L${x(point)} ${y(point)}`,
		)
		.join('');
	const label = (point: PicturePoint) => {
		// The first and the last label end where the words above them do.
		const half = headlineFace(500).getAdvanceWidth(point.label, 22) / 2;
		const middle = Math.min(Math.max(x(point), MARGIN + half), WIDTH - MARGIN - half);
		return write(point.label, middle, bottom - 8, { size: 22, fill: INK_2, anchor: 'middle' });
	};
	const marks = points.map(
		(point) =>
			`<circle cx="${x(point)}" cy="${y(point)}" r="9" ${lit(point)}/>${write(point.shown, x(point), y(point) - 20, { size: 24, weight: 600, anchor: 'middle' })}${label(point)}`,
	);
	return `<path d="M${MARGIN} ${low}H${WIDTH - MARGIN}" stroke="${LINE}" stroke-width="2"/><path d="${path}" fill="none" stroke="${BAR}" stroke-width="5"/>${marks.join('')}`;
}

/** A chart that stands by itself, 1200 wide and at least 630 high: words are outlines, colours are those of the light page. */
export function chartSvg(chart: ChartPicture): string {
	const letters = new Letters();
	const write = writer(letters);
	const titles = breakLines(chart.title, 44, WIDTH - 2 * MARGIN, 2);
	const subtitles = breakLines(chart.subtitle, 24, WIDTH - 2 * MARGIN, 2, 500);
	const top = 40 + titles.length * 50 + subtitles.length * 32 + 20;
	const height = Math.max(LEAST_HEIGHT, chart.kind === 'bar' ? top + chart.points.length * LEAST_ROW + FOOT + 16 : 0);
	const bottom = height - FOOT - 16;
	const [credit = ''] = breakLines(chart.credit, 20, WIDTH - 2 * MARGIN - 170, 1, 500);
	const drawn = [
		...titles.map((line, i) => write(line, MARGIN, 80 + i * 50, { size: 44, weight: 600 })),
		...subtitles.map((line, i) =>
			write(line, MARGIN, 40 + titles.length * 50 + 28 + i * 32, { size: 24, fill: INK_2 }),
		),
		chart.kind === 'bar'
			? bars(chart.points, top, bottom, write)
			: course(chart.points, top, bottom, chart.kind === 'step', write),
		`<path d="M${MARGIN} ${height - FOOT}H${WIDTH - MARGIN}" stroke="${LINE}" stroke-width="2"/>`,
		write(credit, MARGIN, height - 26, { size: 20, fill: INK_2 }),
		`<g transform="translate(${WIDTH - MARGIN - 122} ${height - 38}) scale(0.24)" fill="${INK}"><path d="${WORDMARK}"/></g>`,
	].join('');
	const said = `${chart.subtitle}. ${chart.points.map((point) => `${point.label}: ${point.shown}`).join('; ')}. ${chart.credit}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img"><title>${escapeXml(chart.title)}</title><desc>${escapeXml(said)}</desc>${letters.definitions()}<rect width="${WIDTH}" height="${height}" fill="${PAGE}"/><rect width="${WIDTH}" height="8" fill="${BAR}"/>${drawn}</svg>`;
}

/** The same chart as PNG, for letters, slides and other people's cards. */
export const chartPng = (chart: ChartPicture): Promise<Buffer> =>
	ownSharp(Buffer.from(chartSvg(chart)))
		.png({ palette: true, colours: 64, effort: 6 })
		.toBuffer();
