/** Takes memory and lets go of it; ends when most of it was given back to the machine. */
import { giveBack } from './rest.ts';

const { rss } = process.memoryUsage;
const before = rss();
const taken: object[] = Array.from({ length: 600_000 }, (_, i) => ({ i, of: [i, i + 1, i + 2] }));
const most = rss();
taken.length = 0;
giveBack();
const look = setInterval(() => {
	if (rss() - before < (most - before) / 2) clearInterval(look);
}, 100);
