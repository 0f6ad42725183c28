/** What every command owes: it authorizes before it writes, and it leaves an audit entry. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sources';

/**
 * Files that write: a command each, or a part of one. What only serves other commands, in `core/` and beside the
 * folders, is authorized by them.
 */
const files = sourceFiles().filter(
	(file) => /^src\/commands\/(?!demo\/|article\/core\/)[\w-]+\/[\w-]+\.ts$/.test(file) && !file.endsWith('.test.ts'),
);
const text = (file: string) => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|createHash\(.*/g, '');

/** A statement that changes rows, by the builder, in SQL, or by what serves the commands. */
const WRITES =
	/\.(?:insert|update|delete)\(|\b(?:insert into|update \w+ (?:\w+ )?set|delete from)\b|\bwrite(?:Articles|Alone|Together)\(|\bmoveArticle\(/;
/** Matches how a command authorizes: by itself, or by a function that locks a row for a right over it. */
const ASKS = /\b(?:authorize|lockArticle(?:Of)?|lockForChange|lockNote|lockTranslation)\(/;

/** Commands without an authorization of their own, and why. */
const FREE: Record<string, string> = {
	'src/commands/account/issue-session.ts': 'part of the commands that sign somebody in',
	'src/commands/account/know-browser.ts': 'part of the commands that sign somebody in',
	'src/commands/account/own-author.ts': 'part of the commands that change an account',
	'src/commands/account/mail-link.ts': 'part of the commands that send somebody a link',
	'src/commands/account/take-challenge.ts': 'part of the commands that take what a passkey has signed',
	'src/commands/email/note-mail-accepted.ts': 'the installation notes by itself that its mail server works',
	'src/commands/security/signing-keys.ts': 'the installation makes its own keys at the first start',
	'src/commands/subscription/mailbox-limit.ts': 'part of the command that erases',
};

/** Commands whose rows are a record of their own, so that an audit entry would repeat them. */
const ON_RECORD: Record<string, string> = {
	'src/commands/account/forget-password.ts':
		'a request that is deleted within seconds; the email that answers it has its row',
	'src/commands/account/know-browser.ts': 'part of the commands that sign somebody in',
	'src/commands/account/take-challenge.ts': 'part of the commands that take what a passkey has signed',
	'src/commands/preview/count-opening.ts': 'its row holds when and how often',
	'src/commands/site/count-week-views.ts': 'sums of the log of views',
	'src/commands/site/record-view.ts': 'the log of views',
	'src/commands/email/claim-emails.ts': 'its row holds when and by whom it was taken',
	'src/commands/email/note-mail-accepted.ts': 'its row holds when that was',
	'src/commands/email/staff-emails.ts': 'its row holds how often it was tried, and how that ended',
	'src/commands/security/signing-keys.ts': 'the row of a key is its history',
	'src/commands/site/log-adv.ts': 'the log of clicks',
	'src/commands/site/record-missing-path.ts': 'the log of missing addresses',
	'src/commands/site/tidy.ts': 'what has had its time is let go',
	'src/commands/subscription/mailbox-limit.ts': 'part of the command that erases',
	'src/commands/upload/begin-upload.ts': 'a note on what is on its way; the stored file has its row',
	'src/commands/upload/sweep-uploads.ts': 'lets go of such notes',
};

const writing = files.filter((file) => WRITES.test(text(file)));

test('there are commands', () => {
	expect(writing.length).toBeGreaterThan(25);
});

test('every command authorizes its actor before it writes', () => {
	const silent = writing.filter((file) => {
		const body = text(file);
		const asked = body.search(ASKS);
		// From the head of the command to its authorization nothing is written.
		return asked < 0 || WRITES.test(body.slice(body.lastIndexOf('export ', asked), asked));
	});
	expect(silent.filter((file) => !(file in FREE))).toEqual([]);
	expect(Object.keys(FREE).filter((file) => !silent.includes(file))).toEqual([]);
});

test('every command leaves an audit entry', () => {
	const unaudited = writing.filter(
		(file) =>
			!/\.audit\(|insert into audit|insert\(audit\)|write(?:Articles)\(|moveArticle\(|eraseFromAudit\(/.test(
				text(file),
			),
	);
	expect(unaudited.filter((file) => !(file in ON_RECORD))).toEqual([]);
	expect(Object.keys(ON_RECORD).filter((file) => !unaudited.includes(file))).toEqual([]);
});
