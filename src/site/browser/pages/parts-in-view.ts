/** Part of the window's height above which a part has begun for who reads. */
const READ = 0.3;

/**
 * Marks in the list of a page's parts the one that is being read, and keeps it in view in the list.
 * @param list holds a link to each part
 */
export function followParts(list: HTMLElement): void {
	const links = [...list.querySelectorAll<HTMLAnchorElement>('a')];
	const parts = links.map((link) => document.getElementById(link.hash.slice(1)));
	let current: HTMLAnchorElement | undefined;
	const look = () => {
		const begun = parts.findLastIndex((part) => part && part.getBoundingClientRect().top <= innerHeight * READ);
		const link = links[begun];
		if (link === current) return;
		current?.removeAttribute('aria-current');
		link?.setAttribute('aria-current', 'true');
		current = link;
		const row = links[0]?.closest('ul');
		if (!row) return;
		// Above the first part the row is at its beginning. Not scrollIntoView, which would move the page too.
		if (!link) row.scrollLeft = 0;
		else
			row.scrollLeft +=
				link.getBoundingClientRect().left - row.getBoundingClientRect().left - (row.clientWidth - link.offsetWidth) / 2;
	};
	let isDue = false;
	addEventListener(
		'scroll',
		() => {
			if (isDue) return;
			isDue = true;
			requestAnimationFrame(() => {
				isDue = false;
				look();
			});
		},
		{ passive: true },
	);
	look();
}
