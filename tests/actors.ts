import { eq } from 'drizzle-orm';
import type { Actor } from '../src/access/actor';
import { changeArticle } from '../src/commands/article/change-article';
import { type ActorContext, createContext } from '../src/commands/command';
import { article } from '../src/data/tables/article';
import type { Database } from '../src/platform/db/db';
import type { Role } from '../src/shared/staff';

/** Somebody of the newsroom with one role. @param edition code; without it everywhere */
export const staff = (role: Role, edition?: string): Actor => ({
	kind: 'staff',
	id: 1,
	name: role,
	grants: [{ role, edition }],
});

/** An actor who may do everything with content. */
export const desk = staff('desk');
/** Somebody with an account and no role. */
export const nobody: Actor = { kind: 'staff', id: 2, name: 'nobody', grants: [] };

/** Acts as somebody, in transactions of their own. @param now Unix seconds */
export const contextFor = (db: Database, now: number, actor: Actor = desk): ActorContext =>
	createContext(db, actor, now);

/** The version of an article, as somebody who opens it sees it. */
export async function versionOf(db: Database, id: number): Promise<number> {
	const [row] = await db.write((tx) => tx.select({ version: article.version }).from(article).where(eq(article.id, id)));
	return row?.version ?? 1;
}

/** Changes an article as somebody who opened it just now. */
export const edit = async (
	who: ActorContext,
	db: Database,
	id: number,
	change: Omit<Parameters<typeof changeArticle>[1], 'id' | 'version'>,
): Promise<void> => {
	// A change of a published article is an update unless another kind is named; a draft needs none.
	await changeArticle(who, { id, version: await versionOf(db, id), extent: 'update', ...change });
};
