/** Places in which an interviewed person is drawn. */
export const portraitPlaces = ['desk', 'bench', 'shelves', 'quay', 'window', 'plant', 'stage', 'drawers'] as const;
export type PortraitPlace = (typeof portraitPlaces)[number];

/** How a person is drawn; where neither is known, the scene has no person. */
export const looks = ['woman', 'man'] as const;
export type Look = (typeof looks)[number];

/** Scenes that can be drawn, portraits apart. */
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
/** Returns the index of a scene among all scenes. */
export const numberOf = (scene: SceneName): number => order.indexOf(scene);

export const isSceneName = (text: string): text is SceneName => names.has(text);
export const isPortrait = (scene: SceneName): scene is PortraitScene => portraitSet.has(scene);

/** Returns the person and the place of a portrait. */
export function portraitParts(scene: PortraitScene): { look: Look; place: PortraitPlace } {
	const [look, place] = scene.split('-') as [Look, PortraitPlace];
	return { look, place };
}
