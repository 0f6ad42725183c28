/** What the newsroom's calls say, English edition. */
export const enNewsroom = {
	token: 'Please send a token that is good.',
	/** Why a command refuses, by its code. */
	refusals: {
		forbidden: 'You may not do that.',
		unproved: 'Please sign in again first.',
		not_found: 'There is no such row.',
		conflict: 'Somebody has changed it since you opened it.',
		state: 'It stands where this cannot be done.',
		taken: 'Another row has this already.',
		in_use: 'Other rows hang on it.',
		same: 'It stands like this already.',
		invalid: 'This field cannot hold that.',
		credentials: 'This does not fit. Look at what you typed, and try again.',
	},
	/** It was tried too often. */
	wait: '{minutes, plural, one {Too many tries. Try again in a minute.} other {Too many tries. Try again in # minutes.}}',
	/** A fault on our side, and a database that is out of reach. */
	failed: 'Something went wrong on our side. Nothing was changed.',
	away: 'The data is out of reach for the moment. Nothing was changed; try again soon.',
} as const;
