import type { StandardPage } from '../standard-pages';
import { aboutEn } from './about-en';
import { aboutEs } from './about-es';
import { cookieEn } from './cookie-en';
import { cookieEs } from './cookie-es';
import { imprintEn } from './imprint-en';
import { imprintEs } from './imprint-es';
import { policyEn } from './policy-en';
import { policyEs } from './policy-es';
import { termsEn } from './terms-en';
import { termsEs } from './terms-es';
import { escapedBlanks, type TextBlanks, type TextTemplate } from './text-template';

const texts: Readonly<Record<string, Readonly<Record<StandardPage, (blanks: TextBlanks) => TextTemplate>>>> = {
	en: { about: aboutEn, policy: policyEn, terms: termsEn, cookie: cookieEn, imprint: imprintEn },
	es: { about: aboutEs, policy: policyEs, terms: termsEs, cookie: cookieEs, imprint: imprintEs },
};

/** Editions whose texts have templates. */
export const editionsWithTexts: readonly string[] = Object.keys(texts);

/** A text of the site with its blanks filled in; undefined for an edition without templates. */
export const fillTemplate = (edition: string, page: StandardPage, blanks: TextBlanks): TextTemplate | undefined =>
	texts[edition]?.[page](escapedBlanks(blanks));
