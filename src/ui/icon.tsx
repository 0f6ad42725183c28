const PATHS = {
	search: 'M13.2 13.2 18 18M8.6 15a6.4 6.4 0 1 0 0-12.8 6.4 6.4 0 0 0 0 12.8Z',
	menu: 'M2 5h16M2 10h16M2 15h16',
	up: 'M10 17V4M4 9.5 10 3.5l6 6',
	back: 'M16 10H4M9 4.5 3.5 10 9 15.5',
	link: 'M8.5 11.5 11.5 8.5M7 9 4.7 11.3a3.1 3.1 0 0 0 4.3 4.3L11.3 13.3M13 11l2.3-2.3a3.1 3.1 0 0 0-4.3-4.3L8.7 6.7',
	mail: 'M2 4.5h16v11H2zM2 5l8 6.5L18 5',
	print: 'M5 7V2.5h10V7M5 14.5H2.5V7h15v7.5H15M5 12h10v5.5H5z',
	close: 'M4 4l12 12M16 4 4 16',
	previous: 'M12.5 3.5 6 10l6.5 6.5',
	next: 'M7.5 3.5 14 10l-6.5 6.5',
	calendar: 'M3 4.5h14v13H3zM3 8.5h14M7 2.5v4M13 2.5v4',
	download: 'M10 2.5v10M5.5 8.5 10 13l4.5-4.5M3 17h14',
	place: 'M10 18s6-5.2 6-10a6 6 0 1 0-12 0c0 4.8 6 10 6 10Zm0-7.8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
	play: 'M5 3l12 7-12 7z',
	share: 'M10 12.5v-10M6 6l4-3.7L14 6M6.5 9H4v8.5h12V9h-2.5',
	linkedin: 'M3 3h14v14H3zM6.3 9v5M6.3 6.3h.01M9.5 14V9M9.5 11.2c0-2.6 4.2-2.9 4.2 0V14',
	whatsapp:
		'M3 17.2 4.2 13A7 7 0 1 1 7 15.8zM7.6 7.2c0 3 2.2 5.2 5.2 5.2M7.6 7.2l1-.4.8 1.6-.7.9M12.8 12.4l.4-1-1.6-.8-.9.7',
	document: 'M4.5 2.5H12L15.5 6v11.5h-11zM12 2.5V6h3.5M7 10h6M7 13.5h6',
	feed: 'M3 17h.01M3 10.5a6.5 6.5 0 0 1 6.5 6.5M3 4a13 13 0 0 1 13 13',
} as const;

export type IconName = keyof typeof PATHS;

/** The path of an icon, for islands that need only a few icons. */
export const iconPath = (name: IconName): string => PATHS[name];

/** Icons that point along the line, and are mirrored in right-to-left text. */
const WAYS: readonly string[] = ['back', 'previous', 'next'];

/** A 20 px line icon; there is always text beside it, so it is hidden from assistive technology. */
export const Icon = ({ name }: { name: IconName }) => (
	<svg className={WAYS.includes(name) ? 'icon way' : 'icon'} viewBox="0 0 20 20" aria-hidden="true">
		<path d={PATHS[name]} />
	</svg>
);
