import { readWindowsSigns } from '../input/windows-1252';
import { BELONGS_IN, CONTAINER_CHILD, containerFor } from './html-containers';
import { attributesOf, BOX, FLAT, FRAME, HEADING, INLINE, LINES, VOID } from './html-rules';

/** An element of our HTML, or a text with its entities decoded. */
export interface HtmlElement {
	tag: string;
	attributes: Record<string, string>;
	children: (HtmlElement | string)[];
	/** True for an element that we made to hold loose content; it ends as soon as something else begins. */
	isImplied: boolean;
}

/** An element that the source opened, and its place in the tree. */
interface Opened {
	tag: string;
	attributes: Record<string, string>;
	element: HtmlElement | undefined;
}

/** Boxes and formatting that are nested deeper than this are dissolved: people do not write such HTML by hand. */
const MAX_BOXES = 16;
const MAX_INLINE = 16;

const BLANK = /^[ \t\n\f\r]*$/;
/** Cleans a text: no control characters, no half characters, one kind of line end. */
const readable = (text: string) =>
	readWindowsSigns(text)
		.replace(/\r\n?/g, '\n')
		.replace(/[\p{Cc}--[\t\n]]|\p{Noncharacter_Code_Point}/gv, '')
		.toWellFormed();

const make = (tag: string, attributes: Record<string, string> = {}, isImplied = false): HtmlElement => ({
	tag,
	attributes,
	children: [],
	isImplied,
});

/**
 * Shapes sanitised HTML: every element is placed where the HTML standard allows it, so that a browser builds exactly
 * the tree that was checked here, and a second pass moves nothing. Loose text becomes paragraphs, blocks leave the
 * lines they were in, list items get a list, cells a row.
 */
export class Shaper {
	readonly root = make('root');
	private readonly stack: HtmlElement[] = [this.root];
	private readonly source: Opened[] = [];
	/** Formatting that is open in the source but not in the tree; it is opened again at the next text. */
	private waiting: Opened[] = [];
	/** The parser passes a text in chunks; they are one text until the next tag. */
	private buffer = '';

	open(tag: string, given: Record<string, string>): void {
		this.flush();
		const attributes = attributesOf(tag, given);
		if (VOID.has(tag)) {
			this.placeVoid(tag, attributes);
			return;
		}
		const opened: Opened = { tag, attributes, element: undefined };
		this.source.push(opened);
		if (INLINE.has(tag)) this.openInline(opened);
		else if (BELONGS_IN[tag]) this.placePart(opened);
		else this.placeBlock(opened, tag === 'aside' && attributes['data-kind'] === undefined ? 'p' : tag);
	}

	text(text: string): void {
		this.buffer += text;
	}

	close(tag: string): void {
		this.flush();
		if (VOID.has(tag)) return;
		const opened = this.source.pop();
		if (!opened) return;
		this.waiting = this.waiting.filter((other) => other !== opened);
		if (opened.element && this.stack.includes(opened.element)) this.popThrough(opened.element);
	}

	end(): HtmlElement {
		this.flush();
		return this.root;
	}

	private get top(): HtmlElement {
		return this.stack.at(-1) as HtmlElement;
	}

	/** The innermost element that is not formatting. */
	private get container(): HtmlElement {
		return this.stack.findLast((element) => !INLINE.has(element.tag)) as HtmlElement;
	}

	private push(element: HtmlElement): HtmlElement {
		this.top.children.push(element);
		this.stack.push(element);
		return element;
	}

	private pop(): void {
		const element = this.stack.pop() as HtmlElement;
		const opened = INLINE.has(element.tag) ? this.source.find((one) => one.element === element) : undefined;
		if (opened) {
			opened.element = undefined;
			this.waiting.unshift(opened);
		}
	}

	private popThrough(element: HtmlElement): void {
		while (this.stack.includes(element)) this.pop();
	}

	private popTo(element: HtmlElement): void {
		while (this.top !== element) this.pop();
	}

	private openInline(opened: Opened): void {
		const open = [...this.waiting, ...this.stack.filter((element) => INLINE.has(element.tag))];
		// A link in a link, and emphasis in the same emphasis, add nothing.
		const isRepeated =
			opened.tag !== 'q' && opened.tag !== 'sup' && opened.tag !== 'sub' && open.some((one) => one.tag === opened.tag);
		const isBareLink = opened.tag === 'a' && opened.attributes.href === undefined;
		if (!isRepeated && !isBareLink && open.length < MAX_INLINE) this.waiting.push(opened);
	}

	/** A list that was made for a loose item ends with the items. */
	private leaveLooseList(): void {
		while (this.top.tag === 'ul' && this.top.isImplied) this.pop();
	}

