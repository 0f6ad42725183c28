import type { MouseEvent } from 'react';

interface Option {
	name: string;
	isChosen: boolean;
	/** Address of the option without a script. */
	href: string;
	onClick(event: MouseEvent): void;
}

/** A few ways to show a chart, of which one is chosen. */
export function Choice({ label, options }: { label: string; options: readonly Option[] }) {
	return (
		<div role="group" aria-label={label}>
			<span aria-hidden="true">{label}</span>
			<div className="seg">
				{options.map(({ name, isChosen, href, onClick }) => (
					<a key={name} href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined} onClick={onClick}>
						{name}
					</a>
				))}
			</div>
		</div>
	);
}
