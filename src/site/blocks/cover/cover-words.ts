import type { ArticleCard } from '../../../data/article-card';
import type { Words } from '../../../editions/words/words';
import { type CoverFacts, coverFacts, type Person } from '../../../shared/cover/cover-facts';
import { isPortrait, portraitParts, type SceneName } from '../../../shared/cover/scene-names';
import { sceneOf } from './scenes';

type CoverWords = Words['covers'];

/** Somebody, in a few words: "a woman with a bob, with glasses". */
function person({ people }: CoverWords, { look, hair, hasBeard, hasGlasses }: Person): string {
	return [
		people.who[look ?? 'person'] + people.hair[hair],
		...(hasBeard ? [people.beard] : []),
		...(hasGlasses ? [people.glasses] : []),
	].join(', ');
}

function what(words: CoverWords, scene: SceneName, { count, level, people }: CoverFacts): string {
	const [first = '', second = '', third = ''] = people.map((one) => person(words, one));
	if (isPortrait(scene)) return words.portrait({ person: first, place: words.places[portraitParts(scene).place] });
	if (scene === 'ship') return words.scenes.ship({ n: count });
	if (scene === 'battery') return words.scenes.battery({ n: count });
	if (scene === 'shelf') return words.scenes.shelf({ level: words.levels[level] });
	if (scene === 'counter') return words.scenes.counter({ person: first });
	if (scene === 'people') return words.scenes.people({ first, second, third });
	return words.scenes[scene];
}

/**
 * What a drawn cover shows, as its drawer knows it: the alternative text of the picture.
 * @returns a sentence without a full stop: "Drawing: a customs form with a pen across it"
 */
export const coverAlt = ({ covers }: Words, seed: string, scene: SceneName): string =>
	covers.drawing({ what: what(covers, scene, coverFacts(seed, scene)) });

/** What the picture of an article shows: its photograph in the newsroom's words, its drawing in the drawer's. */
export const pictureAlt = (words: Words, article: ArticleCard): string =>
	article.cover ? article.cover.alt : coverAlt(words, article.cover_seed, sceneOf(article));
