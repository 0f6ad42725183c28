import { diffWordsWithSpace, type Change as Part } from 'diff';
import { Link, useSearchParams } from 'react-router';
import type { ActorKind } from '../../../shared/site/actor-kinds';
import { actionWord, actorName } from '../../screens/change-line';
import { useWords } from '../../words/words';
import { eachRow } from '../each-row';
import { Moment } from '../moment';

/** A state of a row that was kept. */
export interface Revision {
	number: number;
	verb: string;
	actor: string;
	actor_kind: ActorKind | null;
	note: string | null;
	created_at: number;
	snapshot: Readonly<Record<string, unknown>>;
}

/** Words that went and words that came. */
export function Difference({ before, after }: { before: string; after: string }) {
	return (
		<p className="diff">
			{diffWordsWithSpace(before, after).map((part: Part, n) =>
				part.added ? <ins key={n}>{part.value}</ins> : part.removed ? <del key={n}>{part.value}</del> : part.value,
			)}
		</p>
	);
}

type Readable = readonly [string, string][];

/** What differs between two states, value by value. */
export function Differences({ before, after }: { before: Readable; after: Readable }) {
	const { history } = useWords();
	const old = new Map(before);
	const differing = after.filter(([name, text]) => old.get(name) !== text);
	if (differing.length === 0) return <p>{history.same}</p>;
	return differing.map(([name, text]) => (
		<section key={name} className="dblock">
			<h3>{name}</h3>
			<Difference before={old.get(name) ?? ''} after={text} />
		</section>
	));
}

interface ComparedProps {
	revision: Revision;
	earlier: Revision | undefined;
	/** Every value of a state that people read, by its name. */
	readable(state: Revision['snapshot']): [string, string][];
}

/** What differs between a state and the one before it, value by value. */
export function Compared({ revision, earlier, readable }: ComparedProps) {
	const words = useWords();
	if (!earlier) return <p className="help">{words.history.first}</p>;
	return (
		<>
			<p className="help">{words.history.against({ n: earlier.number })}</p>
			<Differences before={readable(earlier.snapshot)} after={readable(revision.snapshot)} />
		</>
	);
}

/** The states of a row, newest first: who, what, when, in whose words. */
export function Revisions({ revisions, chosen }: { revisions: readonly Revision[]; chosen: Revision }) {
	const words = useWords();
	const [given] = useSearchParams();
	// A row that a text names has it in the query.
	const stateAddress = (number: number) => {
		const query = new URLSearchParams(given);
		query.set('revision', String(number));
		return `?${query}`;
	};
	return (
		<nav aria-label={words.history.revisions}>
			<ol className="revs">
				{eachRow(
					revisions,
					({ number }) => number,
					'item',
					(one) => (
						<li key={one.number}>
							<Link to={stateAddress(one.number)} replace aria-current={one === chosen ? 'true' : undefined}>
								<span className="rn">{one.number}</span>
								<span>
									<b>{actorName(one, words)}</b> {actionWord(one.verb, words)}, <Moment at={one.created_at} />
									{one === revisions[0] && <span className="meta"> {words.history.now}</span>}
									{one.note && <span className="rm">{one.note}</span>}
								</span>
							</Link>
						</li>
					),
				)}
			</ol>
		</nav>
	);
}
