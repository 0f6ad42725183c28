import { defaultShortcuts, type SearchShortcut } from '../../../editions/search-shortcuts';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** Pages of the site that a keyword names, before what it finds. */
export function ShortcutHits({ shortcuts }: { shortcuts: readonly SearchShortcut[] }) {
	const { words } = usePage().edition;
	if (shortcuts.length === 0) return null;
	return (
		<ul className="s-doors">
			{each(shortcuts, 'shortcuts', (shortcut) => (
				<li key={shortcut.key}>
					<span className="kick">{words.search_doors.page}</span>
					<h2 className="hed hed--4">
						<a href={shortcut.href}>{shortcut.name}</a>
					</h2>
					<p className="dek dek--s">{shortcut.line}</p>
				</li>
			))}
		</ul>
	);
}

/** The way on for who found nothing. */
export function DefaultShortcuts() {
	const { edition, site } = usePage();
	const shortcuts = defaultShortcuts({ edition, hidden: site.brand.hidden });
	if (shortcuts.length === 0) return null;
	return (
		<>
			<p>{edition.words.search_doors.instead}</p>
			<ul className="tags">
				{shortcuts.map((shortcut) => (
					<li key={shortcut.key}>
						<a className="tag" href={shortcut.href}>
							{shortcut.name}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
