import type { ChartModel } from '../../shared/chart/chart-model';
import type { Wordmark } from '../../shared/site/word-mark';
import { drawBars } from './charts/bars';
import { type CourseWords, drawCourse } from './charts/course';
import { BAR, escapeXml, INK, INK_2, LINE, MARGIN, PAGE, WIDTH, writer } from './charts/sheet';
import { breakLines, Letters } from './outlines';
import { ownSharp } from './own-sharp';
import { placeWordmark } from './word-mark';

/** A chart for a picture, with all its words; the picture adds none. */
export interface ChartPicture {
	chart: ChartModel;
	subtitle: string;
	/** The last line: the source. */
	credit: string;
	words: CourseWords;
	/** Word mark of the site that made the chart. */
	mark: Wordmark | undefined;
}

const MIN_HEIGHT = 630;
const FOOT = 64;
/** Scale of the word mark, and the maximum width for a long name. */
const [MARK_SCALE, MAX_MARK_WIDTH] = [0.24, 360];
/** Minimum height of a bar's row, at which its words can still be read at half size. */
const MIN_ROW_HEIGHT = 32;

/**
 * A self-contained picture of a chart, 1200 wide and at least 630 high: words are outlines, colours are those of the
 * light page.
 */
export function chartSvg({ chart, subtitle, credit: source, words, mark }: ChartPicture): string {
	const letters = new Letters();
	const write = writer(letters);
	const titles = breakLines(chart.title, 44, WIDTH - 2 * MARGIN, 2);
	const subtitles = breakLines(subtitle, 24, WIDTH - 2 * MARGIN, 2, 500);
	const top = 40 + titles.length * 50 + subtitles.length * 32 + 20;
	const height = Math.max(
		MIN_HEIGHT,
		chart.shape === 'bars' ? top + chart.points.length * MIN_ROW_HEIGHT + FOOT + 16 : 0,
	);
	const bottom = height - FOOT - 16;
	const { width: markWidth } = placeWordmark(mark, { left: 0, bottom: 0, scale: MARK_SCALE, maxWidth: MAX_MARK_WIDTH });
	const [credit = ''] = breakLines(source, 20, WIDTH - 2 * MARGIN - markWidth - 48, 1, 500);
	const drawn = [
		...titles.map((line, i) => write(line, MARGIN, 80 + i * 50, { size: 44, weight: 600 })),
		...subtitles.map((line, i) =>
			write(line, MARGIN, 40 + titles.length * 50 + 28 + i * 32, { size: 24, fill: INK_2 }),
		),
		chart.shape === 'bars' ? drawBars(chart, top, bottom, write) : drawCourse(chart, words, top, bottom, write),
		`<path d="M${MARGIN} ${height - FOOT}H${WIDTH - MARGIN}" stroke="${LINE}" stroke-width="2"/>`,
		write(credit, MARGIN, height - 26, { size: 20, fill: INK_2 }),
		`<g fill="${INK}">${placeWordmark(mark, { left: WIDTH - MARGIN - markWidth, bottom: height - 14, scale: MARK_SCALE, maxWidth: MAX_MARK_WIDTH }).svg}</g>`,
	].join('');
	const summary = `${subtitle}. ${chart.points.map((point) => `${point.label}: ${point.shown}`).join('; ')}. ${source}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img"><title>${escapeXml(chart.title)}</title><desc>${escapeXml(summary)}</desc>${letters.definitions()}<rect width="${WIDTH}" height="${height}" fill="${PAGE}"/><rect width="${WIDTH}" height="8" fill="${BAR}"/>${drawn}</svg>`;
}

/** The same chart as PNG, for emails, slides and the cards of other sites. */
export async function chartPng(chart: ChartPicture): Promise<Buffer> {
	const sharp = await ownSharp();
	return sharp(Buffer.from(chartSvg(chart)))
		.png({ palette: true, colours: 64, effort: 6 })
		.toBuffer();
}
