/** A rule of the linter: comments use the words that an engineer elsewhere would use. */

/** Words that make a reader of the code stop, and what to write in their place. */
const WORDS = [
	[/\bwho(?:m|se)?ever\b/i, 'name who: "the caller", "an editor", "anyone who"'],
	[/\bnobody\b[^.;:]*?\bbut\b/i, 'write "only"'],
	// Only the verb: an exhibitor has a stand.
	[/(?<!\b(?:exhibitor|whose|of|the) )\bstands\b(?! of\b)/i, 'write "is", "is stored", "is shown", "applies"'],
	[
		/\b(?:is|are|was|were|be|been) told of\b|\btells? of\b/i,
		'write "is notified of", "learns", "reports", "describes"',
	],
];

const commentWords = {
	meta: { type: 'suggestion' },
	create: (context) => ({
		Program() {
			for (const { value, loc } of context.sourceCode.getAllComments())
				for (const [word, hint] of WORDS) {
					const [found] = word.exec(value) ?? [];
					if (found) context.report({ message: `A comment says "${found.replace(/\s+/g, ' ')}": ${hint}.`, loc });
				}
		},
	}),
};

export default { meta: { name: 'brume' }, rules: { 'comment-words': commentWords } };
