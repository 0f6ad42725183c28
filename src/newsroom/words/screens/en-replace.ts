/** What is said where a picture is replaced everywhere, in English. */
export const enReplace = {
	title: 'Replace “{title}” everywhere',
	line: 'Everything that uses this picture shows the other one. Its alt text and credit are the other picture’s; captions stay. Each article gets a revision; to readers it is a minor change.',
	present: 'Present picture',
	other: 'New picture',
	another: 'Choose another picture',
	alt: 'Alt text, {edition}',
	taken: 'As with the present picture: check that they fit the new one.',
	act: 'Replace everywhere',
	done: 'Replaced: {articles, plural, =0 {no article} one {1 article} other {# articles}}, {rows, plural, =0 {nothing else} one {1 other place} other {# other places}}.',
} as const;
