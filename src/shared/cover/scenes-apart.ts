import { type Depicted, scenesFor } from './scene-choice.ts';
import { numberOf, type SceneName } from './scene-names.ts';

/** So many pictures in a row show so many scenes. */
export const NEIGHBOURS = 8;
/** How many before one, and how many behind it, it must differ from. */
export const REACH = NEIGHBOURS - 1;

type Candidates = readonly SceneName[];

/**
 * Fills what is empty, first with what has no choice, then in order: what stands already within reach is avoided, and
 * if possible what is coming too.
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

/** What a few articles show that look at nothing but each other. */
function alone(candidates: readonly Candidates[]): (SceneName | undefined)[] {
	const places: (SceneName | undefined)[] = [];
	fill(places, candidates);
	return places;
}

/**
 * Scenes for a list, one for each article: no scene twice among eight neighbours, over the edge to the page before it
 * too. An article shows its own scene unless a neighbour has it already; one that was chosen for it stays. The same
 * list gives the same scenes, whoever draws it. The last seven of a page look at each other alone, so that the next
 * page knows what they show from these seven.
 * @param before the articles right above the list, on the page before: the last seven, or none
 * @param hasNext whether a page stands behind it; such a page has fourteen articles at least
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
 * Parts of all scenes, each of which has more than a place must avoid: what pages do not share that know nothing of
 * each other.
 */
const PARTS = 5;

/**
 * The same for a page of a list whose other pages are not known: its edges keep to a fifth of all scenes, another one
 * on each of five pages in a row.
 * @param page 1 and up
 * @param hasNext whether a page stands behind it
 */
export function scenesOfPage(list: readonly Depicted[], page: number, hasNext: boolean): SceneName[] {
	const candidates = list.map((article, at) => {
		const scenes = scenesFor(article);
		const isEdge = (page > 1 && at < REACH) || (hasNext && at >= list.length - REACH);
		return isEdge && scenes.length > 1 ? scenes.filter((scene) => numberOf(scene) % PARTS === page % PARTS) : scenes;
	});
	return alone(candidates).map((scene) => scene ?? 'headland');
}
