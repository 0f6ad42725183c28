import { Unavailable } from '../shared/errors';
/**
 * Milliseconds a call that acts may take (security promise T2: an answer within six seconds while the database is
 * away). The rest of the six seconds is for what no clock of ours counts: the way to us, and a machine that is busy
 * when the request comes or the time is up.
 */
export const WRITE_MS = 3_500;

/**
 * The same, but not for ever.
 * @throws Unavailable after so many milliseconds; what was begun goes on, and nobody hears how it ends
 */
export async function within<T>(ms: number, begun: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<never>((_done, fail) => {
		timer = setTimeout(() => fail(new Unavailable('It took too long.')), ms);
	});
	try {
		return await Promise.race([begun, late]);
	} finally {
		clearTimeout(timer);
	}
}
