import { type Consent, standingConsent } from '../../../shared/consent';

/**
 * The choice of this browser that stands at this moment. It may change on another page while this one is open, so it is
 * read each time.
 */
export const ownConsent = (): Consent | undefined => standingConsent(document.cookie, Date.now() / 1000);
