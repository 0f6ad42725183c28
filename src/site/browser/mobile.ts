const KEYWORDS = /mobile|android|iphone|ipad|phone/i;

/** True for the browsers of telephones and tablets, by the keywords of the specification (section 4). */
export const isMobile = (ua: string): boolean => KEYWORDS.test(ua);
