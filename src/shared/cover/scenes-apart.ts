import { type Depicted, scenesFor } from './scene-choice.ts';
import { numberOf, type SceneName } from './scene-names.ts';

/** So many pictures in a row all show different scenes. */
export const NEIGHBOURS = 8;
/** How many pictures before it, and how many behind it, a picture must differ from. */
export const REACH = NEIGHBOURS - 1;

type Candidates = readonly SceneName[];

/**
 * Fills the empty places: first those with a single candidate, then the others in order. Each avoids the scenes already
 * within reach and, if possible, the own scenes of the articles to come.
 */
function fill(places: (SceneName | undefined)[], candidates: readonly Candidates[]): void {
	candidates.forEach((mine, at) => {
		if (mine.length === 1) places[at] = mine[0];
	});
	candidates.forEach((mine, at) => {
		if (places[at] !== undefined) return;
		const isNear = (index: number) => index !== at && Math.abs(index - at) <= REACH;
		const shown = new Set(places.filter((scene, index) => scene !== undefined && isNear(index)));
		const coming = new Set(candidates.flatMap(([own], index) => (own && index > at && isNear(index) ? [own] : [])));
		const [own] = mine;
		const isFree = (scene: SceneName) => !shown.has(scene);
		if (own !== undefined && isFree(own)) places[at] = own;
		else places[at] = mine.find((scene) => isFree(scene) && !coming.has(scene)) ?? mine.find(isFree) ?? own;
	});
}

/** The scenes of a few articles, chosen without regard to any others. */
function alone(candidates: readonly Candidates[]): (SceneName | undefined)[] {
	const places: (SceneName | undefined)[] = [];
	fill(places, candidates);
	return places;
}

/**
 * Chooses a scene for each article of a list; none repeats among eight neighbours, also across the edge to the page
 * before. An article shows its own scene unless a neighbour has it; a scene that was chosen for it stays. Equal lists
 * get equal scenes. The last seven of a page are chosen from these seven alone, so that the next page can work out what
 * they show.
 * @param before the articles right above the list, on the page before: the last seven, or none
 * @param hasNext whether a page follows; this page then has at least fourteen articles
 */
export function scenesApart(list: readonly Depicted[], before: readonly Depicted[] = [], hasNext = false): SceneName[] {
	const above = before.slice(-REACH).map(scenesFor);
	const own = list.map(scenesFor);
	const places = alone(above);
	if (hasNext && own.length >= 2 * REACH)
		alone(own.slice(-REACH)).forEach((scene, i) => {
			places[above.length + own.length - REACH + i] = scene;
		});
	fill(places, [...above, ...own]);
	return own.map((_, i) => places[above.length + i] ?? 'headland');
}

/**
 * Number of parts that all scenes are divided into, so that pages that do not know each other can avoid the same
 * scenes; each part holds more scenes than a place must avoid.
 */
const PARTS = 5;

/**
 * Chooses scenes for a page of a list whose other pages are not known: its edges use one fifth of all scenes, a
 * different fifth on each of five pages in a row.
 * @param page 1 and up
 * @param hasNext whether a page follows
 */
export function scenesOfPage(list: readonly Depicted[], page: number, hasNext: boolean): SceneName[] {
	const candidates = list.map((article, at) => {
		const scenes = scenesFor(article);
		const isEdge = (page > 1 && at < REACH) || (hasNext && at >= list.length - REACH);
		return isEdge && scenes.length > 1 ? scenes.filter((scene) => numberOf(scene) % PARTS === page % PARTS) : scenes;
	});
	return alone(candidates).map((scene) => scene ?? 'headland');
}
