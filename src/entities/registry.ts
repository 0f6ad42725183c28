import { advEntity } from './adv';
import { authorEntity } from './author';
import { companyEntity } from './company';
import type { Entity } from './kit/declare';
import { marketEntity } from './market';
import { redirectEntity } from './redirect';
import { seoOverrideEntity } from './seo-override';
import { settingEntity } from './setting';
import { tagEntity } from './tag';

/** Every declared noun; the command line and the calls of the newsroom follow from this list. */
export const entities = [
	tagEntity,
	authorEntity,
	companyEntity,
	advEntity,
	marketEntity,
	redirectEntity,
	seoOverrideEntity,
	settingEntity,
] as const;

/** The declared noun of that name, or undefined. */
export const entityOf = (noun: string): Entity | undefined => entities.find((one) => one.noun === noun);
