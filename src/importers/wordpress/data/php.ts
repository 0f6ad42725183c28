/** Values inside each other that are read. */
const MAX_DEPTH = 60;
const QUOTE = 0x22;
/** What may follow a text in the array that holds it. */
const AFTER_TEXT = /^";(?:[sidbaOCNrR][:;]|\}|$)/;

class Reader {
	private at = 0;

	constructor(private readonly bytes: Buffer) {}

	private until(end: string): string {
		const stop = this.bytes.indexOf(end, this.at);
		if (stop < 0 || stop - this.at > 400) throw new Error('unsound');
		const text = this.bytes.toString('utf8', this.at, stop);
		this.at = stop + end.length;
		return text;
	}

	/** The length counts bytes as they were stored; an export may have changed line ends, so the end is looked for. */
	private text(): string {
		const length = Number(this.until(':'));
		this.at += 1;
		const start = this.at;
		let end = start + length;
		for (let from = start; !this.isEnd(end); from = end + 1) {
			end = this.bytes.indexOf('";', from);
			if (end < 0) throw new Error('unsound');
		}
		this.at = end + 1;
		return this.bytes.toString('utf8', start, end);
	}

	private isEnd(at: number): boolean {
		return (
			at < this.bytes.length && this.bytes[at] === QUOTE && AFTER_TEXT.test(this.bytes.toString('latin1', at, at + 4))
		);
	}

	private entries(depth: number): Record<string, unknown> {
		const count = Number(this.until(':{'));
		const found: Record<string, unknown> = {};
		for (let n = 0; n < count; n += 1) {
			const key = this.value(depth + 1);
			// Private fields of objects carry the name of their class.
			found[String(key).replace(/^\0[^\0]*\0/, '')] = this.value(depth + 1);
		}
		this.at += 1;
		return found;
	}

	value(depth = 0): unknown {
		if (depth > MAX_DEPTH) throw new Error('too deep');
		const type = String.fromCharCode(this.bytes[this.at] ?? 0);
		this.at += 2;
		switch (type) {
			case 'N':
				return null;
			case 'i':
			case 'd':
				return Number(this.until(';'));
			case 'b':
				return this.until(';') === '1';
			case 'r':
			case 'R':
				this.until(';');
				return null;
			case 's': {
				const text = this.text();
				this.at += 1;
				return text;
			}
			case 'a':
				return this.entries(depth);
			case 'O':
				this.until(':"');
				this.until('":');
				return this.entries(depth);
			default:
				throw new Error('unsound');
		}
	}
}

/** The value that PHP has serialised, arrays and objects as objects; undefined where it cannot be read. */
export function unserialised(text: string): unknown {
	try {
		return new Reader(Buffer.from(text, 'utf8')).value();
	} catch {
		return undefined;
	}
}
