import { useEffect, useState } from 'react';
import { type CoverSpec, coverUrl, sectionOf } from '../../../shared/address/cover-url';
import { sceneFor } from '../../../shared/cover/scene-choice';
import type { Look } from '../../../shared/cover/scene-names';
import { ask } from '../../calls';
import { useWords } from '../../words/words';
import type { Relation } from '../choices';
import type { OpenArticle } from '../open/use-article';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Slugs of the chosen tags, which decide on the scene with the headline; undefined until they are read. */
function useTagSlugs(tags: readonly Relation[]): string[] | undefined {
	const keys = tags.map(({ id }) => id).join(',');
	const [known, set] = useState<{ keys: string; slugs: string[] }>({ keys: '', slugs: [] });
	useEffect(() => {
		if (keys === '') return undefined;
		const control = new AbortController();
		ask<{ rows: { slug?: string }[] }>('name/tag', { query: { keys }, signal: control.signal }).then(
			({ rows }) => set({ keys, slugs: rows.flatMap(({ slug }) => slug ?? []) }),
			// Without them it is drawn by its headline alone.
			() => control.signal.aborted || set({ keys, slugs: [] }),
		);
		return () => control.abort();
	}, [keys]);
	if (keys === '') return [];
	return known.keys === keys ? known.slugs : undefined;
}

/** The seed of another drawing: the base with the next number behind it. */
function nextSeed(seed: string, base: string): string {
	const number = seed.startsWith(`${base}-`) ? Number(seed.slice(base.length + 1)) : 1;
	return `${base}-${Number.isInteger(number) ? number + 1 : 2}`;
}

/** The three shapes in which readers see a cover, with the number of lines that each is drawn of. */
const CUTS = [
	{ name: 'wide', lines: 36 },
	{ name: 'square', lines: 24 },
	{ name: 'card', lines: 46 },
] as const;

/** The drawn cover of an article as its fields say, saved or not, in the three shapes of a lead, a row and a card. */
export default function DrawnCover({ of, isReadOnly }: { of: OpenArticle; isReadOnly: boolean }) {
	const { picture, article } = useWords();
	const { form, detail } = of;
	const tags = useTagSlugs((form.shown('tags') ?? []) as Relation[]);
	if (!tags) return null;
	const section = sectionOf({ kind: textOf(form.shown('kind')), type: textOf(form.shown('type')) });
	const base = textOf(form.shown('seo_url')) || String(detail.id);
	const seed = textOf(form.shown('cover_seed')) || base;
	const interviewee = form.shown('interviewee') as { drawn_as?: Look } | null | undefined;
	const scene = sceneFor({ seed, section, title: textOf(form.shown('title')), tags, look: interviewee?.drawn_as });
	const mood = (form.shown('cover_mood') ?? null) as CoverSpec['mood'];
	const src = (lines: 24 | 36 | 46 | 56) => coverUrl({ seed, kind: section, scene, mood }, lines);
	return (
		<div className="fpt">
			<img className="fpt__drawn" src={src(56)} alt={article.cover_drawn_alt} />
			<ul className="fpt__cuts">
				{CUTS.map(({ name, lines }) => (
					<li key={name}>
						<img className={`fpt__${name}`} src={src(lines)} alt="" />
						<span className="meta">{picture.cuts[name]}</span>
					</li>
				))}
			</ul>
			{!isReadOnly && (
				<button type="button" className="btn btn--line" onClick={() => form.change('cover_seed', nextSeed(seed, base))}>
					{article.cover_other}
				</button>
			)}
		</div>
	);
}
