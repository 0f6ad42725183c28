import { useRef, useState } from 'react';
import { type ArticleDetail, readArticle, rowOf } from '../articles/article';
import { isSelfSaving } from '../articles/editability';
import type { OpenArticle } from '../articles/open/use-article';
import { say } from '../components/toasts';
import { same } from '../fields/paths';
import { accountNumber } from '../session/session';
import { useWords } from '../words/words';
import { useTouched } from './live';

/** True where something has changed besides the text, whose changes its writers see at once. */
function isOtherwise(now: ArticleDetail, { row, detail }: OpenArticle): boolean {
	const next = rowOf(now);
	const isField = (name: string) => name !== 'html' && name !== 'version';
	return (
		now.status !== detail.status || Object.keys(next).some((name) => isField(name) && !same(next[name], row[name]))
	);
}

/**
 * Shows what a colleague has saved of an article that is open here, if nothing is typed over it.
 * @param isAsking true while a dialog is open: nothing is replaced behind it
 * @returns true where something is typed over a version that is no longer the newest
 */
export function useElsewhere(of: OpenArticle, isAsking: boolean): boolean {
	const { live } = useWords();
	const [isBehind, fallBehind] = useState(false);
	const latest = useRef({ of, isAsking });
	latest.current = { of, isAsking };
	useTouched(`article:${of.detail.id}`, async () => {
		if (latest.current.isAsking) return;
		// An article that was erased, or cannot be read now, stays on the screen as it is.
		const seen = latest.current.of.row.version;
		const now = await readArticle(of.detail.id, undefined, String(seen)).catch(() => undefined);
		const here = latest.current.of;
		if (!now || now.version <= Number(here.row.version) || here.form.isBusy) return;
		const isTogether = typeof here.shared === 'object' && isSelfSaving(now);
		const isOther = !isTogether || isOtherwise(now, here);
		// Saving rejected words raises the version and changes no content.
		const isSame = same(
			[now.content, now.links, now.standing],
			[here.detail.content, here.detail.links, here.detail.standing],
		);
		if (isSame && now.status === here.detail.status) return here.noteVersion(now.version);
		if (!isTogether && here.n > 0) return fallBehind(true);
		fallBehind(false);
		if (isTogether) here.follow(now);
		else here.show(now);
		if (isOther && now.changed_by_account !== accountNumber()) say(live.renewed);
	});
	return isBehind;
}
