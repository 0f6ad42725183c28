import type { ListedTranslation } from '../../api/newsroom/translation/translation-calls';
import { type TranslationState, translationStates } from '../../shared/statuses';
import { listAddress, newAddress, screenAddress } from '../addresses';
import { ask } from '../calls';
import type { EntityDescription } from '../entities';
import { siteConfig } from '../site-config';

export type {
	ListedTranslation,
	TranslationBeside,
	TranslationBoard,
} from '../../api/newsroom/translation/translation-calls';

/** What somebody decides about a translation. */
export type Act = 'ask' | 'take' | 'decline' | 'confirm';

/** What the address of the board narrows it to. */
export interface Where {
	/** Edition that is translated into. */
	edition: string;
	/** The state that is listed; none where all stand side by side. */
	state: TranslationState | undefined;
	isMine: boolean;
}

/** @param own editions that the roles of whoever asks were given for */
export function whereOf(given: URLSearchParams, own: readonly (string | undefined)[]): Where {
	const codes = siteConfig.editions.map(({ code }) => code);
	const wanted = [given.get('edition') ?? undefined, ...own, codes[1], codes[0]];
	return {
		edition: wanted.find((one) => one !== undefined && codes.includes(one)) ?? '',
		state: translationStates.find((one) => one === given.get('state')),
		isMine: given.get('mine') === 'true',
	};
}

/** Address of the board, or of a list of it. */
export function boardAddress({ edition, state, isMine }: Where): string {
	const query = new URLSearchParams({ edition });
	if (state) query.set('state', state);
	if (isMine) query.set('mine', 'true');
	return `${screenAddress('translation')}?${query}`;
}

/** Where one begins to write it. */
export const beginAddress = (article: EntityDescription, { edition, type, source_id }: ListedTranslation): string =>
	`${newAddress(article)}?edition=${edition}&type=${type}&translation_of=${source_id}`;

/** Where one reads what the source has become since. */
export const sourceHistory = (article: EntityDescription, { source_id }: ListedTranslation): string =>
	`${listAddress(article)}/${source_id}/history`;

/** Whether its day has passed. */
export const isLate = ({ due_on }: ListedTranslation, now = new Date()): boolean =>
	due_on !== null && due_on < now.toISOString().slice(0, 10);

/** What whoever looks may do to it now, the nearest first. @param me number of their account */
export function actsOn(row: ListedTranslation, me: number | undefined): Act[] {
	const { state, article_id, may, assignee_id } = row;
	const isBehind = (row.followed_revision ?? 0) < row.source_revision;
	const mayConfirm = state === 'stale' ? may.decide : state !== 'current' && isBehind && may.take;
	return [
		...(mayConfirm && article_id !== null ? (['confirm'] as const) : []),
		...(may.decide && state !== 'current' && state !== 'not_wanted' ? (['ask'] as const) : []),
		...(may.take && state !== 'current' && assignee_id !== me ? (['take'] as const) : []),
		...(may.decide && article_id === null && state !== 'not_wanted' ? (['decline'] as const) : []),
	];
}

/** Decides about it, as it was seen. @throws ApiError, Unavailable */
export const decide = ({ id, version }: ListedTranslation, act: Act, more: object = {}): Promise<unknown> =>
	ask(`translation/${id}/${act}`, { method: 'POST', body: { version, ...more } });
