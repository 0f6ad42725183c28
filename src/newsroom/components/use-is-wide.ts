import { useSyncExternalStore } from 'react';

/** From here on there is room for a third column beside a text and its panel. */
const WIDE = matchMedia('(min-width: 1230px)');
const listen = (tell: () => void) => {
	WIDE.addEventListener('change', tell);
	return () => WIDE.removeEventListener('change', tell);
};

/** Whether there is room for something between a text and its panel. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, () => WIDE.matches);
