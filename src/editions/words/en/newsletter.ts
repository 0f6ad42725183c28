/** Words of the newsletter in the English edition: its forms, its pages, its e-mails. */
export const enNewsletter = {
	/** Messages of the pop-up, as the specification has them. */
	popup: { missing: 'Please enter your email address', invalid: 'Please enter correct email address' },
	/** Messages of the footer and of every other form. */
	footer: { missing: 'Please enter your email address~', invalid: 'Please enter the correct email address' },
	leave_empty: 'Leave this field empty',
	/** Why a form is to be sent once more, though nothing in its fields is wrong. */
	again: {
		quick:
			'The form was sent within two seconds of the page opening, as automated programs do. Nothing has been lost: please send it again.',
		old: 'The page with this form was more than a week old. Nothing has been lost: please send it again.',
		unknown: 'We could not confirm that the form came from our site. Nothing has been lost: please send it again.',
	},
	thanks_title: 'Thank you. One step remains',
	thanks_line:
		'If this address is not yet subscribed, we have sent a message to it. Open the link in the message to confirm; otherwise we will send nothing more.',
	sent_line:
		'We have sent a message to {email}, unless this address is already subscribed. Open the link in the message to confirm; otherwise we will send nothing more.',
	wrong_address: 'Is the address wrong, or has the message been lost?',
	send_again: 'Send the message',
	sent_once: 'Each address receives one such message a day: if today’s has been lost, send it again tomorrow.',
	your_preferences: 'Change your preferences',
	latest_issue: 'Read the latest issue',
	thanks_nothing:
		'Nothing after a few minutes? Check your spam folder. We send at most one such message a day to each address.',
	limited: 'Too many requests',
	limited_line:
		'{minutes, plural, =0 {Please try again in a minute.} one {Please try again in a minute.} other {Please try again in {minutes} minutes.}}',
	confirm: {
		title: 'Confirm your subscription',
		line: 'Press the button to receive the newsletter on Thursdays. Opening the link is not enough.',
		button: 'Confirm',
		done: 'Your subscription is confirmed',
		done_line:
			'The next newsletter comes on Thursday. Every issue has a link to change your preferences and a link to unsubscribe.',
	},
	unsubscribe: {
		title: 'Unsubscribe',
		line: 'Press the button to stop receiving the newsletter. You do not need to give a reason.',
		button: 'Unsubscribe',
		done: 'You have unsubscribed',
		done_line: 'We will send no more newsletters to your address. You can subscribe again at any time.',
		undo_line: 'A mistake? One click brings the subscription back.',
		undo: 'Undo',
	},
	preferences: {
		title: 'Your newsletters',
		line: 'Newsletters sent to {email}.',
		newsletters: 'Newsletters',
		weekly: 'Weekly newsletter, on Thursdays',
		edition: 'Edition',
		save: 'Save',
		saved: 'Your choice has been saved.',
		returned: 'Your subscription is as it was before.',
		data: 'Your data',
		data_line:
			'Everything we hold about your subscription: your address, your choices, when you gave your consent and which newsletters were sent.',
		export: 'Download my data',
		erase: 'Erase everything',
		erase_line: 'Ends the subscription and permanently deletes your address and the record of newsletters sent to you.',
		ask_erase: 'Erase everything?',
		ask_erase_line:
			'Your subscription, your address and the record of newsletters sent to you will be deleted. This cannot be undone.',
		keep: 'Keep my subscription',
		erased: 'Everything has been erased',
		erased_line:
			'Your address and the record of newsletters sent to you have been deleted. We keep only a keyed hash of the address, for up to 30 days, so that nobody else can have messages sent to it.',
		none: 'No newsletters are sent to this address. You can subscribe again at any time.',
		leave: 'Unsubscribe',
	},
	unknown: 'This link no longer works',
	unknown_line: 'It has expired, was cut off by your e-mail program or has been replaced. Request a new message here.',
	resend: 'Send me a new message',
	back: 'Go to newsletters',

	list_name: '{brand} weekly newsletter',
	confirmation: {
		subject: 'Please confirm your subscription to {brand}',
		heading: 'One step remains',
		asked: 'Someone, probably you, asked us to send the {brand} weekly newsletter to {email}.',
		what_happens: 'To receive it, open the link and press the button on the page. The link is valid for 30 days.',
		button: 'Confirm subscription',
		or_copy: 'Or copy this address into your browser:',
		not_you:
			'If you did not ask for it, you do not need to do anything: without confirmation no newsletter will be sent.',
		never_again: 'Decline',
	},
	weekly: {
		this_week: 'This week',
		read_online: 'Read online',
		open_chart: 'Open the chart with its numbers',
		preferences: 'Manage your newsletters',
		leave: 'Unsubscribe with one click',
		why: 'You receive this newsletter because you subscribed to it at {brand} and confirmed your address.',
	},

	wall: {
		write: 'Write on the message wall',
		text: 'Your message',
		name: 'Your name',
		country: 'Your country',
		choose: 'Choose a country',
		send: 'Send',
		thanks: 'Thank you. Your message is waiting for approval.',
		wrong_text: 'The message must be between 2 and 280 characters long.',
		wrong_name: 'Please enter your name, in at most 60 characters.',
		wrong_country: 'Please choose your country.',
	},
} as const;
