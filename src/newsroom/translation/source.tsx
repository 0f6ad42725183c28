import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { numbersThatDiffer } from '../../shared/text/compare/numbers-that-differ';
import { isTranslatable, untranslatedBlocks } from '../../shared/text/compare/untranslated';
import { Difference } from '../components/history/revisions';
import { say } from '../components/toasts';
import { insertInto } from '../editor/insertion';
import { staffFile } from '../media/staff-file';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';
import { type Block, blocksOf, type Compared, compareBlocks, sourceBlocks, type Texts } from './blocks';
import type { TranslationBeside } from './translation';

const textOf = (blocks: readonly Block[], without: ReadonlySet<string>) =>
	blocks
		.map(({ text }) => text)
		.filter((text) => !without.has(text))
		.join('\n');

interface PartProps {
	of: Compared;
	/** True where the translation can be edited. */
	canCopy: boolean;
	/** True where the translation still has its words as they are. */
	isUntranslated: boolean;
}

/** A block of the source: its words, what has changed in them, and the button that puts it into the translation. */
function Part({ of: { is, block, before }, canCopy, isUntranslated }: PartProps) {
	const { translation } = useWords();
	const { copied, src, text, isHeading, html, copy = html } = block;
	const isCopied = canCopy && copy !== '' && (is === 'new' || (copied !== undefined && is !== 'gone'));
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
			{(is !== 'same' || copied || isUntranslated) && (
				<p className="meta">
					{is !== 'same' && <b>{translation.blocks[is]}</b>}
					{isUntranslated && <span className="bsd__todo">{translation.not_translated}</span>}
					{copied && <span>{translation.copied[copied]}</span>}
					{isCopied && (
						<button
							type="button"
							className="link"
							onClick={() => say(insertInto(copy) ? translation.copy_done : translation.copy_not)}
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

interface NumbersProps {
	of: TranslationBeside;
	own: Texts;
	/** Words of the blocks that are not translated yet. */
	left: ReadonlySet<string>;
}

/** Numbers and dates that only one of the two texts contains, as far as it is translated. */
function Numbers({ of, own, left }: NumbersProps) {
	const { translation } = useWords();
	const found = useMemo(
		() =>
			numbersThatDiffer(
				{ text: textOf(blocksOf(of.now), left), notation: { locale: of.locales.source } },
				{ text: textOf(blocksOf(own), left), notation: { locale: of.locales.translation } },
			),
		[of, own, left],
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
	/** Address of the screen with the fields of the translation. */
	fields?: string | undefined;
}

/** How many blocks of the source are translated. */
function Progress({ all, left }: { all: readonly Block[]; left: ReadonlySet<string> }) {
	const { translation } = useWords();
	const words = all.filter(({ text }) => isTranslatable(text));
	const done = words.filter(({ text }) => !left.has(text)).length;
	if (words.length === 0) return null;
	const said = translation.translated({ done, n: words.length });
	return (
		<p className="bsd__done">
			<progress max={words.length} value={done} aria-hidden="true" />
			<span>{said}</span>
		</p>
	);
}

const NONE: ReadonlySet<string> = new Set();

/** The source of a translation, block by block, with its changes since the two last matched. */
export function Source({ of, own, canCopy, onConfirm, fields }: SourceProps) {
	const { translation } = useWords();
	const [isShort, shorten] = useState(false);
	const { row, followed, now } = of;
	const blocks = useMemo(() => sourceBlocks(now, of.copy), [now, of.copy]);
	const parts = useMemo(() => compareBlocks(followed ? blocksOf(followed) : blocks, blocks), [followed, blocks]);
	const left = useMemo(() => {
		if (!own) return NONE;
		const texts = (of: readonly Block[]) => of.map(({ text }) => text);
		return new Set(untranslatedBlocks(texts(blocksOf(own)), texts(blocks)));
	}, [own, blocks]);
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
				{fields && (
					<Link className="link" to={fields}>
						{translation.all_fields}
					</Link>
				)}
				{own && <Progress all={blocks} left={left} />}
				{onConfirm && (
					<button type="button" className="btn btn--line" onClick={onConfirm}>
						{translation.acts.confirm}
					</button>
				)}
			</header>
			{own && <Numbers of={of} own={own} left={left} />}
			<ol lang={row.source_edition}>
				{(isShort ? changed : parts).map((part, n) => (
					<Part
						key={`${n}${part.is}`}
						of={part}
						canCopy={canCopy}
						isUntranslated={part.is !== 'gone' && left.has(part.block.text)}
					/>
				))}
			</ol>
		</aside>
	);
}
