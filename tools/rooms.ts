import type { Plugin } from 'vite';

/** Rooms that must never reach a browser. */
const SERVER_ROOM = /\/src\/(data|queries|commands|mail|media|importers|jobs|api|front)\//;

/** Makes a server room in the browser's bundle a build error. */
export function rooms(): Plugin {
	return {
		name: 'brume-rooms',
		generateBundle(_options, bundle) {
			if (this.environment.name !== 'client') return;
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk') continue;
				const trespass = Object.keys(chunk.modules).find((file) => SERVER_ROOM.test(file));
				if (trespass) this.error(`${trespass} belongs to the server and must not reach the browser (it came in with ${chunk.name}).`);
			}
		},
	};
}
