import { useMemo, useState } from 'react';
import { numbersThatDiffer } from '../../shared/text/numbers-that-differ';
import { Difference } from '../components/history/revisions';
import { say } from '../components/toasts';
import { insertInto } from '../editor/insertion';
import { staffFile } from '../media/staff-file';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';
import { type Block, blocksOf, type Compared, compareBlocks, type Texts } from './blocks';
import type { TranslationBeside } from './translation';

const textOf = (blocks: readonly Block[]) => blocks.map(({ text }) => text).join('\n');

/** A block of the source: its words, what has changed in them, and the button that copies it unchanged. */
function Part({ of: { is, block, before }, canCopy }: { of: Compared; canCopy: boolean }) {
	const { translation } = useWords();
	const { copied, src, text, isHeading } = block;
	const words =
		is === 'changed' && before !== undefined ? (
			<Difference before={before} after={text} />
		) : is === 'gone' ? (
			<p className="diff">
				<del>{text}</del>
			</p>
		) : (
			<p className={isHeading ? 'diff bsd__h' : 'diff'}>{text}</p>
		);
	return (
		<li className={is === 'same' ? undefined : `bsd__${is}`}>
			{(is !== 'same' || copied) && (
				<p className="meta">
					{is !== 'same' && <b>{translation.blocks[is]}</b>}
					{copied && <span>{translation.copied[copied]}</span>}
					{copied && canCopy && is !== 'gone' && (
						<button
							type="button"
							className="link"
							onClick={() => say(insertInto(block.html) ? translation.copy_done : translation.copy_not)}
						>
							{translation.copy}
						</button>
					)}
				</p>
			)}
			{/* The caption below describes the picture. */}
			{src !== undefined && is !== 'gone' && <img src={staffFile(src)} alt="" loading="lazy" />}
			{words}
		</li>
	);
}

/** Numbers and dates that only one of the two texts contains. */
function Numbers({ of, own }: { of: TranslationBeside; own: Texts }) {
	const { translation } = useWords();
	const found = useMemo(
		() =>
			numbersThatDiffer(
				{ text: textOf(blocksOf(of.now)), notation: { locale: of.locales.source } },
				{ text: textOf(blocksOf(own)), notation: { locale: of.locales.translation } },
			),
		[of, own],
	);
	const n = found.source.length + found.translation.length;
	return (
		<section aria-labelledby="numbers">
			<h2 id="numbers">
				{translation.numbers} <span className="n">{n}</span>
			</h2>
			{n > 0 && (
				<dl className="kv2">
					{(['source', 'translation'] as const).map((one) => (
						<div key={one}>
							<dt>{translation.only_in[one]}</dt>
							<dd>{found[one].join(' · ') || '–'}</dd>
						</div>
					))}
				</dl>
			)}
			<p className="help">{translation.numbers_agree({ n: found.agree })}</p>
		</section>
	);
}

interface SourceProps {
	of: TranslationBeside;
	/** The current words of the translation; undefined where nothing is written yet. */
	own: Texts | undefined;
	/** True where the translation can be edited. */
	canCopy: boolean;
	onConfirm?: (() => void) | undefined;
}

/** The source of a translation, block by block, with its changes since the two last matched. */
export function Source({ of, own, canCopy, onConfirm }: SourceProps) {
	const { translation } = useWords();
	const [isShort, shorten] = useState(false);
	const { row, followed, now } = of;
	const parts = useMemo(() => compareBlocks(blocksOf(followed ?? now), blocksOf(now)), [followed, now]);
	const changed = parts.filter(({ is }) => is !== 'same');
	const name = siteConfig.editions.find(({ code }) => code === row.source_edition)?.name ?? row.source_edition;
	return (
		<aside className="bsd" aria-label={translation.source_of({ edition: name })}>
			<header>
				<h2>{translation.source_of({ edition: name })}</h2>
				<p className="meta">
					{row.followed_revision === null || followed
						? translation.versions({
								n: row.source_version,
								followed: row.followed_revision ?? 0,
								blocks: changed.length,
							})
						: translation.not_kept({ n: row.source_version })}
				</p>
				{changed.length > 0 && (
					<label className="check">
						<input type="checkbox" checked={isShort} onChange={({ target }) => shorten(target.checked)} />
						{translation.changed_only}
					</label>
				)}
				{onConfirm && (
					<button type="button" className="btn btn--line" onClick={onConfirm}>
						{translation.acts.confirm}
					</button>
				)}
			</header>
			{own && <Numbers of={of} own={own} />}
			<ol lang={row.source_edition}>
				{(isShort ? changed : parts).map((part, n) => (
					<Part key={`${n}${part.is}`} of={part} canCopy={canCopy} />
				))}
			</ol>
		</aside>
	);
}
