import type { BodyPart } from '../../blocks/body/drawn-parts';
import { Chart } from '../../blocks/chart/chart';
import { usePage } from '../../render/contexts';
import { CalculatorInText } from '../tool/calculator-in-text';
import type { Drawn } from './load-drawn';

interface DrawnPartProps {
	/** All parts of the text, and the number of this one among them. */
	parts: readonly BodyPart[];
	n: number;
	drawn: Drawn;
}

/** A chart or a calculator of a text; nothing where readers have none. */
export function DrawnPart({ parts, n, drawn }: DrawnPartProps) {
	const { site } = usePage();
	const part = parts[n];
	if (part?.kind === 'calculator') {
		const data = drawn.calculators.get(part.calculator);
		if (!data) return null;
		const isFirst = parts.findIndex(({ kind }) => kind === 'calculator') === n;
		return (
			<>
				{/* The first view of the page does not wait for it. */}
				{isFirst && <link rel="stylesheet" href={site.assets.pageStyles.calculator} />}
				<CalculatorInText data={data} n={n} />
			</>
		);
	}
	if (part?.kind !== 'series') return null;
	const series = drawn.series.get(part.slug);
	return series ? (
		<div className="prose">
			<Chart series={series} />
		</div>
	) : null;
}
