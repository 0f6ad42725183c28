import type { SceneName } from '../cover/scene-names';
import { COVER } from './folders';
import { pathOfPattern } from './path';
/** Kinds of drawn covers: the section whose ink they take. */
export type CoverKind =
	| 'company'
	| 'product'
	| 'regulation'
	| 'ai'
	| 'data'
	| 'exhibition'
	| 'interview'
	| 'china'
	| 'headline';

/**
 * Widths a cover is drawn for, in lines: 84 a full-width lead, 56 a half, 46 a third, 36 a quarter, 24 and 17 a phone.
 */
export type CoverLines = 84 | 72 | 56 | 46 | 40 | 36 | 24 | 17;

/** The section an article is shown under: its kind, or for plain news and briefs its type. */
export const sectionOf = (article: { kind: string; type: string }): CoverKind =>
	(article.kind === 'news' || article.kind === 'brief' ? article.type : article.kind) as CoverKind;

export interface CoverSpec {
	seed: string;
	kind: CoverKind;
	scene: SceneName;
	mood?: 'day' | 'night' | 'deep' | null;
}

/** Version of the drawing; changing the drawing changes the address of every cover. */
export const COVER_VERSION = 3;

const path = /* @__PURE__ */ pathOfPattern(COVER);

/** Address of a drawn cover: `/cover/3/regulation/stamp/night/72/some-seed.svg`. */
export const coverUrl = ({ seed, kind, scene, mood }: CoverSpec, lines: CoverLines): string =>
	path.fill({ version: COVER_VERSION, kind, scene, mood: mood ?? 'auto', lines, file: `${seed}.svg` });
