/**
 * What the database's programs are handed of our environment: where programs lie. Secrets and languages are not theirs.
 */
export function environment(): NodeJS.ProcessEnv {
	const { PATH, SYSTEMROOT, TMPDIR } = process.env;
	return { PATH, SYSTEMROOT, TMPDIR };
}
