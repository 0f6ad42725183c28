/** Properties of a request before it is answered. */
interface AskedRequest {
	request_id: string;
	/** The trace that a trusted proxy has begun. */
	traceparent?: string | undefined;
}

/** Sends spans of requests and runs to a collector; exists only where it is configured. */
export interface Tracing {
	/** Answers a request within a span; its statements become child spans. */
	request(request: Request, asked: AskedRequest, answer: () => Promise<Response>): Promise<Response>;
	/** Runs a function within a span. @param name has few values: it contains no id and no word of a reader */
	span<T>(name: string, attributes: Record<string, string | number>, run: () => Promise<T>): Promise<T>;
	/** The trace that a line of the log belongs to, if any. */
	idsOf(line: Record<string, unknown>): { trace_id?: string };
	/** Sends the remaining spans, for a few seconds at most. */
	stop(): Promise<void>;
}
