import { useSyncExternalStore } from 'react';

/** From here on there is room for a third column beside a text and its panel. */
const WIDE = matchMedia('(min-width: 1230px)');
const listen = (notify: () => void) => {
	WIDE.addEventListener('change', notify);
	return () => WIDE.removeEventListener('change', notify);
};

/** Whether there is room for something between a text and its panel. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, () => WIDE.matches);
