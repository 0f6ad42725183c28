import type { ReactElement } from 'react';
import type { IslandName, IslandProps } from './mount';

/**
 * Draws a block on the server so that the browser can bring it to life alone, when somebody points at it, touches it or
 * gives it the focus. How to make one:
 *
 * 1. A component in this room takes plain data alone (words too, with `#` where something is put in), draws the same
 * from it in the browser as on the server, and works without script: its choices are links or a form. Fields keep what
 * was typed before it came alive where they are left to the browser (`defaultValue`), and are read when it comes alive
 * and as one types.
 * 2. The table of `mount.ts` names it.
 * 3. A screen or a block of a page draws `<Island name props><Block {...props} /></Island>`.
 *
 * @param name the block, as the table of `mount.ts` knows it
 * @param props plain data: it travels in the page
 * @param from where they are had when it comes alive, where they would be heavy in the page
 * @param own those that the page alone knows, beside what is had from there
 * @param children the block itself, drawn with these same props
 */
export function Island<Name extends IslandName>({
	name,
	props,
	from,
	own,
	children,
}: {
	name: Name;
	props: IslandProps<Name>;
	from?: string;
	own?: Partial<IslandProps<Name>> | undefined;
	children: ReactElement<IslandProps<Name>>;
}) {
	return (
		<div data-island={name} data-from={from} data-props={from && !own ? undefined : JSON.stringify(from ? own : props)}>
			{children}
		</div>
	);
}
