import type { Node } from 'prosemirror-model';
import type { Step } from 'prosemirror-transform';
import { htmlOf } from '../document-html';
import { placesOf } from '../places';
import { type StepRecord, stepOf } from '../steps';
import { Authors } from './authors';
import { followed, type Owned, type OwnedRun, ownedBy } from './owned';
import { StepOwned } from './step-owned';

/** A saved state of a text. */
export interface KeptText {
	/** Number of the revision. */
	number: number;
	html: string;
	/** Key of the account that saved it; null where the account was removed. */
	who: string | null;
	/** Unix seconds. */
	at: number;
	/** Number of the revision that the text, or a block of it, was taken from. */
	source?: number;
}

/** A step of a text, as it was accepted. */
export interface KeptStep {
	number: number;
	who: string | null;
	at: number;
	/** True where a whole text was put in the place of another, which is no step of an editor. */
	isWhole: boolean;
	step: StepRecord;
}

/** Everything that was kept of how a text came about. */
export interface TextHistory {
	/** Oldest first. */
	kept: readonly KeptText[];
	/** The steps that lead, one after the other, to the current text; oldest first. */
	steps: readonly KeptStep[];
	/** The current text. */
	standing: Node;
}

/** A text, and the author of each of its characters. */
export interface Traced {
	doc: Node;
	runs: readonly OwnedRun[];
	authors: Authors['list'];
	/**
	 * Unix seconds from which the authors are known exactly, by steps; null where they are known from saved states alone.
	 */
	exact_since: number | null;
}

/** Most saved states that are tried as the one before the first step. */
const MAX_TRIED = 12;
/** Steps after which the generator yields, so that other work gets its turn. */
const BREATH = 100;

type Work<T> = Generator<undefined, T, undefined>;

/** The text that a step makes of another; undefined where it does not fit. */
function applied(step: Step, doc: Node): Node | undefined {
	try {
		return step.apply(doc).doc ?? undefined;
	} catch {
		return undefined;
	}
}

interface Beginning {
	/** Number of the saved state, in the list of them, that the first step applies to. */
	kept: number;
	/** Number of the first step, in the list of them. */
	step: number;
	doc: Node;
}

/** The earliest saved state from which the steps lead to the current text: authors are known exactly from there on. */
function* beginningOf(
	{ kept, steps, standing }: TextHistory,
	parsed: readonly Step[],
	read: Read,
): Work<Beginning | undefined> {
	const first = steps[0];
	if (!first) return undefined;
	// The first step of a text has the number that follows its version.
	const own = kept.findLastIndex((one) => one.number === first.number - 1 && one.at <= first.at);
	const before = kept.findLastIndex((one) => one.at <= first.at);
	const tried: [number, number][] = [own, before, before - 1].flatMap((at) => (at < 0 ? [] : [[at, 0]]));
	for (const [at, one] of kept.entries()) {
		if (at <= before) continue;
		const next = steps.findIndex((step) => step.at > one.at);
		if (next > 0) tried.push([at, next]);
	}
	for (const [at, from] of tried.slice(0, MAX_TRIED)) {
		const base = read((kept[at] as KeptText).html);
		let doc: Node | undefined = base;
		for (let n = from; n < parsed.length && doc; n += 1) {
			doc = applied(parsed[n] as Step, doc);
			if (n % BREATH === 0) yield;
		}
		if (doc?.eq(standing)) return { kept: at, step: from, doc: base };
	}
	return undefined;
}

type Read = (html: string) => Node;

/**
 * Follows a text through everything that was kept of it. The caller resumes it after each yield, with other work
 * between.
 * @param of number of the state in question; by default the current text
 * @param read parses a stored text
 */
export function* trace(history: TextHistory, of: number | undefined, read: Read): Work<Traced> {
	const { kept, steps, standing } = history;
	const authors = new Authors();
	const parsed = steps.map(({ step }) => stepOf(step));
	const beginning = yield* beginningOf(history, parsed, read);
	const asked = of === undefined ? -1 : kept.findIndex((one) => one.number === of);
	const sources = new Set(kept.flatMap(({ source }) => source ?? []));
	const owned = new Map<number, Owned>();
	/** Goes from one state to the next that was saved. */
	const save = (now: Owned | undefined, { html, who, at, source }: KeptText): Owned => {
		const places = placesOf(read(html).children);
		if (now?.places === places) return now;
		const by = authors.numberOf(who, at);
		return now ? followed(now, places, by, source === undefined ? undefined : owned.get(source)) : ownedBy(places, by);
	};
	let now: Owned | undefined;
	let html: string | undefined;
	const end = asked >= 0 ? asked : kept.length - 1;
	const saved = beginning ? Math.min(end, beginning.kept) : end;
	for (const one of kept.slice(0, saved + 1)) {
		if (one.html !== html) now = save(now, one);
		html = one.html;
		if (now && sources.has(one.number)) owned.set(one.number, now);
		yield;
	}
	const traced = (doc: Node, { runs }: Owned): Traced => ({
		doc,
		runs,
		authors: authors.list,
		exact_since: beginning ? (steps[beginning.step] as { at: number }).at : null,
	});
	const last = kept[asked];
	if (last && now && (!beginning || asked <= beginning.kept))
		return { ...traced(read(last.html), now), exact_since: null };
	if (!beginning || !now) {
		const places = placesOf(standing.children);
		const typist = steps.at(-1);
		const by = () => authors.numberOf(typist?.who ?? kept.at(-1)?.who ?? null, typist?.at ?? kept.at(-1)?.at ?? 0);
		return traced(standing, !now ? ownedBy(places, by()) : now.places === places ? now : followed(now, places, by()));
	}
	let { doc } = beginning;
	const stepped = new StepOwned(now.runs);
	const later = kept.slice(beginning.kept + 1).filter((one) => one.number === of || sources.has(one.number));
	/** The state of a revision, taken when the steps are where it was saved. */
	const reached = (one: KeptText): Owned => {
		const state = save({ places: placesOf(doc.children), runs: stepped.runs }, one);
		owned.set(one.number, state);
		return state;
	};
	for (let n = beginning.step; n < steps.length; n += 1) {
		const { at, who, isWhole } = steps[n] as KeptStep;
		const step = parsed[n] as Step;
		while (later[0] && (later[0].at < at || (later[0].at === at && htmlOf(doc) === later[0].html))) {
			const one = later.shift() as KeptText;
			const state = reached(one);
			if (one.number === of) return traced(read(one.html), state);
		}
		const after = applied(step, doc) as Node;
		if (isWhole) {
			const state = kept.find((one) => one.at === at && one.source !== undefined && htmlOf(after) === one.html);
			const source = state?.source === undefined ? undefined : owned.get(state.source);
			const before = { places: placesOf(doc.children), runs: stepped.runs };
			stepped.runs = followed(before, placesOf(after.children), authors.numberOf(who, at), source).runs;
		} else stepped.follow(step, doc, after, authors.numberOf(who, at), who);
		doc = after;
		if (n % BREATH === 0) yield;
	}
	for (const one of later) if (one.number === of) return traced(read(one.html), reached(one));
	return traced(standing, { places: placesOf(standing.children), runs: stepped.runs });
}

/** Runs a generator to its end at once. */
export function finished<T>(work: Generator<undefined, T, undefined>): T {
	for (;;) {
		const { done, value } = work.next();
		if (done) return value;
	}
}
