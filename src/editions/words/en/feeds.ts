/** Words of the page about feeds of the English edition. */
export const enFeeds = {
	title: 'RSS feeds',
	line: 'Read our headlines in a program of your choice, as soon as they are published, without giving an address.',
	feed_of: 'Feed: {name}',
	what: 'What a feed is',
	what_line:
		'A feed is a file that lists our newest articles. A feed reader fetches it at intervals and shows you what is new: no account with us, no cookies, no e-mail. Most mail programs and many browsers have such a reader; there are free ones for every phone.',
	how: 'How to follow it',
	steps: [
		'Copy the address of the feed.',
		'In your feed reader, choose “Add feed” or “Subscribe”.',
		'Paste the address. New articles appear there from now on.',
	],
	address: 'Address of the feed',
	copied: 'Address copied',
	copy: 'Copy address',
	formats: 'The same list in other formats',
	newest: 'Newest in this feed',
	page: 'To the page of this feed',
	all: 'All feeds',
	all_line: 'Every subject, author and exhibition has a feed of its own, too: look for the feed link on its page.',
	feed: 'Feed',
	calendar: 'Calendar of dates',
	calendar_line: 'Dates reach you through a calendar subscription, not a feed.',
} as const;
