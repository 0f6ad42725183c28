import { isPortrait, type SceneName } from './scene-names';

/**
 * Height of the middle of what has to stay in view, from the top of the drawing (0) to its foot (1); scenes without an
 * entry use the middle.
 */
const FOCUS: Partial<Record<SceneName, number>> = {
	people: 0.36,
	counter: 0.38,
	microphone: 0.34,
	headland: 0.34,
	parliament: 0.46,
	lectern: 0.46,
	stand: 0.44,
	court: 0.46,
	banners: 0.42,
	badge: 0.58,
	coins: 0.58,
	boxes: 0.56,
};
const HEAD = 0.36;

/**
 * Returns the height that crops of a scene are centred on. Bands, squares and cards that keep it show the heads of all
 * people in the picture.
 */
export const focusOf = (scene: SceneName): number => FOCUS[scene] ?? (isPortrait(scene) ? HEAD : 0.5);
