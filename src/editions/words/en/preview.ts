/** The page that shows a draft to somebody outside, English edition. */
export const enPreview = {
	label: 'Preview',
	/** `name` is for whom the link was made. */
	draft: 'Preview, not published: for {name}, until {until}.',
	/** Shown above an article that is published already. */
	published: 'Preview: for {name}, until {until}. Readers may have another version.',
	pinned: 'It shows the text as it stood on {at}.',
	following: 'It shows the text as it was last saved.',
	unknown: 'This link does not open',
	unknown_line:
		'It has expired or was withdrawn, or part of the address is missing. Ask whoever sent it to you for a new one.',
} as const;
