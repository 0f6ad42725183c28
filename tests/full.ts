/**
 * True in `npm run test:full`; `CONTRIBUTING.md` lists what it adds: further widths and colour schemes, more rounds,
 * other users of the system.
 */
export const isFull = process.env.TEST_FULL === 'true';
