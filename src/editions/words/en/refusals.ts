/**
 * Words for requests that are refused before a page or a call handles them, by HTTP status: a heading for readers, and
 * a sentence for readers and programs alike.
 */
export const enRefusals = {
	400: { heading: 'This Request Cannot Be Read', line: 'The request is malformed.' },
	401: { heading: 'This Request Comes From Another Site', line: 'The request comes from another site.' },
	405: { heading: 'This Cannot Be Done Here', line: 'This method is not allowed here.' },
	408: { heading: 'This Took Too Long', line: 'The request took too long to arrive.' },
	410: {
		heading: 'This Page Has Been Withdrawn',
		line: 'What stood at this address has been withdrawn and will not be shown here any more. Try a search.',
	},
	413: { heading: 'This Is Too Large', line: 'The content sent is too large.' },
	414: { heading: 'This Address Is Too Long', line: 'The address is too long.' },
	415: { heading: 'This Cannot Be Read', line: 'Compressed bodies are not accepted.' },
	417: { heading: 'This Expectation Cannot Be Met', line: 'The expectation cannot be met.' },
	421: { heading: 'This Is the Wrong Server', line: 'This server does not answer for that host.' },
	431: { heading: 'This Request Is Too Large', line: 'The headers are too large.' },
} as const;
