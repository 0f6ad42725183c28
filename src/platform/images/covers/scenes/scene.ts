import type { CoverFacts } from '../../../../shared/cover/cover-facts.ts';
import type { Field, Random } from '../sheet.ts';

/** Lays out a drawing: what varies comes from the seed's numbers, what its description says from the facts. */
export type Scene = (random: Random, facts: CoverFacts) => Field;

/** Scenes by name. */
export type Scenes = Readonly<Record<string, Scene>>;
