import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Draws its child, and says when it is alive. */
function Alive({ onAlive, children }: { onAlive(): void; children: ReactNode }) {
	useEffect(onAlive, [onAlive]);
	return children;
}

/** Takes over what the server has drawn, and answers when it listens. @throws what the block throws when it is drawn */
export const hydrateBlock = (element: HTMLElement, Block: ComponentType<object>, props: object): Promise<void> =>
	new Promise<void>((onAlive, onUncaughtError) => {
		hydrateRoot(
			element,
			<Alive onAlive={onAlive}>
				<Block {...props} />
			</Alive>,
			{ onUncaughtError },
		);
	});
