let last = 0;
const boot = Math.random().toString(36).slice(2, 8).padEnd(6, '0');

/** Own number of a request, unique across restarts well enough to find it in a log; a client's own is ignored. */
export const nextRequestId = (): string => `${boot}-${(++last).toString(36)}`;
