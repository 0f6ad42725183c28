/** What is known of a request before it is answered. */
interface AskedRequest {
	request_id: string;
	/** The trace that a trusted proxy has begun. */
	traceparent?: string | undefined;
}

/** What the parts of the site do for one request or one run, told to a collector; there is none unless it is asked for. */
export interface Tracing {
	/** Answers a request within a span, its statements beneath it. */
	request(request: Request, asked: AskedRequest, answer: () => Promise<Response>): Promise<Response>;
	/** Does something within a span. @param name of few values: no id, no word of a reader */
	span<T>(name: string, attributes: Record<string, string | number>, run: () => Promise<T>): Promise<T>;
	/** The trace of a line of the log, where it belongs to one. */
	idsOf(line: Record<string, unknown>): { trace_id?: string };
	/** Sends what has not been sent, for a few seconds at most. */
	stop(): Promise<void>;
}
