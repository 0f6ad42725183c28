import { useWords } from '../../words/words';
import { Details, InOne, OneSide } from './differing';
import type { ComparedBlock } from './states';

interface BlocksProps {
	blocks: readonly ComparedBlock[];
	isBeside: boolean;
	/** Names of the two states. */
	names: { before: string; after: string };
	/** Edition in whose language the blocks are written. */
	lang: string;
	/** Puts the block of the first state back; undefined where that is not allowed. */
	onPutBack?: ((block: ComparedBlock) => void) | undefined;
}

/** Characters of a block that a button repeats to say which one it means. */
const FEW = 40;

interface WordsProps {
	block: ComparedBlock;
	side?: 'before' | 'after';
	isHeading: boolean;
	lang: string;
}

function Words({ block, side, isHeading, lang }: WordsProps) {
	const src = (side ? block[side] : (block.after ?? block.before))?.src;
	return (
		<>
			{/* The caption below describes the picture. */}
			{src !== undefined && <img src={src} alt="" loading="lazy" />}
			<p className={isHeading ? 'diff cmp__h' : 'diff'} lang={lang}>
				{side ? <OneSide block={block} side={side} /> : <InOne block={block} />}
			</p>
		</>
	);
}

function Block({ block, isBeside, names, lang, onPutBack }: Omit<BlocksProps, 'blocks'> & { block: ComparedBlock }) {
	const { history } = useWords();
	const { is, is_moved, before, after, runs, details } = block;
	const shown = before ?? after;
	if (!shown) return null;
	const kind = history.kinds[shown.kind];
	const isHeading = shown.kind === 'heading';
	return (
		<li className={`cmp__b cmp__b--${is}`}>
			<p className="cmp__is">
				{is !== 'same' && <b>{is_moved ? history.blocks.moved : history.blocks[is]}</b>} <span>{kind}</span>
			</p>
			<div className={isBeside ? 'cmp__two' : 'cmp__one'}>
				{isBeside ? (
					(['before', 'after'] as const).map((side) => (
						<div key={side}>
							<span className="cmp__of">{names[side]}</span>
							{block[side] ? (
								<Words block={block} side={side} isHeading={isHeading} lang={lang} />
							) : (
								<p className="nil" aria-hidden="true">
									–
								</p>
							)}
						</div>
					))
				) : (
					<Words block={block} isHeading={isHeading} lang={lang} />
				)}
				<Details block={block} />
				{is === 'changed' && runs.length === 0 && !details && <p className="help">{history.markup}</p>}
			</div>
			{block.place && before && onPutBack && (
				<button
					type="button"
					className="link cmp__back"
					aria-label={history.put_back_of({ kind, words: before.text.slice(0, FEW) || history.empty })}
					onClick={() => onPutBack(block)}
				>
					{history.put_back}
				</button>
			)}
		</li>
	);
}

/** Groups neighbouring blocks: unchanged ones together, each changed one alone. */
function grouped(blocks: readonly ComparedBlock[]): ComparedBlock[][] {
	const out: ComparedBlock[][] = [];
	for (const block of blocks) {
		const last = out.at(-1);
		if (last && block.is === 'same' && last[0]?.is === 'same' && !block.place && !last[0].place) last.push(block);
		else out.push([block]);
	}
	return out;
}

/** The blocks of two texts: changed ones are open, unchanged ones are folded. */
export function Blocks({ blocks, ...rest }: BlocksProps) {
	const { history } = useWords();
	const keyOf = ({ before, after }: ComparedBlock) => `${before?.number ?? ''}:${after?.number ?? ''}`;
	return (
		<ol className="cmp">
			{grouped(blocks).map((group) => {
				const [first] = group as [ComparedBlock];
				if (first.is !== 'same' || first.place) return <Block key={keyOf(first)} block={first} {...rest} />;
				return (
					<li key={keyOf(first)}>
						<details className="cmp__same">
							<summary>{history.same_blocks({ n: group.length })}</summary>
							<ol className="cmp">
								{group.map((block) => (
									<Block key={keyOf(block)} block={block} {...rest} />
								))}
							</ol>
						</details>
					</li>
				);
			})}
		</ol>
	);
}
