import { useSyncExternalStore } from 'react';

/** Makes a hook that says whether the window matches a condition, and goes on saying it. */
function hookFor(condition: string): () => boolean {
	const media = matchMedia(condition);
	const listen = (notify: () => void) => {
		media.addEventListener('change', notify);
		return () => media.removeEventListener('change', notify);
	};
	return () => useSyncExternalStore(listen, () => media.matches);
}

/** Whether there is room for something between a text and its panel. */
export const useIsWide = hookFor('(min-width: 1230px)');

/** Whether there is room for the page of readers beside a text. */
export const useHasRoomForPreview = hookFor('(min-width: 1440px)');

/** Whether there is room for a list beside a form. */
export const useIsRoomy = hookFor('(min-width: 992px)');
