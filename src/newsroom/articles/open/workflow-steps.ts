import { ApiError, ask } from '../../calls';
import type { SharedText } from '../../editor/together/shared-text';
import type { Row } from '../../entities';
import { type ArticleDetail, type ChangeOptions, proposeChange, readArticle } from '../article';
import { isRightRefusal } from './use-rights';

/** What came of a step of the workflow. */
export interface TakenStep {
	/** The article after it. */
	now: ArticleDetail;
	/** Number of the revision that has a discarded working copy. */
	dropped: number | undefined;
}

/** What a step needs of the article that is open. */
interface Open {
	id: number;
	/** Returns the row that the screen shows, and its text where it is shared. */
	shown(): { row: Row; shared: SharedText | undefined };
	/** Shows the stored article, without anything typed over it. */
	show(now: ArticleDetail): void;
	/** Finds out which rights over the article are left. */
	lookAgain(): Promise<unknown>;
}

/** The steps by which the workflow of an open article goes on; each is taken on exactly the version that is shown. */
export function workflowStepsOf({ id, shown, show, lookAgain }: Open) {
	const version = () => Number(shown().row.version);
	return {
		/**
		 * Takes a step of the workflow.
		 * @returns the answer, with what the article is by then; undefined where it exists no more
		 * @throws ApiError, Unavailable
		 */
		async step(action: string, body: object = {}): Promise<TakenStep | undefined> {
			let answer: { version: number | null; dropped?: number };
			try {
				answer = await ask(`article/${id}/${action}`, { method: 'POST', body: { version: version(), ...body } });
				if (answer.version === null) return undefined;
			} catch (error) {
				// Somebody changed it meanwhile: their version is shown, and the person decides again.
				if (error instanceof ApiError && error.reason === 'conflict') show(await readArticle(id));
				if (isRightRefusal(error)) await lookAgain();
				throw error;
			}
			// The step may have changed the shared text, so its steps are fetched before success is reported.
			await shown().shared?.hear();
			const now = await readArticle(id);
			show(now);
			return { now, dropped: answer.dropped };
		},
		/**
		 * Submits the working copy of a published article, as it is shown, for a second person's approval.
		 * @throws ApiError, Unavailable
		 */
		async propose(options: ChangeOptions): Promise<void> {
			await proposeChange(id, shown().row, options);
			show(await readArticle(id));
		},
		/** Gives readers a change at once, which the body names. @throws ApiError, Unavailable */
		async change(body: object): Promise<void> {
			await ask(`article/${id}`, { method: 'PATCH', body: { version: version(), ...body } });
			show(await readArticle(id));
		},
	};
}
