/** Cuts a scene into the lines that every picture of the site is made of. */
import { coverFacts } from '../../../shared/cover/cover-facts.ts';
import type { SceneName } from '../../../shared/cover/scene-names.ts';
import { hashOf, randomFrom } from '../../../shared/cover/seeded.ts';
import { colours, type Mood, type SectionInk } from './colours.ts';
import { scenes } from './scenes.ts';
import { type Field, HEIGHT, type Random, WIDTH, within } from './sheet.ts';

/** A cover to draw. */
export interface CoverDrawing {
	/** The same seed, scene and section always give the same picture. */
	seed: string;
	scene: SceneName;
	/** Section whose ink is used. */
	kind: SectionInk;
	/** Number of lines that the picture is made of; fewer for smaller places. */
	lines: number;
	/** Chosen by the seed where left out. */
	mood?: Mood;
}

const MOODS: readonly Mood[] = ['day', 'day', 'night', 'day', 'night', 'deep'];
/** Distance between the points of an outline before it is thinned. */
const STEP = 4;
/** Maximum distance of a thinned outline from the true one, in units of the drawing. */
const TOLERANCE = 0.7;
/** Maximum distance by which the mist moves a line up or down. */
const FLOW = 14;

type Point = [x: number, y: number];

/** Mist: smooth noise from 0 to 1. */
function mistOf(seed: number): (x: number, y: number) => number {
	const at = (x: number, y: number) => {
		let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + seed) | 0;
		h = Math.imul(h ^ (h >>> 13), 1274126177);
		return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
	};
	const eased = (t: number) => t * t * (3 - 2 * t);
	const layer = (x: number, y: number) => {
		const [left, top] = [Math.floor(x), Math.floor(y)];
		const [u, v] = [eased(x - left), eased(y - top)];
		const above = at(left, top) * (1 - u) + at(left + 1, top) * u;
		return above * (1 - v) + (at(left, top + 1) * (1 - u) + at(left + 1, top + 1) * u) * v;
	};
	return (x, y) => layer(x, y) * 0.55 + layer(x * 2.1 + 9, y * 2.1) * 0.3 + layer(x * 4.3, y * 4.3 + 5) * 0.15;
}

/** Thins an outline (Ramer, Douglas and Peucker). */
function thinned(points: Point[]): Point[] {
	const first = points[0];
	const last = points.at(-1);
	if (points.length < 3 || !first || !last) return points;
	const [x0, y0] = first;
	const [x1, y1] = last;
	const length = Math.hypot(x1 - x0, y1 - y0) || 1;
	let farthest = 0;
	let distance = 0;
	points.forEach(([x, y], i) => {
		const d = Math.abs((y1 - y0) * x - (x1 - x0) * y + x1 * y0 - y1 * x0) / length;
		if (d > distance) [distance, farthest] = [d, i];
	});
	if (distance <= TOLERANCE) return [first, last];
	return [...thinned(points.slice(0, farthest + 1)).slice(0, -1), ...thinned(points.slice(farthest))];
}

/** A closed outline as path data, in steps from point to point. */
function pathOf(points: Point[]): string {
	let [px, py] = [0, 0];
	let path = '';
	points.forEach(([exactX, exactY], i) => {
		const [x, y] = [Math.round(exactX), Math.round(exactY * 2) / 2];
		const [dx, dy] = [x - px, y - py];
		if (i === 0) path = `M${x} ${y}`;
		else if (dy === 0) path += `h${dx}`;
		else if (dx === 0) path += `v${dy}`;
		else path += `l${dx}${dy < 0 ? '' : ' '}${dy}`;
		[px, py] = [x, y];
	});
	return `${path.replace(/(^|[^\d])0\./g, '$1.')}z`;
}

function lineAt(
	field: Field,
	y: number,
	pitch: number,
	strength: number,
	mist: (x: number, y: number) => number,
): string {
	const flow = field.isLevel ? 0 : FLOW;
	const above: Point[] = [];
	const below: Point[] = [];
	for (let x = -8; x <= WIDTH + 8; x += STEP) {
		const here = mist(x / 340, y / 210);
		const middle = y + (here - 0.5) * flow + (field.lift?.(x, y) ?? 0);
		const weight = Math.max(1.2, within(field.tone(x, y, here)) * strength * pitch * 0.98);
		above.push([x, middle - weight / 2]);
		below.push([x, middle + weight / 2]);
	}
	return pathOf([...thinned(above), ...thinned(below).toReversed()]);
}

/** The lamp, and what the seed decides of a scene. */
export const sceneOf = (seed: string, scene: SceneName): Field => {
	const random: Random = randomFrom(hashOf(`${seed}/${scene}`));
	return scenes[scene](random, coverFacts(seed, scene));
};

/**
 * Draws a cover: pure, the same bytes for the same drawing on every machine. The drawing's own style gives
 * ground and lines the section's night colours under a reader's dark theme, so that a page does not choose and nothing is
 * loaded twice.
 * @returns SVG text, 1280 × 720
 */
export function drawCoverSvg({ seed, scene, kind, lines, mood }: CoverDrawing): string {
	const light = mood ?? MOODS[hashOf(scene + seed) % MOODS.length] ?? 'day';
	const { ground, ink, lamp, dark } = colours(kind, light);
	const field = sceneOf(seed, scene);
	const mist = mistOf(hashOf(seed) | 0);
	const pitch = HEIGHT / lines;
	let path = '';
	for (let i = -1; i <= lines; i++) path += lineAt(field, (i + 0.5) * pitch, pitch, light === 'day' ? 1 : 0.92, mist);
	const [x, y, radius] = field.lamp.map(Math.round);
	const style = `<style>@media (prefers-color-scheme:dark){rect{fill:${dark.ground}}path{fill:${dark.ink}}}</style>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${style}<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${lamp}"/><path fill="${ink}" d="${path}"/></svg>`;
}
