import type { ReactNode } from 'react';

/** A list of names and values, a line each; what has no value is left out. */
export const FactList = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
	<dl className="kv">
		{facts
			.filter(([, value]) => Boolean(value))
			.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
	</dl>
);
