const count = (n: number, one: string, many: string) => `${n.toLocaleString('en-GB')} ${n === 1 ? one : many}`;

/** Words of the calendar of dates, English edition. */
export const en_calendar = {
	title: 'Calendar',
	line: 'Days on which a rule, a duty or a limit changes, and the days of the trade shows',
	past_title: 'Past dates',
	all_dates: 'All dates',
	filter: 'Filter the calendar',
	when: 'When',
	coming: 'Coming',
	past: 'Past',
	kind: 'Kind',
	all_kinds: 'All kinds',
	kinds: { rule: 'Rules', duty: 'Duty rates', limit: 'Product limits', exhibition: 'Exhibitions' },
	kind_one: { rule: 'Rule', duty: 'Duty rate', limit: 'Limit', exhibition: 'Exhibition' },
	market: 'Market',
	all_markets: 'All markets',
	apply: 'Show',
	count: (n: number) => count(n, 'date', 'dates'),
	none_coming: 'None is announced at the moment.',
	none: 'No date fits these filters',
	none_line: 'Take a filter away, or look at the past dates.',
	see_past: 'See what has been',
	see_coming: 'See what comes',
	limits_of: (market: string) => `${market}: product limits`,
	duty_on: (market: string, what: string) => `${market}: duty, ${what.toLowerCase()}`,
	your_own: 'In your own calendar',
	your_own_line: 'The dates of this list, with its filters. A calendar that subscribes follows when a date moves.',
	subscribe: 'Subscribe (webcal)',
	download: 'Download once (ICS)',
	calendar_name: (brand: string) => `${brand}: dates of the trade`,
	how: 'Where the dates come from',
	how_line:
		'From the rule tracker, the table of duty rates, the product limits and the exhibitions, each row with its source. Where a source gives a year and no day, the first of January stands for it and the row says so.',
};

export type CalendarWords = typeof en_calendar;
