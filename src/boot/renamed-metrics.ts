/** Former names of metrics by today's; dashboards and alerts find both for one release. */
const FORMER: ReadonlyMap<string, string> = new Map([
	['brume_emails_total', 'brume_letters_total'],
	['brume_emails_waiting', 'brume_letters_waiting'],
	['brume_errors_total', 'brume_faults_total'],
]);

/** Names that go away with the next release. */
export const formerMetrics: readonly string[] = [...FORMER.values()];

/**
 * Adds a copy of each renamed metric under its former name.
 * @param text the exposition of Prometheus, metrics separated by an empty line
 */
export function withFormerNames(text: string): string {
	const copies = text.split('\n\n').flatMap((metric) => {
		const name = /^# HELP (\S+)/.exec(metric)?.[1] ?? '';
		const former = FORMER.get(name);
		return former === undefined
			? []
			: [
					metric
						.replace(/^(# HELP \S+) /, `$1 Deprecated, use ${name}. `)
						.replaceAll(new RegExp(`^((?:# (?:HELP|TYPE) )?)${name}\\b`, 'gm'), `$1${former}`)
						.trimEnd(),
				];
	});
	return copies.length > 0 ? `${text.trimEnd()}\n\n${copies.join('\n\n')}\n` : text;
}
