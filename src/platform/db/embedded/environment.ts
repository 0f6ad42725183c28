/** Environment variables for the database's programs: only the paths they need, no secrets, and no locale. */
export function environment(): NodeJS.ProcessEnv {
	const { PATH, SYSTEMROOT, TMPDIR } = process.env;
	return { PATH, SYSTEMROOT, TMPDIR };
}
