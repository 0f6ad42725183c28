/** Cookie that says the newsletter pop-up was closed, and the days it says so (specification, section 9). */
export const NEWSLETTER_COOKIE = 'letter_dialog';
export const NEWSLETTER_DAYS = 30;
