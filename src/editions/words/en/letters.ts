/** Words of the newsletter in the English edition: its forms, its pages, its letters. */
export const enLetters = {
	/** Messages of the pop-up, as the specification has them. */
	popup: { missing: 'Please enter your email address', invalid: 'Please enter correct email address' },
	/** Messages of the footer and of every other form. */
	footer: { missing: 'Please enter your email address~', invalid: 'Please enter the correct email address' },
	leave_empty: 'Leave this field empty',
	/** Why a form is to be sent once more, though nothing in its fields is wrong. */
	again: {
		quick:
			'This form was sent within two seconds of opening the page, the way programs do it. Nothing is lost: please send it once more.',
		old: 'The page of this form was more than a week old. Nothing is lost: please send it once more.',
		unknown: 'We could not tell that this form came from a page of ours. Nothing is lost: please send it once more.',
	},
	thanks_title: 'Thank you. One step is left',
	thanks_line:
		'If the address is not subscribed yet, a letter is on its way to it. Open the link in it to confirm; without that nothing more will come.',
	thanks_nothing:
		'Nothing there after some minutes? Look among the unwanted mail. We send one such letter a day to an address, however often it is asked for.',
	limited: 'Too many requests',
	limited_line:
		'{minutes, plural, =0 {Please try again in a minute.} one {Please try again in a minute.} other {Please try again in {minutes} minutes.}}',
	confirm: {
		title: 'Confirm your subscription',
		line: 'Press the button and the letter will come on Thursdays. Only you can do that: opening the link alone does nothing.',
		button: 'Confirm',
		done: 'Your subscription is confirmed',
		done_line:
			'The next letter comes on Thursday. Every letter carries a link to change what you get, and one to leave.',
	},
	unsubscribe: {
		title: 'Leave the letter',
		line: 'Press the button and no more letters will come. You need not say why.',
		button: 'Leave',
		done: 'You have left the letter',
		done_line: 'No more letters will come to your address. You can come back whenever you like.',
	},
	preferences: {
		title: 'Your letters',
		line: 'What is sent to {email}.',
		letters: 'Letters',
		weekly: 'The weekly letter, on Thursday',
		edition: 'Edition',
		save: 'Save',
		saved: 'Your choice has been saved.',
		data: 'Your data',
		data_line:
			'Everything we keep about your subscription: your address, what you chose, when you agreed to it, and which letters were sent.',
		export: 'Download my data',
		erase: 'Erase everything',
		erase_line: 'Ends the subscription and removes your address and the record of your letters for good.',
		erased: 'Everything has been erased',
		erased_line:
			'Neither your address nor the record of your letters is kept any more. Only a keyed fingerprint of the mailbox stays, for thirty days at most, so that nobody can have letters sent to it.',
		none: 'No letter goes to this address now. You can sign up again at any time.',
		leave: 'Leave the letter',
	},
	unknown: 'This link no longer works',
	unknown_line: 'It is too old, was cut off by the mail program, or has been replaced. Ask for a new letter here.',
	resend: 'Send me a new letter',
	back: 'To the newsletters page',

	list_name: '{brand} weekly letter',
	confirmation: {
		subject: 'Please confirm your subscription to {brand}',
		heading: 'One step is left',
		asked: 'Somebody, most likely you, asked for the weekly letter of {brand} to be sent to {email}.',
		what_happens: 'To get it, open the link and press the button on the page. It works for thirty days.',
		button: 'Confirm the subscription',
		or_copy: 'Or copy this address into your browser:',
		not_you: 'If you did not ask for it, you need do nothing: without a confirmation no letter will come.',
		never_again: 'Decline',
	},
	weekly: {
		this_week: 'This week',
		read_online: 'Read it online',
		preferences: 'Choose your letters',
		leave: 'Leave with one click',
		why: 'You get this letter because you asked for it at {brand} and confirmed it.',
	},

	wall: {
		write: 'Write on the wall',
		text: 'Your message',
		name: 'Your name',
		country: 'Your country',
		choose: 'Choose a country',
		send: 'Send',
		thanks: 'Thank you. Your message is waiting for approval.',
		wrong_text: 'The message must have 2 to 280 characters.',
		wrong_name: 'Please give your name, with at most 60 characters.',
		wrong_country: 'Please choose your country.',
	},
} as const;
