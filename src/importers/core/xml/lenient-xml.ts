/** Entities that XML and exports know; any other ampersand is a letter. */
const AMPERSAND = /&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)/gi;
/** Characters at the end of a portion that may be the beginning of something. */
const HELD = 40;
/** An entity or the end of a section at the end of a portion, which may continue in the next one. */
const PARTED = /(?:&[#a-z0-9]{0,31}|\]{1,2})$/i;

type State = 'start' | 'text' | 'tag' | 'cdata' | 'comment';
const ENDS: Record<'tag' | 'cdata' | 'comment', string> = { tag: '>', cdata: ']]>', comment: '-->' };

/**
 * Mends what other programs write into exports and tolerant readers take: words before the first element, a bare
 * ampersand or less-than sign, the end of a section where none was begun. It is given the file in pieces.
 */
export class LenientXml {
	/** How many places were mended. */
	mended = 0;
	private state: State = 'start';
	private rest = '';

	/** @returns what is sound so far */
	feed(chunk: string): string {
		this.rest += chunk;
		return this.go(false);
	}

	/** @returns what was held back */
	end(): string {
		return this.go(true);
	}

	private go(isEnd: boolean): string {
		let out = '';
		for (;;) {
			const before = this.rest.length;
			const state = this.state;
			out += this.step(isEnd);
			if (this.rest === '' || (this.rest.length === before && this.state === state)) return out;
		}
	}

	/** How much of a text can be judged before more of it is known. */
	private known(isEnd: boolean): number {
		if (isEnd) return this.rest.length;
		const cut = Math.max(0, this.rest.length - HELD);
		return cut - (PARTED.exec(this.rest.slice(Math.max(0, cut - HELD), cut))?.[0].length ?? 0);
	}

	private take(count: number): string {
		const taken = this.rest.slice(0, count);
		this.rest = this.rest.slice(count);
		return taken;
	}

	private step(isEnd: boolean): string {
		if (this.state === 'start') return this.start();
		if (this.state === 'text') return this.text(isEnd);
		const end = ENDS[this.state];
		const at = this.rest.indexOf(end);
		const part = this.take(at >= 0 ? at + end.length : this.known(isEnd));
		const mended = this.state === 'tag' ? this.mend(part, AMPERSAND, '&amp;') : part;
		if (at >= 0) this.state = 'text';
		return mended;
	}

	private start(): string {
		const at = this.rest.search(/<\?xml|<rss|<feed|<rdf:RDF/i);
		if (at < 0) {
			if (this.rest.length > HELD) this.take(this.rest.length - HELD);
			return '';
		}
		if (this.take(at).replace('\ufeff', '').trim() !== '') this.mended += 1;
		this.state = 'text';
		return '';
	}

	private text(isEnd: boolean): string {
		const at = this.rest.indexOf('<');
		if (at !== 0) {
			const part = this.take(at > 0 ? at : this.known(isEnd));
			return this.mend(this.mend(part, AMPERSAND, '&amp;'), /\]\]>/g, ']]&gt;');
		}
		if (this.rest.length < HELD && !isEnd) return '';
		if (this.rest.startsWith('<![CDATA[')) {
			this.state = 'cdata';
			return this.take(9);
		}
		if (this.rest.startsWith('<!--')) {
			this.state = 'comment';
			return this.take(4);
		}
		if (/^<[a-z/?!]/i.test(this.rest)) {
			this.state = 'tag';
			return this.take(1);
		}
		this.mended += 1;
		this.take(1);
		return '&lt;';
	}

	private mend(text: string, pattern: RegExp, instead: string): string {
		return text.replace(pattern, () => {
			this.mended += 1;
			return instead;
		});
	}
}
