import { Icon } from '../components/icon';
import { useWords } from '../words/words';
import { addressOf } from './article';
import { isReadOnlyNow } from './editability';
import type { Transition } from './flow/transitions';
import type { OpenArticle } from './open/use-article';

interface ActionsProps {
	of: OpenArticle;
	/** The transition that the screen offers first. */
	main: Transition | undefined;
	isBusy: boolean;
	isPreviewing: boolean;
	onPreview(): void;
	onSave(): void;
	onTransition(step: Transition): void;
}

/** Actions on an article in the header of its screen: open on the site, preview, save, start a transition. */
export function Actions({ of, main, isBusy, isPreviewing, onPreview, onSave, onTransition }: ActionsProps) {
	const words = useWords();
	const { article } = words;
	const { detail, form, unsaved, asks } = of;
	const address = addressOf(detail);
	return (
		<>
			{address && (
				<a className="btn btn--line" href={address} target="_blank" rel="noreferrer">
					<Icon name="eye" />
					<span className="btn__t">{article.on_site}</span>
				</a>
			)}
			{detail.status !== 'discarded' && (
				<button type="button" className="btn btn--line" aria-pressed={isPreviewing} onClick={onPreview}>
					{article.previewing.open}
				</button>
			)}
			{!isReadOnlyNow(detail) && (
				<button
					type="button"
					className={main ? 'btn btn--line' : 'btn btn--lamp'}
					aria-disabled={unsaved === 0 || asks > 0 || form.isBusy}
					aria-keyshortcuts="Control+s Meta+s"
					onClick={onSave}
				>
					{form.isBusy ? words.edit.saving : words.edit.save}
				</button>
			)}
			{main && (
				<button type="button" className="btn btn--lamp" aria-disabled={isBusy} onClick={() => onTransition(main)}>
					{article.steps[main]}
				</button>
			)}
		</>
	);
}
