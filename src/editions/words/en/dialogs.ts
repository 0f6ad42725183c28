import type { LanguageWords } from '../language-words';

/** Words of the dialogs of the English edition: cookies, newsletter, thanks, languages. */
export const enDialogs = {
	cookies: {
		label: 'Cookies',
		bar: 'We use the cookies the site needs, and others only with your consent. You can change your choice at any time at the foot of any page.',
		settings: 'Cookies Settings',
		accept: 'Accept All Cookies',
		reject: 'Reject All',
		title: 'Cookies settings',
		line: 'Choose what this site may store on your device. However long your choice is kept, we will ask again after {days} days, or sooner if the cookie notice changes.',
		allow: 'Allow All',
		confirm: 'Confirm My Choices',
		always: 'Always Active',
		/** In the order in which they are stored. */
		categories: [
			{
				title: 'Strictly necessary cookies',
				line: 'These make the functions you request work: your cookie choice, a closed pop-up and the forms you send. They cannot be switched off.',
				list: [
					'cookie_choose · your cookie choice, kept by us for up to 3,650 days; browsers may keep it for 400',
					'cookie_choose_at · time of the choice and version of the notice, kept as long as the choice',
					'letter_dialog · newsletter pop-up closed, 30 days',
					'{view_cookie} · visitor token, 30 days',
				],
			},
			{
				title: 'Performance cookies',
				line: 'These count visits using the visitor token, so that we know what is read and what needs fixing. Only totals are kept in the long term.',
				list: ['{view_cookie}uuid · random number from which the token is made, 30 days'],
			},
			{
				title: 'Functional cookies',
				line: 'These keep your last six searches in your browser, so that an empty search box can offer them again. They are never sent to us.',
				list: ['recent_searches · your recent searches, in the browser’s local storage until you clear them'],
			},
			{
				title: 'Targeting cookies',
				line: 'These record a click on an advertisement with the visitor token, so that it is charged only once. No profile of you is built.',
				list: [],
			},
		],
	},
	newsletter: {
		line: 'One e-mail a week on changes in law, supply and prices.',
		placeholder: 'name@company.com',
		/** Followed by the link to the privacy policy. */
		rule: 'By subscribing you confirm that you are of legal age and accept our',
		policy: 'privacy policy',
		decline: 'Decline',
		failed: 'That did not work. Please try again in a moment.',
	},
	thanks: {
		title: 'Check your inbox',
		/** Before and after the address. */
		line: [
			'We have sent a message to',
			'unless it is already subscribed. Open the link in the message to confirm; your first newsletter will arrive on a Thursday.',
		],
		your_address: 'your address',
		back: 'Back to the news',
		nothing:
			'Nothing after ten minutes? Check your spam folder, or write to {mail}. We send at most one such message a day to each address.',
	},
	languages: {
		stay: 'Stay in English',
		new_window: 'The site opens in a new window.',
		questions: {
			es: {
				title: 'Go to the Spanish edition?',
				same: 'You are leaving the English edition. This page is also available in Spanish and will open there.',
				other:
					'You are leaving the English edition. Not every article is available in both languages; the closest Spanish page will open.',
				go: 'Ir a la edición en español',
			},
			zh: {
				title: 'Go to the Chinese site?',
				other: 'You are leaving the English edition. The Chinese site is independent and has its own articles.',
				go: '前往中文站',
			},
			ru: {
				title: 'Go to the Russian site?',
				other: 'You are leaving the English edition. The Russian site is independent and has its own articles.',
				go: 'Перейти на русский сайт',
			},
		},
	} as LanguageWords,
	wall_waiting: 'Waiting for approval',
} as const;
