/** Words for the final targets of redirects in their list, in English. */
export const enRedirects = {
	there: 'What answers there',
	states: {
		page: 'Answers',
		gone: 'Says it is gone',
		nowhere: 'Leads nowhere',
		circle: 'Leads in a circle',
		unreached: 'Never reached: a page answers here',
	},
} as const;
