/** Where somebody is drawn who was interviewed. */
export const portraitPlaces = ['desk', 'bench', 'shelves', 'quay', 'window', 'plant', 'stage', 'drawers'] as const;
export type PortraitPlace = (typeof portraitPlaces)[number];

/** How somebody is drawn; nobody is drawn of whom it is not known. */
export const looks = ['woman', 'man'] as const;
export type Look = (typeof looks)[number];

/** What the drawer can draw, people apart. */
export const thingScenes = [
	'aisle',
	'arcade',
	'badge',
	'banners',
	'battery',
	'bottle',
	'boxes',
	'calendar',
	'cap',
	'card',
	'cart',
	'cells',
	'chamber',
	'chip',
	'coil',
	'coins',
	'colonnade',
	'columns',
	'counter',
	'court',
	'factory',
	'filling',
	'form',
	'furnace',
	'hall',
	'headland',
	'hills',
	'hold',
	'keys',
	'laboratory',
	'layers',
	'leaf',
	'lectern',
	'lens',
	'licences',
	'lorry',
	'magnifier',
	'microphone',
	'pallets',
	'papers',
	'parliament',
	'parts',
	'people',
	'port',
	'recycling',
	'rings',
	'scales',
	'screen',
	'seats',
	'servers',
	'shelf',
	'ship',
	'stamp',
	'stand',
	'steps',
	'street',
	'till',
	'tin',
	'vessels',
	'warehouse',
	'works',
] as const;
type ThingScene = (typeof thingScenes)[number];

export type PortraitScene = `${Look}-${PortraitPlace}`;
export type SceneName = ThingScene | PortraitScene;

const portraits: readonly PortraitScene[] = looks.flatMap((look) =>
	portraitPlaces.map((place): PortraitScene => `${look}-${place}`),
);
const portraitSet = new Set<string>(portraits);
const names = new Set<string>([...thingScenes, ...portraits]);

const order = [...names];
/** Place of a scene among all of them. */
export const numberOf = (scene: SceneName): number => order.indexOf(scene);

export const isSceneName = (text: string): text is SceneName => names.has(text);
export const isPortrait = (scene: SceneName): scene is PortraitScene => portraitSet.has(scene);

/** Whom a portrait shows and where. */
export function portraitParts(scene: PortraitScene): { look: Look; place: PortraitPlace } {
	const [look, place] = scene.split('-') as [Look, PortraitPlace];
	return { look, place };
}
