/**
 * An answer whose body is in memory. Whoever passes it on takes its bytes from here: they are neither copied nor made a
 * stream of. Everybody else reads it like any other answer, as often as they like.
 */
export class BytesResponse extends Response {
	/** The whole body; whoever takes it leaves it as it is. */
	readonly content: Uint8Array<ArrayBuffer>;

	constructor(content: Uint8Array<ArrayBuffer>, init?: ResponseInit) {
		super(null, init);
		this.content = content;
	}

	override get body(): ReadableStream<Uint8Array<ArrayBuffer>> | null {
		return new Response(this.content).body;
	}

	override async text(): Promise<string> {
		return new TextDecoder().decode(this.content);
	}

	override async json(): Promise<unknown> {
		return JSON.parse(await this.text());
	}

	override async bytes(): Promise<Uint8Array<ArrayBuffer>> {
		// A copy: the `slice` of a Buffer would be a window onto memory that others use.
		return new Uint8Array(this.content);
	}

	override async arrayBuffer(): Promise<ArrayBuffer> {
		return (await this.bytes()).buffer;
	}

	override async blob(): Promise<Blob> {
		return new Blob([this.content], { type: this.headers.get('content-type') ?? '' });
	}

	override clone(): BytesResponse {
		const { status, statusText, headers } = this;
		return new BytesResponse(this.content, { status, statusText, headers });
	}
}

/** Bytes of an answer's body where it is in memory; undefined where it has to be read. */
export const bytesOf = (response: Response): Uint8Array<ArrayBuffer> | undefined =>
	response instanceof BytesResponse ? response.content : undefined;
