import { looks, portraitPlaces, type SceneName } from '../../../shared/cover/scene-names.ts';
import { desk } from './scenes/desk.ts';
import { figures } from './scenes/figures.ts';
import { goods } from './scenes/goods.ts';
import { houses } from './scenes/houses.ts';
import { making } from './scenes/making.ts';
import { objects } from './scenes/objects.ts';
import { portraits } from './scenes/portraits.ts';
import { roads } from './scenes/roads.ts';
import { rules } from './scenes/rules.ts';
import type { Scene } from './scenes/scene.ts';
import { sea } from './scenes/sea.ts';
import { shows } from './scenes/shows.ts';
import { town } from './scenes/town.ts';
import { trade } from './scenes/trade.ts';

const people = Object.fromEntries(
	looks.flatMap((look) => portraitPlaces.map((place) => [`${look}-${place}`, portraits[place]])),
) as Record<`${(typeof looks)[number]}-${(typeof portraitPlaces)[number]}`, Scene>;

/** Everything the drawer can draw, by name. */
export const scenes: Readonly<Record<SceneName, Scene>> = {
	...people,
	...desk,
	...figures,
	...goods,
	...houses,
	...making,
	...objects,
	...roads,
	...rules,
	...sea,
	...shows,
	...town,
	...trade,
};
