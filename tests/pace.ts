/** How many times longer than the reference machine this one takes, as `npm test` has measured at its start. */
const slowness = Math.max(1, Number(process.env.TEST_SLOWNESS ?? 1));

/**
 * A limit of time for this machine: a slow one gets as much longer as it was found slower.
 * @param time of the reference machine, in any unit
 */
export const limit = (time: number): number => time * slowness;
