import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

interface Room {
	path: string;
	in_browser?: boolean;
	may_import: string[] | 'everything';
}

const root = join(import.meta.dirname, '..');
const { rooms: all } = JSON.parse(readFileSync(join(root, 'rooms.json'), 'utf8')) as {
	rooms: (Room & { room: string })[];
};
/** Rooms that a browser may be given: those that say so, and those on which these stand. */
const allowed = new Set(
	all
		.filter((room) => room.in_browser)
		.flatMap(({ room, may_import }) => [room, ...(may_import === 'everything' ? [] : may_import)]),
);

/** Makes a room of the server in the browser's bundle a build error; `rooms.json` says which those are. */
export function rooms(): Plugin {
	const server = all.filter(({ room }) => !allowed.has(room)).map(({ path }) => join(root, path, '/'));
	return {
		name: 'brume-rooms',
		generateBundle(_options, bundle) {
			if (this.environment.name !== 'client') return;
			for (const chunk of Object.values(bundle)) {
				if (chunk.type !== 'chunk') continue;
				const trespass = Object.keys(chunk.modules).find((file) => server.some((path) => file.startsWith(path)));
				if (trespass)
					this.error(
						`${trespass} belongs to the server and must not reach the browser (it came in with ${chunk.name}).`,
					);
			}
		},
	};
}
