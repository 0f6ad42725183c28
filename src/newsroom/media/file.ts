import { NEWSROOM_FILES } from '../../shared/address/folders';
import type { Row } from '../entities';
import { siteConfig } from '../site-config';

/** The row of a stored file. */
export interface MediaRow extends Row {
	id: number;
	name: string;
	kind: 'image' | 'file';
	content_type: string;
	bytes: number;
	width: number | null;
	height: number | null;
	original_name: string;
	credit: string;
	expires_on: string | null;
	withdrawn_at: number | null;
	texts: Readonly<Record<string, { alt?: string }>>;
}

/** Address under which people of the newsroom see a stored file. */
export const fileAddress = ({ name }: MediaRow): string => `${NEWSROOM_FILES}/${name}`;

/** Returns the codes of the editions in which a picture has no alternative text. */
export const muteIn = ({ kind, texts }: MediaRow): string[] =>
	kind === 'image' ? siteConfig.editions.map(({ code }) => code).filter((code) => !texts[code]?.alt) : [];

/** Seconds before the end of a licence from which a warning is shown. */
const WARNED = 30 * 86_400;

/** Returns the Unix seconds at which a licence ends, and how near that is; undefined where it has no end. */
export function endOf({
	expires_on,
}: Pick<MediaRow, 'expires_on'>): { at: number; is: 'far' | 'near' | 'over' } | undefined {
	if (expires_on === null) return undefined;
	const at = Date.parse(expires_on) / 1_000;
	const now = Date.now() / 1_000;
	return { at, is: at + 86_400 <= now ? 'over' : at - now <= WARNED ? 'near' : 'far' };
}
