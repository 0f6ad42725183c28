import type { OpaqueScreen } from './screen';
import { errorScreen } from './site/error/error';

/** A screen; `*` at the end of a pattern takes the trailing path. Each stands in every edition, under its prefix. */
export type Route = readonly [pattern: string, screen: OpaqueScreen];
/** An address that moved for good. */
export type Move = readonly [from: string, to: string];

export const moves: readonly Move[] = [
	['/news/editorial', '/news/interview'],
	['/news/list/market', '/news/list/company'],
];

export const routes: readonly Route[] = [['/404', errorScreen(404, 'unmatched')]];
