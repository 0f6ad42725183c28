import {
	isSceneName,
	type Look,
	type PortraitPlace,
	portraitPlaces,
	type SceneName,
	thingScenes,
} from './scene-names.ts';
import { hashOf } from './seeded.ts';
import { barScenes, type CoverSubject, sectionScenes, subjects } from './subjects.ts';

/** What the choice of a scene depends on. */
export interface Depicted {
	/** Seed of the drawing, the same in every edition of an article. */
	seed: string;
	/** Section that the article is shown under. */
	section: string;
	title: string;
	/** Slugs of its tags. */
	tags: readonly string[];
	/** How its interviewee is drawn, where it is known. */
	look?: Look | undefined;
	/** A scene that was chosen for the article; it is drawn even where a neighbour has the same one. */
	fixed?: SceneName | undefined;
}

const TITLE_WEIGHT = 3;
const TAG_WEIGHT = 1.4;
/** A scene whose fit is at least this share of the best fits as well; the seed chooses among such scenes. */
const AS_GOOD = 0.86;
/** Each further scene of a subject fits less than the one before it, by this factor. */
const STEP = 0.76;
/** Added to portraits, so that they go before anything that subjects could add up to. */
const PORTRAIT_WEIGHT = 100;

const byWord = new Map<string, CoverSubject[]>();
for (const subject of subjects)
	for (const word of subject.words.split(' ')) byWord.set(word, [...(byWord.get(word) ?? []), subject]);

/** The place of a portrait that suits each scene, so that a person is drawn where the article's subject belongs. */
const PLACES: Partial<Record<SceneName, PortraitPlace>> = {
	form: 'desk',
	licences: 'drawers',
	laboratory: 'bench',
	scales: 'bench',
	shelf: 'shelves',
	till: 'shelves',
	port: 'quay',
	ship: 'quay',
	battery: 'drawers',
	recycling: 'plant',
	factory: 'plant',
	furnace: 'plant',
	filling: 'plant',
	vessels: 'window',
	cap: 'desk',
	parliament: 'stage',
	stamp: 'drawers',
	chip: 'desk',
};

const ofBars = new Set(Object.values(barScenes));
const spare = thingScenes.filter((scene) => !ofBars.has(scene));

const wordsOf = (text: string): string[] =>
	text
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.split(/[^\p{L}\p{N}]+/u);

/** A number from 0 up to 1 that only this seed gives this scene. */
const chance = (seed: string, scene: SceneName) => hashOf(`${seed}~${scene}`) / 2 ** 32;

/** How well each scene fits an article. */
function fits({ seed, section, title, tags, look }: Depicted): Map<SceneName, number> {
	const weights = new Map<CoverSubject, number>();
	const add = (words: readonly string[], weight: number) => {
		const found = new Set(words.flatMap((word) => byWord.get(word) ?? []));
		for (const subject of found) weights.set(subject, (weights.get(subject) ?? 0) + weight);
	};
	add(wordsOf(title), TITLE_WEIGHT);
	for (const tag of tags) add(wordsOf(tag), TAG_WEIGHT);
	const fit = new Map<SceneName, number>(spare.map((scene) => [scene, chance(seed, scene) / 100]));
	const weigh = (scenes: readonly SceneName[], weight: number) =>
		scenes.forEach((scene, i) => {
			fit.set(scene, (fit.get(scene) ?? 0) + weight * STEP ** i);
		});
	const own = sectionScenes[section];
	if (own?.isEven) for (const scene of own.scenes) weigh([scene], own.weight);
	else if (own) weigh(own.scenes, own.weight);
	for (const [{ scenes }, weight] of weights) weigh(scenes, weight);
	if (look === undefined) return fit;
	for (const place of portraitPlaces) {
		const suits = Math.max(0, ...[...fit].map(([scene, weight]) => (PLACES[scene] === place ? weight : 0)));
		fit.set(`${look}-${place}`, PORTRAIT_WEIGHT + suits + chance(seed, `${look}-${place}`));
	}
	return fit;
}

/** A seed that begins with the name of a scene and a tilde has chosen it: "stamp~2". */
function pinned(seed: string): SceneName | undefined {
	const name = seed.split('~', 1)[0] ?? '';
	return name.length < seed.length && isSceneName(name) ? name : undefined;
}

/** Recent answers: the choice weighs a hundred scenes, and pages show the same articles again and again. */
const known = new Map<string, readonly SceneName[]>();
const KEPT = 1_000;

/**
 * Every scene that an article may be drawn with: first its own, which is shown wherever no neighbour has it, then the
 * others by how well they fit. Subjects decide; the seed only chooses among scenes that fit about as well. A scene that
 * was chosen for the article is the only one.
 */
export function scenesFor(article: Depicted): readonly SceneName[] {
	const { seed, section, title, tags, look, fixed } = article;
	const kept = fixed ?? pinned(seed);
	if (kept) return [kept];
	const key = JSON.stringify([seed, section, title, tags, look]);
	let found = known.get(key);
	if (found === undefined) {
		found = ranking(article);
		if (known.size >= KEPT) known.delete(known.keys().next().value as string);
		known.set(key, found);
	}
	return found;
}

/** All scenes by how well they fit an article, its own before the others. */
function ranking(article: Depicted): readonly SceneName[] {
	const ranked = [...fits(article)].toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b));
	const best = ranked[0]?.[1] ?? 0;
	const good = ranked.filter(
		([, weight]) => weight >= best * AS_GOOD && (article.look === undefined || weight >= best - 1),
	);
	const [own] = good.toSorted(([a], [b]) => chance(article.seed, b) - chance(article.seed, a))[0] ?? [];
	const scenes = ranked.map(([scene]) => scene);
	return own ? [own, ...scenes.filter((scene) => scene !== own)] : scenes;
}

/** The scene of a picture without neighbours. */
export const sceneFor = (article: Depicted): SceneName => scenesFor(article)[0] ?? 'headland';
