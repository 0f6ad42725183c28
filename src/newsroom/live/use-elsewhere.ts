import { useRef, useState } from 'react';
import { type ArticleDetail, readArticle, rowOf } from '../articles/article';
import { isSelfSaving } from '../articles/editability';
import type { OpenArticle } from '../articles/use-article';
import { say } from '../components/toasts';
import { same } from '../fields/paths';
import { accountNumber } from '../session/session';
import { useWords } from '../words/words';
import { useTouched } from './live';

/** Whether something else than the text, which whoever writes it with others sees at once, is another by now. */
function isOtherwise(now: ArticleDetail, { row, detail }: OpenArticle): boolean {
	const next = rowOf(now);
	const isField = (name: string) => name !== 'html' && name !== 'version';
	return (
		now.status !== detail.status || Object.keys(next).some((name) => isField(name) && !same(next[name], row[name]))
	);
}

/**
 * Shows what a colleague has saved of an article that is open here, where nothing is typed over it.
 * @param isAsking true while a dialog stands over it: what is done there is done here
 * @returns whether it stands otherwise by now than what somebody types over
 */
export function useElsewhere(of: OpenArticle, isAsking: boolean): boolean {
	const { live } = useWords();
	const [isBehind, fallBehind] = useState(false);
	const latest = useRef({ of, isAsking });
	latest.current = { of, isAsking };
	useTouched(`article:${of.detail.id}`, async () => {
		if (latest.current.isAsking) return;
		// What was erased, or cannot be read now, stays as it stands here.
		const seen = latest.current.of.row.version;
		const now = await readArticle(of.detail.id, undefined, String(seen)).catch(() => undefined);
		const here = latest.current.of;
		if (!now || now.version <= Number(here.row.version) || here.form.isBusy) return;
		const isTogether = typeof here.shared === 'object' && isSelfSaving(now);
		const isOther = !isTogether || isOtherwise(now, here);
		// Words that were not taken make a version, and change nothing of it.
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
