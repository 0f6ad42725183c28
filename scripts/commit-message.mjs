/**
 * The rule of a commit's subject: `area: what the commit does`. The commit-msg hook (`.githooks/commit-msg`) runs this
 * file on the message that git is about to store; a test holds the history to the same rule.
 */
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** Parts of the system that a subject can name. */
const AREAS = [
	...['site', 'newsroom', 'api', 'commands', 'search', 'import', 'export', 'backup', 'mail', 'db', 'http', 'jobs'],
	...['auth', 'images', 'boot', 'cli', 'demo', 'build', 'test', 'docs', 'words', 'tree'],
];
const MAX_CHARACTERS = 72;
/** Matches subjects that state something about the product instead of saying what the commit does. */
const NO_VERB = /^(?:an?|the|what|who|where|when|it|its|this|that|these|no|each|every|all|some)\b/i;

/** Returns what is wrong with a subject, as a sentence; undefined for one that keeps the rule. */
export function subjectError(subject) {
	if (/^(?:Merge|Revert) /.test(subject)) return undefined;
	const [, area, action] = /^([a-z]+): (.+)$/.exec(subject) ?? [];
	if (area === undefined || action === undefined) return 'A subject has the form "area: what the commit does".';
	if (!AREAS.includes(area)) return `There is no area "${area}"; there are ${AREAS.join(', ')}.`;
	if (subject.length > MAX_CHARACTERS)
		return `A subject has at most ${MAX_CHARACTERS} characters; this one has ${subject.length}.`;
	if (NO_VERB.test(action)) return 'A subject begins with a verb in the imperative: "newsroom: show the embargo".';
	if (/^[A-Z][a-z]/.test(action) || action.endsWith('.'))
		return 'A subject begins in lower case after its area, and ends without a full stop.';
	return undefined;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
	const [subject = ''] = readFileSync(argv[2], 'utf8').split('\n');
	const error = subjectError(subject);
	if (error) {
		process.stderr.write(`${error}\n  ${subject}\n`);
		process.exitCode = 1;
	}
}
