import type { OpenArticle } from '../articles/open/use-article';
import { useStanding } from '../editor/together/standing';
import { Asks } from '../fields/asks';
import { momentOf } from '../time';
import { useWords } from '../words/words';

/** Shows where the typed words are: saved, being sent, kept on this computer, or only on this page. */
export function SavedState({ of: { form, n, asks, back, standing, shared } }: { of: OpenArticle }) {
	// Only this component follows each sending, so that the rest of the screen is not drawn at every pause.
	const { isUnsent, sentAt = 0 } = useStanding(shared === 'opening' ? undefined : shared);
	const { edit, journal } = useWords();
	const time = (at: number) => momentOf(at, document.documentElement.lang);
	if (asks > 0) return <Asks conflicts={form.conflicts} />;
	const unsaved =
		(form.error || standing.isAway) && back.keptAt !== undefined
			? journal.kept({ time: time(back.keptAt) })
			: form.error?.path === ''
				? edit.not_saved
				: form.isBusy
					? edit.saving
					: n > (standing.isUnsent && !back.isBack ? 1 : 0)
						? edit.unsaved({ n })
						: undefined;
	if (unsaved !== undefined) return <span className="saved saved--work">{unsaved}</span>;
	const savedAt = Math.max(form.savedAt ?? 0, sentAt);
	return (
		<>
			{isUnsent && (
				<span className="saved saved--work" aria-hidden="true">
					{edit.saving}
				</span>
			)}
			{savedAt > 0 && (
				// It stays while words are being sent, so that screen readers do not announce the same sentence at every pause.
				<span className={isUnsent ? 'vh' : 'saved'}>{edit.saved({ time: time(savedAt) })}</span>
			)}
		</>
	);
}
