import { enRoles, enRules, enStates, enStops, enUsers } from './rules';

/** What the newsroom's calls say, English edition. */
export const enNewsroom = {
	token: 'Please send a token that is good.',
	/** Why a command refuses, by its code. */
	refusals: {
		forbidden: 'You do not have access to this. Ask an administrator.',
		unproved: 'Please sign in again first.',
		not_found: 'Not found. It may have been deleted or merged.',
		conflict: 'Somebody has changed it since you opened it.',
		state: 'This cannot be done now.',
		taken: 'Another entry has this already.',
		reserved: 'Programs of the newsroom are called so. Choose another name.',
		in_use: 'It is still in use.',
		same: 'It is like this already.',
		invalid: 'This value is not possible here.',
		weak: 'This password can be guessed: it is known from leaks, too simple, or made of your name or the site’s. Take another one; a sentence of four rare words will do.',
		credentials: 'This does not fit. Look at what you typed, and try again.',
		disabled: 'This account cannot sign in. Ask an administrator.',
	},
	/** Which rule refuses it, by its name; what keeps an article from readers; who names a row; roles and states. */
	rules: enRules,
	stops: enStops,
	users: enUsers,
	roles: enRoles,
	states: enStates,
	/** E-mails to people of the newsroom, by what they are for. */
	emails: {
		or_copy: 'If the button does not work, copy this address into your browser:',
		invitation: {
			subject: 'Your account in the newsroom of {brand}',
			heading: 'Welcome to the newsroom',
			line: 'You have been invited to the newsroom of {brand}. Choose a password first, then set up a second factor. The link works once, within seven days.',
			button: 'Set up the account',
			foot: 'If you did not expect this e-mail, ignore it: without the link nothing happens.',
		},
		password: {
			subject: 'A new password for the newsroom of {brand}',
			heading: 'A new password',
			line: 'Somebody asked for a new password for {email} in the newsroom of {brand}. The link works once, within one hour. When you use it, all your sessions end; your second factor stays.',
			button: 'Choose a new password',
			foot: 'If it was not you, ignore this e-mail: your password stays as it is.',
		},
		new_address: {
			subject: 'Confirm this address for the newsroom of {brand}',
			heading: 'Confirm this address',
			line: 'This address is to be that of {name} in the newsroom of {brand}. It changes once it has been confirmed here and at the old address, within one day.',
			button: 'Confirm the new address',
			foot: 'If it was not you, ignore this e-mail: nothing changes.',
		},
		old_address: {
			subject: 'Another address for your account at {brand}',
			heading: 'Another address was asked for',
			line: 'Somebody signed in as {name} in the newsroom of {brand} asked for another e-mail address. It changes only once you confirm it here, and at the new address, within one day.',
			button: 'Confirm the change',
			foot: 'If it was not you, do not confirm it. Change your password, and tell an administrator.',
		},
	},
	test_email: {
		subject: 'Mail from {brand} works',
		line: 'Somebody tested mail in the set-up of {address}. It works; there is nothing you need to do.',
	},
	/** E-mails to the desk about an article. */
	notices: {
		late: {
			subject: 'Late: {title}',
			heading: 'An article went out late',
			line: '“{title}” went out {minutes, plural, one {a minute} other {# minutes}} after its hour.',
		},
		unfit: {
			subject: 'Not published: {title}',
			heading: 'An article did not go out',
			line: 'The hour of “{title}” has come, and the checklist stops it. It is in review again; its page says what is missing.',
		},
		licence: {
			subject: 'Picture withdrawn: {picture}',
			heading: 'The licence of a picture has ended',
			line: 'The licence of “{picture}” has ended, and readers no longer see the picture. It was in “{title}”{others, plural, =0 {} one { and in another article} other { and in # other articles}}.',
		},
		button: 'Open the article',
		foot: 'You receive this because you are on the desk of {brand}.',
	},
	/** The e-mail that warns of the backups; its headings by their state. */
	backups: {
		subject: 'The backups of {brand} need attention',
		headings: {
			failed: 'The last backup has failed',
			untried: 'The last backup could not be restored for a trial',
			broken: 'The last backup does not restore',
			faulty: 'The last backup is missing files',
			late: 'There is no good backup of the last two days',
		},
		files: '{n, plural, one {One file} other {# files}} could not be backed up: the storage has lost or changed them.',
		reason: 'The error is: {reason}',
		good: 'The last good backup is from {at}.',
		none_good: 'No backup of the last thirty days is known to be good.',
		advice:
			'Ask the person who runs the server to look at its log. “npm run backup” makes a backup, and “npm run backup -- verify” restores it for a trial; “Today” in the newsroom shows when the backups are well again.',
		once: 'You will not get this e-mail again until backups have worked and fail again.',
		button: 'Open Today',
		foot: 'You receive this because you are on the desk of {brand} or administer it.',
	},
	/** It was tried too often. */
	wait: '{minutes, plural, one {Too many tries. Wait one minute.} other {Too many tries. Wait # minutes.}}',
	wait_hours: '{hours, plural, one {Too many tries. Wait one hour.} other {Too many tries. Wait # hours.}}',
	/** A fault on our side, and a database that is out of reach. */
	failed: 'Something went wrong on our side. Nothing was changed.',
	away: 'The data is out of reach for the moment. Nothing was changed; try again soon.',
} as const;
