/**
 * What keeps a site from being open to search engines, in English: shown in the newsroom, and by the start and the
 * doctor.
 */
export const enOpening = {
	demonstration: 'The demonstration is loaded: remove it in the set-up.',
	name: 'The site has no name of its own: enter it in the set-up, step Name, or set BRAND_NAME.',
	legal_name: 'The legal name of the publisher is missing: enter it in the set-up, step Name, or set BRAND_LEGAL_NAME.',
	address: 'The address of the publisher is missing: enter it in the set-up, step Name, or set BRAND_ADDRESS.',
	mail: 'There is no e-mail address at which readers reach the publisher: enter it in the set-up, step Name, or set BRAND_MAIL.',
	mail_host:
		'The e-mail address for readers has a domain that nobody can own ({host}): change it in the set-up, step Name, or set BRAND_MAIL.',
	no_sender: 'MAIL_FROM is not set: e-mails have no sender of yours.',
	sender: 'MAIL_FROM has a domain that nobody can own ({host}); mail servers refuse such a sender.',
	no_site_url: 'SITE_URL is not set: set the address that readers type.',
	http: 'SITE_URL begins with http:; readers and cookies need https:.',
	site_url: 'SITE_URL is a name that nobody can own ({host}); set the address that readers type.',
	page: 'The page “{page}” is missing in the edition {edition}: publish it in the set-up, step Texts, or at /admin/page.',
} as const;
