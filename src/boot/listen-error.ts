/**
 * Why the server cannot listen, in one sentence for the person who starts it.
 * @param settings names of the settings that say where
 */
export function listenError(
	error: NodeJS.ErrnoException,
	{ port, host }: { port: number; host: string },
	settings = { port: 'PORT', host: 'HOST' },
): string {
	switch (error.code) {
		case 'EADDRINUSE':
			return `The port ${port} is in use; choose another with ${settings.port}.`;
		case 'EACCES':
			return `The port ${port} may not be used by this user; choose another with ${settings.port}.`;
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
		case 'EADDRNOTAVAIL':
		case 'EINVAL':
			return `The address ${host} is none of this machine's; choose another with ${settings.host}.`;
		default:
			return `The server cannot listen at ${host}, port ${port}: ${error.code ?? error.message}.`;
	}
}
