/** Why a redirect is refused, by its rule. */
export const enRedirectRules = {
	redirect_query:
		'Old addresses are known by their path. Of a query only what an old site named a page or a list by is looked at: “?p=12”, “?page_id=12”, “?attachment_id=12”, “?cat=3”, “?tag=duty”, “?author=2”, “?m=202405”, “?feed=rss2”.',
	redirect_stands: 'A page answers at {address}, so this redirect would never be reached.',
	redirect_other: 'The site itself answers at {address}, so this redirect would never be reached.',
	redirect_itself: 'This leads to the address itself.',
	redirect_circle: '{address} leads back here: readers would go in a circle.',
	redirect_gone: 'What was at {address} is gone. Choose a page that answers.',
	redirect_nowhere: 'No page answers at {address}. Drafts and withdrawn pages do not count.',
	redirect_further: '{address} is a further page of a list and will hold something else tomorrow. Take the list.',
} as const;