	private fillContainer(): void {
		for (let child = CONTAINER_CHILD[this.top.tag]; child; child = CONTAINER_CHILD[this.top.tag])
			this.push(make(child, {}, true));
	}

	/** Makes the innermost element one that may hold text, and opens the formatting again. */
	private prepareLine(): void {
		this.leaveLooseList();
		this.fillContainer();
		if (this.top === this.root) this.push(make('p', {}, true));
		const waiting = this.waiting;
		this.waiting = [];
		for (const opened of waiting) opened.element = this.push(make(opened.tag, opened.attributes));
	}

	/** Leaves the line, so that a block may be placed here. */
	private prepareBlock(): void {
		while (INLINE.has(this.top.tag) || LINES.has(this.top.tag)) this.pop();
		this.leaveLooseList();
		this.fillContainer();
	}

	/** In lines that hold no blocks a block is only a new line, and so is a block that opens a heading. */
	private isFlattened(): boolean {
		const container = this.container;
		const is_empty = container.children.length === 0;
		if (!FLAT.has(container.tag) && !(HEADING.has(container.tag) && is_empty)) return false;
		if (!is_empty) {
			this.prepareLine();
			this.top.children.push(make('br'));
		}
		return true;
	}

	private placeVoid(tag: string, attributes: Record<string, string>): void {
		if (tag === 'img' && attributes.src === undefined) return;
		if (tag === 'hr') {
			if (this.isFlattened()) return;
			this.prepareBlock();
		} else {
			this.prepareLine();
		}
		this.top.children.push(make(tag, attributes));
	}

	private get isTooDeep(): boolean {
		return this.stack.filter((element) => BOX.has(element.tag)).length >= MAX_BOXES;
	}

	private placeBlock(opened: Opened, tag = opened.tag): void {
		if ((BOX.has(tag) && this.isTooDeep) || this.isFlattened()) return;
		this.prepareBlock();
		// Under another tag it keeps only the attributes that are allowed there.
		opened.element = this.push(
			make(tag, tag === opened.tag ? opened.attributes : attributesOf(tag, opened.attributes)),
		);
	}

	/** Places an element that is allowed in one kind of container only: an item, a cell, a caption. */
	private placePart(opened: Opened): void {
		const { tag } = opened;
		if (tag === 'li' && this.isFlattened()) return;
		const parent = containerFor(tag, this.stack);
		if (!parent) {
			this.placeLoosePart(opened);
			return;
		}
		const has = (...tags: string[]) => parent.children.some((one) => typeof one !== 'string' && tags.includes(one.tag));
		// A container has one caption, which comes first; a later caption is treated as text.
		if (tag === 'caption' && parent.children.length > 0) return;
		if (tag === 'figcaption' && has('figcaption')) {
			this.placeBlock(opened, 'p');
			return;
		}
		this.popTo(parent);
		const isCell = tag === 'td' || tag === 'th';
		if ((isCell || tag === 'tr') && this.top.tag === 'table') this.push(make('tbody', {}, true));
		if (isCell && this.top.tag !== 'tr') this.push(make('tr', {}, true));
		const isSecond = (tag === 'thead' && has('thead', 'tbody', 'tfoot')) || (tag === 'tfoot' && has('tfoot'));
		opened.element = this.push(make(isSecond ? 'tbody' : tag, opened.attributes));
	}

	/** A part without its container: items get a list of their own, anything else becomes a paragraph. */
	private placeLoosePart(opened: Opened): void {
		if (opened.tag !== 'li' || this.isTooDeep) {
			this.placeBlock(opened, 'p');
			return;
		}
		this.prepareBlock();
		this.push(make('ul', {}, true));
		opened.element = this.push(make('li', opened.attributes));
	}

	private flush(): void {
		const text = readable(this.buffer);
		this.buffer = '';
		if (text === '') return;
		const isKeptAsItIs = this.stack.some((element) => element.tag === 'pre');
		if (BLANK.test(text) && !isKeptAsItIs) {
			const before = this.top.children.at(-1);
			const isInLine =
				before !== undefined && (typeof before === 'string' || INLINE.has(before.tag) || before.tag === 'img');
			if (isInLine && this.top !== this.root && !FRAME.has(this.top.tag)) append(this.top, text);
			return;
		}
		this.prepareLine();
		append(this.top, text);
	}
}

function append(element: HtmlElement, text: string): void {
	const last = element.children.length - 1;
	const before = element.children[last];
	if (typeof before === 'string') element.children[last] = before + text;
	else element.children.push(text);
}
