/**
 * A response whose body is in memory. The server sends the bytes of `content` without copying them or making a stream
 * of them; all other code reads it like any response, as often as it likes.
 */
export class BytesResponse extends Response {
	/** The whole body. It is shared, so it must not be changed. */
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

/** The bytes of a response whose body is in memory; undefined where the body has to be read. */
export const bytesOf = (response: Response): Uint8Array<ArrayBuffer> | undefined =>
	response instanceof BytesResponse ? response.content : undefined;
