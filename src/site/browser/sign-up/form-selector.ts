/** A form that signs up for the newsletter. */
export const SIGN_UP_FORM = 'form[data-letter]';
