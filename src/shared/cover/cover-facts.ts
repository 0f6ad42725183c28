import { isPortrait, type Look, portraitParts, type SceneName } from './scene-names.ts';
import { hashOf, randomFrom } from './seeded.ts';

export type Hair = 'short' | 'long' | 'bun' | 'bob' | 'curls' | 'bald' | 'scarf';
export type Clothes = 'shirt' | 'jacket' | 'jumper' | 'coat' | 'apron';

/** Somebody in a drawing. */
export interface Person {
	/** Undefined for people without a name: a customer, a panel. */
	look: Look | undefined;
	hair: Hair;
	isGrey: boolean;
	hasBeard: boolean;
	hasGlasses: boolean;
	clothes: Clothes;
}

/** What the seed decides of a scene: the drawing and its description read the same facts, so that they agree. */
export interface CoverFacts {
	/** How many the scene has of what it repeats: stacks, cells. */
	count: number;
	/** The shelf with an empty place. */
	level: 'top' | 'middle' | 'bottom';
	/** Everybody in the picture. */
	people: readonly Person[];
}

const COUNTS: Partial<Record<SceneName, readonly [min: number, max: number]>> = {
	ship: [8, 10],
	battery: [3, 4],
	vessels: [2, 4],
	pallets: [3, 4],
	banners: [6, 8],
};
const CROWD: Partial<Record<SceneName, number>> = { people: 3, counter: 1 };
const LEVELS = ['top', 'middle', 'bottom'] as const;
const CLOTHES: readonly Clothes[] = ['shirt', 'jacket', 'jumper', 'coat', 'apron'];
const HAIR: Record<Look, readonly Hair[]> = {
	woman: ['bob', 'bun', 'long', 'curls', 'short'],
	man: ['short', 'bald', 'curls', 'short'],
};
const ANY_HAIR: readonly Hair[] = ['short', 'bun', 'bob', 'curls', 'bald', 'scarf'];

const pick = <T>(from: readonly T[], random: () => number): T => {
	const one = from[Math.floor(random() * from.length)];
	if (one === undefined) throw new Error('There is nothing to pick from.');
	return one;
};

function person(look: Look | undefined, hairs: readonly Hair[], random: () => number): Person {
	const hair = pick(hairs, random);
	const canHaveBeard = look === 'man' || (look === undefined && (hair === 'bald' || hair === 'short'));
	return {
		look,
		hair,
		isGrey: hair !== 'scarf' && hair !== 'bald' && random() < 0.34,
		hasBeard: canHaveBeard && random() < 0.5,
		hasGlasses: random() < 0.45,
		clothes: pick(CLOTHES, random),
	};
}

/** Several people, no two with the same hair. */
function crowd(size: number, random: () => number): Person[] {
	const left = [...ANY_HAIR];
	return Array.from({ length: size }, () => {
		const one = person(undefined, left, random);
		left.splice(left.indexOf(one.hair), 1);
		return one;
	});
}

/** The facts of a drawing: the same seed and scene always give the same ones. */
export function coverFacts(seed: string, scene: SceneName): CoverFacts {
	const random = randomFrom(hashOf(`${scene}|${seed}`));
	const [min, max] = COUNTS[scene] ?? [1, 1];
	const count = min + Math.floor(random() * (max - min + 1));
	const level = pick(LEVELS, random);
	if (!isPortrait(scene)) return { count, level, people: crowd(CROWD[scene] ?? 0, random) };
	// A person is the same in every place: only the seed and the look decide.
	const { look } = portraitParts(scene);
	return { count, level, people: [person(look, HAIR[look], randomFrom(hashOf(`${look}|${seed}`)))] };
}
