import { unbrokenParts } from '../../editions/no-break';

/** A text whose numbers, units, dates and "e-" words stay on one line each. */
export function Unbroken({ text }: { text: string }) {
	const parts = unbrokenParts(text);
	if (parts.length === 1) return parts[0];
	return parts.map((part, i) =>
		i % 2 === 1 ? (
			<span key={i} className="nb">
				{part}
			</span>
		) : (
			part
		),
	);
}
