const PATHS = {
	search: 'M13.2 13.2 18 18M8.6 15a6.4 6.4 0 1 0 0-12.8 6.4 6.4 0 0 0 0 12.8Z',
	menu: 'M3 5h14M3 10h14M3 15h14',
	plus: 'M10 3v14M3 10h14',
	back: 'M16 10H4M9 4.5 3.5 10 9 15.5',
	close: 'M4.5 4.5l11 11M15.5 4.5l-11 11',
	list: 'M3 4h14v12H3zM3 8h14M9 8v8',
	thing: 'M3 7l7-4 7 4v7l-7 4-7-4zM3 7l7 4 7-4M10 11v7',
	eye: 'M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Zm8.5 2.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
	restore: 'M4 8h8.5a4 4 0 0 1 0 8H8M7.5 4 4 8l3.5 4',
	merge: 'M4 3v4l6 4 6-4V3M10 11v6M6.5 14 10 17.5 13.5 14',
	up: 'M10 17V4M4 9.5 10 3.5l6 6',
	picture: 'M3 4h14v12H3zM3 13.5l4-4 4 4 2-2 4 4M12.5 8h.1',
	envelope: 'M2.5 4.5h15v11h-15zM2.5 5.5l7.5 6 7.5-6',
	house: 'M3 9.5 10 3.5l7 6V17h-5v-5H8v5H3z',
	unfold: 'M4.5 12.5 10 7l5.5 5.5',
	calendar: 'M3 4.5h14v12H3zM3 8.5h14M7 2.5v4M13 2.5v4',
	down: 'M10 3v13M4 10.5l6 6 6-6',
} as const;

/** A 20 px line icon. It always has a label beside it, so it is hidden from assistive technology. */
export const Icon = ({ name }: { name: keyof typeof PATHS }) => (
	<svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
		<path d={PATHS[name]} />
	</svg>
);
