import type { LanguageWords } from '../language-words';

/** Words of the dialogs of the English edition: cookies, letter, thanks, languages. */
export const enDialogs = {
	cookies: {
		label: 'Cookies',
		bar: 'We use cookies that the site needs, and others only if you agree. You can change your mind at any time from the foot of any page.',
		settings: 'Cookies Settings',
		accept: 'Accept All Cookies',
		reject: 'Reject All',
		title: 'Cookies settings',
		line: 'Choose what this site may keep on your device. We ask again after {days} days, or sooner if the cookie notice changes.',
		allow: 'Allow All',
		confirm: 'Confirm My Choices',
		always: 'Always Active',
		/** In the order in which they are stored. */
		categories: [
			{
				title: 'Strictly necessary cookies',
				line: 'Keep what you asked for working: your choice here, a closed pop-up, and the forms you send. They cannot be switched off.',
				list: [
					'cookie_choose · this choice, 3,650 days',
					'cookie_choose_at · its time and version, 3,650 days',
					'letter_dialog · newsletter closed, 30 days',
					'{view_cookie} · visitor token, 30 days',
				],
			},
			{
				title: 'Performance cookies',
				line: 'Count visits with the visitor token, so that we know what is read and what to mend. Only sums are kept for long.',
				list: ['{view_cookie}uuid · random number behind the token, 30 days'],
			},
			{
				title: 'Functional cookies',
				line: 'Remember what you set, such as an edition. At present the site keeps nothing under this heading.',
				list: [],
			},
			{
				title: 'Targeting cookies',
				line: 'Note a click on an advertisement with the visitor token, so that it is charged once. Nobody builds a profile of you.',
				list: [],
			},
		],
	},
	letter: {
		line: 'One e-mail: what changed in law, supply and price, and the three dates to keep.',
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
			'unless it gets the letter already. Open the link in it to confirm; the first letter follows on Thursday.',
		],
		your_address: 'your address',
		back: 'Back to the news',
		nothing:
			'Nothing there after ten minutes? Look in the spam folder, or write to {mail}. One such message a day goes to an address.',
	},
	languages: {
		stay: 'Stay in English',
		new_window: 'The Chinese and Russian sites open in a new window.',
		questions: {
			es: {
				title: 'Go to the Spanish edition?',
				same: 'You are leaving the English pages. This page exists in Spanish too; you will land on it.',
				other:
					'You are leaving the English pages. Not every article exists in both languages; you will land on the nearest Spanish page.',
				go: 'Ir a la edición en español',
			},
			zh: {
				title: 'Go to the Chinese site?',
				other: 'You are leaving the English pages. The Chinese site stands by itself, with its own articles.',
				go: '前往中文站',
			},
			ru: {
				title: 'Go to the Russian site?',
				other: 'You are leaving the English pages. The Russian site stands by itself, with its own articles.',
				go: 'Перейти на русский сайт',
			},
		},
	} as LanguageWords,
	wall_waiting: 'Waiting for approval',
} as const;
