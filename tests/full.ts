/**
 * Whether this is `npm run test:full`: what it adds (further widths and schemes of colours, more rounds, other users of
 * the system) stands in `CONTRIBUTING.md`.
 */
export const isFull = process.env.TEST_FULL === 'true';
