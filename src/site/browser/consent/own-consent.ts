import { type Consent, standingConsent } from '../../../shared/consent';

/**
 * The choice that this browser has made as of now. It may change on another page while this one is open, so it is
 * read each time.
 */
export const ownConsent = (): Consent | undefined => standingConsent(document.cookie, Date.now() / 1000);
