import { usePage } from '../../render/contexts';

/** Page numbers to offer in a long list: the first, the last, the neighbours; 0 marks those left out between. */
export function pageNumbers(page: number, pages: number): number[] {
	const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
	const numbers: number[] = [];
	for (const number of [...new Set(wanted)].sort((a, b) => a - b)) {
		const before = numbers.at(-1) ?? 0;
		// A single number takes no more room than the gap that would replace it.
		if (number - before === 2) numbers.push(number - 1);
		else if (number - before > 2) numbers.push(0);
		numbers.push(number);
	}
	return numbers;
}

interface PagingProps {
	/** 1 and up. */
	page: number;
	/** Number of pages; nothing is drawn for one. */
	pages: number;
	href: (page: number) => string;
}

/** Previous and next page, and the numbers worth offering, as plain links. */
export function Paging({ page, pages, href }: PagingProps) {
	const { words } = usePage().edition;
	if (pages < 2) return null;
	return (
		<nav className="pages" aria-label={words.pages}>
			{page > 1 && (
				<a className="btn btn--line btn--s prev" href={href(page - 1)} rel="prev" aria-label={words.previous_page}>
					<span className="way" aria-hidden="true">
						←
					</span>{' '}
					<span className="text">{words.previous_page}</span>
				</a>
			)}
			<ol>
				{pageNumbers(page, pages).map((number, i, all) => {
					if (number === 0)
						return (
							<li key={`after ${all[i - 1]}`} aria-hidden="true">
								…
							</li>
						);
					return (
						<li key={number}>
							<a
								href={href(number)}
								aria-label={words.page_number({ page: number })}
								aria-current={number === page ? 'page' : undefined}
							>
								{number}
							</a>
						</li>
					);
				})}
			</ol>
			{page < pages && (
				<a className="btn btn--line btn--s next" href={href(page + 1)} rel="next" aria-label={words.next_page}>
					<span className="text">{words.next_page}</span>{' '}
					<span className="way" aria-hidden="true">
						→
					</span>
				</a>
			)}
		</nav>
	);
}
