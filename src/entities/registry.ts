import { achievementEntity } from './achievement';
import { advEntity } from './adv';
import { attachmentEntity } from './attachment';
import { authorEntity } from './author';
import { companyEntity } from './company';
import { dutyRateEntity } from './duty-rate';
import { enterpriseEntity } from './enterprise';
import type { Entity } from './kit/declare';
import { marketEntity } from './market';
import { marketRuleEntity } from './market-rule';
import { mediaEntity } from './media';
import { pageEntity } from './page';
import { partnerEntity } from './partner';
import { photoEntity } from './photo';
import { questionEntity } from './question';
import { redirectEntity } from './redirect';
import { ruleEntity } from './rule';
import { searchSynonymEntity } from './search-synonym';
import { seoOverrideEntity } from './seo-override';
import { tagEntity } from './tag';

/** Every declared entity; the command line and the calls of the newsroom follow from this list. */
export const entities = [
	tagEntity,
	authorEntity,
	companyEntity,
	enterpriseEntity,
	partnerEntity,
	questionEntity,
	achievementEntity,
	marketEntity,
	dutyRateEntity,
	marketRuleEntity,
	ruleEntity,
	pageEntity,
	mediaEntity,
	photoEntity,
	attachmentEntity,
	advEntity,
	redirectEntity,
	searchSynonymEntity,
	seoOverrideEntity,
] as const;

/** The declared entity of that name, or undefined. */
export const entityOf = (name: string): Entity | undefined => entities.find((one) => one.name === name);
