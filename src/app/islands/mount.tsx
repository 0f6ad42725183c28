import { type ComponentProps, type ComponentType, createElement, type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import { Lightbox, type LightboxProps } from './lightbox';

/** The blocks that come alive, by the name in `data-island`. */
const islands = { gallery: Gallery };

export type IslandName = keyof typeof islands;
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof islands)[Name]>;

/** Draws its child, and says when it is alive. */
function Alive({ onAlive, children }: { onAlive(): void; children: ReactNode }) {
	useEffect(onAlive, [onAlive]);
	return children;
}

/**
 * Brings one island to life, and answers when it listens.
 * @throws for a name that the table does not have, or a block that fails when it is drawn
 */
export async function hydrate(element: HTMLElement): Promise<void> {
	const name = element.dataset.island ?? '';
	const Block = (islands as Record<string, ComponentType<never>>)[name] as ComponentType<object> | undefined;
	if (!Block) throw new Error(`no island is named ${name}`);
	const props = JSON.parse(element.dataset.props ?? '{}') as object;
	await new Promise<void>((onAlive, onUncaughtError) => {
		hydrateRoot(element, <Alive onAlive={onAlive}>{createElement(Block, props)}</Alive>, { onUncaughtError });
	});
}

/** Opens the lightbox over a page that has no island. */
export function openLightbox(props: LightboxProps): void {
	const place = document.body.appendChild(document.createElement('div'));
	const root = createRoot(place);
	const close = () => {
		root.unmount();
		place.remove();
	};
	startTransition(() => root.render(<Lightbox {...props} onClose={close} />));
}
