import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Whose browser a bundle is made for. */
type Audience = 'readers' | 'newsroom';

interface Room {
	path: string;
	in_browser?: true | Audience;
	may_import: string[] | 'everything';
}

const root = join(import.meta.dirname, '..');
const { rooms: all } = JSON.parse(readFileSync(join(root, 'rooms.json'), 'utf8')) as {
	rooms: (Room & { room: string })[];
};
/** Rooms that a bundle may hold: those that say so of its audience, and those on which these stand. */
const allowedFor = (audience: Audience) =>
	new Set(
		all
			.filter(({ in_browser }) => in_browser === true || in_browser === audience)
			.flatMap(({ room, may_import }) => [room, ...(may_import === 'everything' ? [] : may_import)]),
	);

/** Makes a room that is not its audience's in a browser's bundle a build error; `rooms.json` says which those are. */
export function rooms(audience: Audience = 'readers'): Plugin {
	const allowed = allowedFor(audience);
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
						`${trespass} must not reach the browser of ${audience === 'readers' ? 'a reader' : 'the newsroom'} (it came in with ${chunk.name}).`,
					);
			}
		},
	};
}
