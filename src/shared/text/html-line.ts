import { INLINE, MARKS } from './html-rules';
import type { HtmlElement } from './html-tree';

type Child = HtmlElement | string;

/** A text, a picture or a break, and the formatting around it by its tag. */
interface Run {
	what: Child;
	marks: Record<string, Record<string, string>>;
}

const BLANK = /^\s*$/;
const isBreak = (what: Child | undefined) => typeof what === 'object' && what.tag === 'br';
const showsNothing = (what: Child) => (typeof what === 'string' ? BLANK.test(what) : what.tag === 'br');

/** The runs of a line in their order; where formatting is nested in the same formatting, only the outer one counts. */
function runsOf(children: readonly Child[], marks: Run['marks'], out: Run[]): Run[] {
	for (const child of children) {
		if (typeof child === 'string' || !INLINE.has(child.tag)) out.push({ what: child, marks });
		else runsOf(child.children, { [child.tag]: child.attributes, ...marks }, out);
	}
	return out;
}

/** Folds blanks as a browser shows them: one between words, none at the ends of a line. */
function foldBlanks(runs: readonly Run[]): Run[] {
	let afterBlank = true;
	const folded = runs.map(({ what, marks }) => {
		if (typeof what !== 'string') {
			afterBlank = isBreak(what);
			return { what, marks };
		}
		const one = what.replace(/[ \t\n\f\r]+/g, ' ');
		const text = afterBlank ? one.replace(/^ /, '') : one;
		if (text !== '') afterBlank = text.endsWith(' ');
		return { what: text, marks };
	});
	let beforeEnd = true;
	const out: Run[] = [];
	for (const { what, marks } of folded.toReversed()) {
		const kept = typeof what === 'string' && beforeEnd ? what.replace(/ $/, '') : what;
		if (kept === '') continue;
		beforeEnd = isBreak(kept);
		out.unshift({ what: kept, marks });
	}
	return out;
}

/** In a caption a break is kept only between two lines. */
const withoutIdleBreaks = (runs: readonly Run[]): Run[] =>
	runs.filter(({ what }, at) => !isBreak(what) || (at > 0 && !isBreak(runs[at - 1]?.what)));

function withoutLastBreaks(runs: readonly Run[]): Run[] {
	const last = runs.findLastIndex(({ what }) => !isBreak(what));
	return runs.slice(0, last + 1);
}

/** Browsers drop the first line end of a `pre`. */
function withoutFirstLineEnds(runs: readonly Run[]): Run[] {
	const out: Run[] = [];
	for (const { what, marks } of runs) {
		const kept = out.length === 0 && typeof what === 'string' ? what.replace(/^\n+/, '') : what;
		if (kept !== '') out.push({ what: kept, marks });
	}
	return out;
}

/** The attributes of formatting as one text to compare by; undefined where a run has none of the kind. */
const sameness = (attributes: Record<string, string> | undefined) => attributes && JSON.stringify(attributes);

/** The runs as elements, each kind of formatting outside of those that follow it in `MARKS`. */
function nest(runs: readonly Run[], depth: number): Child[] {
	const tag = MARKS[depth];
	if (tag === undefined) return joined(runs.map(({ what }) => what));
	const groups: Run[][] = [];
	for (const run of runs) {
		const last = groups.at(-1);
		if (last?.[0] && sameness(last[0].marks[tag]) === sameness(run.marks[tag])) last.push(run);
		else groups.push([run]);
	}
	// Formatting around nothing leaves its blanks behind, which join the words beside them.
	const kept = groups.map((group) =>
		group[0]?.marks[tag] && group.every(({ what }) => showsNothing(what))
			? group.map(({ what, marks: { [tag]: _, ...marks } }) => ({ what, marks }))
			: group,
	);
	const out: Child[] = [];
	let plain: Run[] = [];
	for (const group of kept) {
		const attributes = group[0]?.marks[tag];
		if (attributes === undefined) {
			plain.push(...group);
			continue;
		}
		out.push(...nest(plain, depth + 1));
		plain = [];
		out.push({ tag, attributes, children: nest(group, depth + 1), isImplied: false });
	}
	return joined([...out, ...nest(plain, depth + 1)]);
}

function joined(children: readonly Child[]): Child[] {
	const out: Child[] = [];
	for (const child of children) {
		const last = out.at(-1);
		if (typeof child === 'string' && typeof last === 'string') out[out.length - 1] = last + child;
		else out.push(child);
	}
	return out;
}

/**
 * A line in its canonical form: blanks folded, formatting in the order of `MARKS` and never inside itself, nothing
 * invisible at its ends. A line that shows nothing becomes empty.
 * @param of tag of the element that holds the line
 */
export function canonicalLine(children: readonly Child[], of: string): Child[] {
	const runs = runsOf(children, {}, []);
	const isCaption = of === 'caption' || of === 'figcaption' || of === 'dt';
	const tidy =
		of === 'pre'
			? withoutFirstLineEnds(runs)
			: withoutLastBreaks(isCaption ? withoutIdleBreaks(foldBlanks(runs)) : foldBlanks(runs));
	return tidy.every(({ what }) => showsNothing(what)) ? [] : nest(tidy, 0);
}
