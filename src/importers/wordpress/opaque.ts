const START =
	/<(pre|code|script|style|textarea)\b|<!--|\[(code|sourcecode|source|php|html|css|js|javascript|sql|bash)\b[^\]]*\]|<[a-zA-Z/][^<>]*>/gi;

/** Finds out whether a place of a text is in code, in a comment or in a tag, where signs are only signs. */
export function opaqueAt(text: string): (at: number) => boolean {
	const lower = text.toLowerCase();
	const ranges: { from: number; to: number }[] = [];
	const endless = new Set<string>();
	for (const match of text.matchAll(START)) {
		if (match.index < (ranges.at(-1)?.to ?? 0)) continue;
		const [whole, element, shortcode] = match;
		const end = element
			? `</${element.toLowerCase()}`
			: shortcode
				? `[/${shortcode.toLowerCase()}]`
				: whole === '<!--'
					? '-->'
					: '';
		const stop = end === '' || endless.has(end) ? -1 : lower.indexOf(end, match.index);
		if (end !== '' && stop < 0) endless.add(end);
		if (end === '' || stop >= 0)
			ranges.push({ from: match.index, to: stop < 0 ? match.index + whole.length : stop + end.length });
	}
	return (at) => {
		let low = 0;
		let high = ranges.length;
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((ranges[middle]?.to ?? 0) <= at) low = middle + 1;
			else high = middle;
		}
		// The tag that begins here is not one that it is in.
		return (ranges[low]?.from ?? Number.POSITIVE_INFINITY) < at;
	};
}
