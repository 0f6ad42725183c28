import type { ReactElement } from 'react';
import type { IslandLoad } from './island-loader';
import type { IslandName, IslandProps } from './mount';

/**
 * Draws a block on the server so that the browser can bring it to life alone.
 * @param name the block, as the table of `mount.tsx` knows it
 * @param load what brings it to life before anyone acts on it
 * @param props plain data: it travels in the page
 * @param children the block itself, drawn with these same props
 */
export function Island<Name extends IslandName>({
	name,
	load,
	props,
	children,
}: {
	name: Name;
	load: IslandLoad;
	props: IslandProps<Name>;
	children: ReactElement<IslandProps<Name>>;
}) {
	return (
		<div data-island={name} data-load={load} data-props={JSON.stringify(props)}>
			{children}
		</div>
	);
}
