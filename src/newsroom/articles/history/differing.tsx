import { useWords } from '../../words/words';
import type { ComparedBlock } from './states';

type Side = 'before' | 'after';

/** Words that only one side has. Hidden text says so to screen readers, which announce neither colour nor underline. */
function Mark({ side, text }: { side: Side; text: string }) {
	const { history } = useWords();
	const Tag = side === 'before' ? 'del' : 'ins';
	if (text === '') return null;
	return (
		<Tag>
			<span className="vh" lang={document.documentElement.lang}>
				{' '}
				{side === 'before' ? history.deleted : history.added}{' '}
			</span>
			{text}
			<span className="vh" lang={document.documentElement.lang}>
				{' '}
				{history.end}{' '}
			</span>
		</Tag>
	);
}

/** Shows both sides of a block as one text: each deletion and insertion is marked in its place. */
export function InOne({ block: { before, after, runs } }: { block: ComparedBlock }) {
	if (!before || !after) return <Mark side={before ? 'before' : 'after'} text={before?.text ?? after?.text ?? ''} />;
	let at = 0;
	return (
		<>
			{runs.map(({ from, to, fromLater, toLater }) => {
				const same = before.text.slice(at, from);
				at = to;
				return (
					<span key={`${from}-${fromLater}`}>
						{same}
						<Mark side="before" text={before.text.slice(from, to)} />
						<Mark side="after" text={after.text.slice(fromLater, toLater)} />
					</span>
				);
			})}
			{before.text.slice(at)}
		</>
	);
}

/** Shows one side of a block, with the words marked that the other side lacks. */
export function OneSide({ block, side }: { block: ComparedBlock; side: Side }) {
	const text = block[side]?.text ?? '';
	if (block.is === 'gone' || block.is === 'new') return <Mark side={side} text={text} />;
	let at = 0;
	return (
		<>
			{block.runs.map((run) => {
				const [from, to] = side === 'before' ? [run.from, run.to] : [run.fromLater, run.toLater];
				const same = text.slice(at, from);
				at = to;
				return (
					<span key={`${run.from}-${run.fromLater}`}>
						{same}
						<Mark side={side} text={text.slice(from, to)} />
					</span>
				);
			})}
			{text.slice(at)}
		</>
	);
}

/** Lists link addresses and picture descriptions that only one side of a block has. */
export function Details({ block: { details } }: { block: ComparedBlock }) {
	const { history } = useWords();
	if (!details) return null;
	return (
		<div className="cmp__more">
			<b>{history.shown}</b>
			<ul>
				{(['before', 'after'] as const).flatMap((side) =>
					details[side].map((one) => (
						<li key={side + one}>
							<Mark side={side} text={one} />
						</li>
					)),
				)}
			</ul>
		</div>
	);
}
