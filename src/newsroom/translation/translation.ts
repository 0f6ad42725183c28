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

/** A decision about a translation. */
export type Act = 'ask' | 'take' | 'decline' | 'confirm';

/** The filters of the board, as its address has them. */
export interface Where {
	/** Edition that is translated into. */
	edition: string;
	/** The state that is listed; undefined where all are shown side by side. */
	state: TranslationState | undefined;
	isMine: boolean;
}

/** Reads the filters of the board from its address. @param own editions that the person's roles were given for */
export function whereOf(given: URLSearchParams, own: readonly (string | undefined)[]): Where {
	const codes = siteConfig.editions.map(({ code }) => code);
	const wanted = [given.get('edition') ?? undefined, ...own, codes[1], codes[0]];
	return {
		edition: wanted.find((one) => one !== undefined && codes.includes(one)) ?? '',
		state: translationStates.find((one) => one === given.get('state')),
		isMine: given.get('mine') === 'true',
	};
}

/** Returns the address of the board, or of one of its lists. */
export function boardAddress({ edition, state, isMine }: Where): string {
	const query = new URLSearchParams({ edition });
	if (state) query.set('state', state);
	if (isMine) query.set('mine', 'true');
	return `${screenAddress('translation')}?${query}`;
}

/** Returns the address at which the translation is begun. */
export const beginAddress = (article: EntityDescription, { edition, type, source_id }: ListedTranslation): string =>
	`${newAddress(article)}?edition=${edition}&type=${type}&translation_of=${source_id}`;

/** Returns the address of the source's history. */
export const sourceHistory = (article: EntityDescription, { source_id }: ListedTranslation): string =>
	`${listAddress(article)}/${source_id}/history`;

/** True where its day has passed. */
export const isLate = ({ due_on }: ListedTranslation, now = new Date()): boolean =>
	due_on !== null && due_on < now.toISOString().slice(0, 10);

/** Returns what the person may do with a translation now, the likeliest first. @param me number of their account */
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

/** Decides about a translation in the version that was seen. @throws ApiError, Unavailable */
export const decide = ({ id, version }: ListedTranslation, act: Act, more: object = {}): Promise<unknown> =>
	ask(`translation/${id}/${act}`, { method: 'POST', body: { version, ...more } });
