import { createContext, use, useRef, useState } from 'react';
import { Unavailable } from '../../shared/errors';
import { waitIn } from '../../shared/http/wait';
import type { RefusalRow } from '../../shared/refusal';
import { ApiError } from '../calls';
import { useWords } from '../words/words';

/** Why a call failed, for a form to show. */
interface Failure {
	text: string;
	/** Path of the invalid field; empty where the error belongs to the whole form. */
	field: string;
	/** Rows that the refusal is about. */
	rows?: readonly RefusalRow[];
	/** Number of rows in each table that refer to the row which was to be deleted. */
	uses?: Readonly<Record<string, number>>;
}

/** Receives the reason of every refusal in the forms below it. */
export const Refusals = createContext<(reason: string) => void>(() => {});

/**
 * Makes a call for a form: one at a time; its error is kept for the form to show.
 * @param unauthorizedText shown where the call answers 401
 * @returns the failure, whether a call is under way, and what makes a call
 */
export function useTry(unauthorizedText?: string) {
	const words = useWords();
	const reportReason = use(Refusals);
	const [failure, setFailure] = useState<Failure>();
	const [isBusy, setBusy] = useState(false);
	const isUnderWay = useRef(false);

	const textOf = (error: unknown): Failure => {
		if (error instanceof Unavailable) return { text: `${words.states.away}. ${words.states.away_line}`, field: '' };
		if (!(error instanceof ApiError)) throw error;
		const { seconds } = error.data;
		reportReason(error.reason);
		if (error.status === 429 && typeof seconds === 'number') {
			const { unit, n } = waitIn(seconds);
			return { text: words.sign_in.wait[unit]({ n }), field: '' };
		}
		if (error.status === 401 && unauthorizedText) return { text: unauthorizedText, field: '' };
		const { uses } = error.rule as { uses?: Record<string, number> };
		return { text: error.message, field: error.field, rows: error.rows, ...(uses && { uses }) };
	};

	async function attempt(call: () => Promise<void>): Promise<void> {
		if (isUnderWay.current) return;
		isUnderWay.current = true;
		setBusy(true);
		setFailure(undefined);
		try {
			await call();
		} catch (error) {
			setFailure(textOf(error));
		} finally {
			isUnderWay.current = false;
			setBusy(false);
		}
	}
	return { failure, isBusy, attempt };
}
