import { Difference } from '../../components/history/revisions';
import { readValue } from '../../components/read-value';
import type { EntityDescription } from '../../entities';
import { named, useWords, type Words } from '../../words/words';
import { relationNames } from '../article';
import type { Comparison } from './states';

/** What people read of a state but its text, by its name. */
function readable(
	entity: EntityDescription,
	fields: Readonly<Record<string, unknown>>,
	names: Comparison['names'],
	words: Words,
): [string, string][] {
	const own = entity.fields.filter(({ is_fixed, name }) => !is_fixed && name !== 'html').map(({ name }) => name);
	const label = (name: string) => (name === 'title' ? words.article.headline : named(words.fields, name));
	const linked = (name: (typeof relationNames)[number]) => {
		const numbers = Array.isArray(fields[name]) ? (fields[name] as number[]) : [];
		return numbers.map((number) => names[name][number] ?? `#${number}`).join('\n');
	};
	return [
		// Words that were not taken were nowhere on the way to readers.
		...(fields.status === undefined
			? []
			: [[words.fields.status, named(words.choices.status, String(fields.status))] as [string, string]]),
		...own.map((name): [string, string] => [label(name), readValue(name, fields[name], words)]),
		...relationNames.map((name): [string, string] => [words.article.relations[name], linked(name)]),
	];
}

interface FieldsProps {
	entity: EntityDescription;
	comparison: Comparison;
	isBeside: boolean;
	/** What the two states are called. */
	sides: { before: string; after: string };
}

/** What differs between two states but in their text, field by field. */
export function Fields({ entity, comparison: { from, to, names }, isBeside, sides }: FieldsProps) {
	const words = useWords();
	const before = new Map(readable(entity, from.fields, names, words));
	const differing = readable(entity, to.fields, names, words).filter(
		([name, text]) => before.has(name) && before.get(name) !== text,
	);
	if (differing.length === 0) return <p className="help">{words.history.same}</p>;
	return differing.map(([name, text]) => {
		const old = before.get(name) ?? '';
		return (
			<section key={name} className="dblock">
				<h3>{name}</h3>
				{isBeside ? (
					<div className="cmp__two">
						{(['before', 'after'] as const).map((side) => (
							<div key={side}>
								<span className="cmp__of">{sides[side]}</span>
								<p className="diff">{(side === 'before' ? old : text) || <span className="nil">–</span>}</p>
							</div>
						))}
					</div>
				) : (
					<Difference before={old} after={text} />
				)}
			</section>
		);
	});
}
