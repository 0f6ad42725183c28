import { type ReactNode, useEffect, useState } from 'react';
import { ask } from '../../calls';
import type { EntityDescription } from '../../entities';
import { useWords } from '../../words/words';
import type { ArticleDetail } from '../article';
import { Blocks } from './blocks';
import { Fields } from './fields';
import type { Comparison } from './states';

interface DifferencesProps {
	entity: EntityDescription;
	detail: ArticleDetail;
	/** Names of the two states, as the call knows them. */
	from: string;
	to: string;
	/** What the two are called on the screen. */
	names: { before: string; after: string };
	/** The sentence above the differences. */
	line: string;
	/** Fields that count as the same, whatever they are. */
	leftOut: readonly string[];
	/** Called once the differences are known, with the names of the fields that have some. */
	onFound?(fields: string[]): void;
	children?: ReactNode;
}

/** Leaves fields out of a comparison. */
function without({ from, to, ...rest }: Comparison, names: readonly string[]): Comparison {
	const same = Object.fromEntries(names.map((name) => [name, from.fields[name]]));
	return { ...rest, from, to: { ...to, fields: { ...to.fields, ...same } } };
}

/** Names of the fields in which two states differ. */
function changedFields({ from, to, blocks }: Comparison): string[] {
	const isOther = (name: string) => JSON.stringify(from.fields[name]) !== JSON.stringify(to.fields[name]);
	return [...(blocks.some(({ is }) => is !== 'same') ? ['html'] : []), ...Object.keys(to.fields).filter(isOther)];
}

/** What differs between two states of an article, its text block by block. */
export function Differences({ entity, detail, from, to, names, line, leftOut, onFound, children }: DifferencesProps) {
	const { states } = useWords();
	const [compared, find] = useState<Comparison>();
	const [isLost, lose] = useState(false);
	const left = leftOut.join(' ');
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for other states alone.
	useEffect(() => {
		const ending = new AbortController();
		lose(false);
		ask<Comparison>(`article/${detail.id}/compare`, { query: { from, to }, signal: ending.signal })
			.then((answer) => {
				const found = without(answer, left.split(' '));
				find(found);
				onFound?.(changedFields(found));
			})
			.catch(() => {
				if (!ending.signal.aborted) lose(true);
			});
		return () => ending.abort();
	}, [detail.id, from, to, left]);
	const differing = compared?.blocks.filter(({ is }) => is !== 'same') ?? [];
	return (
		<section className="dlg__diff" aria-label={line} aria-busy={!compared && !isLost}>
			{isLost && <p className="error">{states.away_line}</p>}
			{compared && (
				<>
					<p>{line}</p>
					<Fields entity={entity} comparison={compared} isBeside={false} sides={names} />
					{differing.length > 0 && <Blocks blocks={differing} isBeside={false} names={names} lang={detail.edition} />}
					{children}
				</>
			)}
		</section>
	);
}
