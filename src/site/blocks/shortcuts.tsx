import type { Edition } from '../../editions/edition';
import { urls } from '../../editions/urls';
import type { Brand } from '../../shared/site/brand';
import type { Hideable } from '../../shared/site/site-config';

/** True where an item of menu or footer is shown; the page of a hidden item stays. */
export const isShown = ({ hidden }: Brand, key: string): boolean => !hidden.some((one) => one === key);

/**
 * Returns the reference pages besides the sections of the menu, each with its name, in the order in which they are
 * shown: in the menu's panel below the items of the specification, and in the footer.
 */
export const shortcutsOf = (edition: Edition, brand: Brand): readonly (readonly [path: string, name: string])[] => {
	const { words } = edition;
	const shortcuts: readonly (readonly [key: Hideable, path: string, name: string])[] = [
		['companies', urls.companies.href(edition), words.companies.title],
		['calculate', urls.calculate.href(edition), words.calculate.title],
		['calendar', urls.calendar.href(edition), words.calendar.title],
		['markets', urls.markets.href(edition), words.markets.title],
		['rules', urls.rules.href(edition), words.rule_tracker],
		['mainland', urls.china.href(edition), words.indexes.china],
		['tags', urls.tags.href(edition), words.indexes.tags],
		['books', urls.books.href(edition), words.indexes.books],
		['tools', urls.tools.href(edition), words.indexes.all_tools],
		['corrections', urls.corrections.href(edition), words.corrections],
	];
	return shortcuts.filter(([key]) => isShown(brand, key)).map(([, path, name]) => [path, name]);
};

/** The shortcuts as items of a list. */
export const Shortcuts = ({ edition, brand }: { edition: Edition; brand: Brand }) =>
	shortcutsOf(edition, brand).map(([path, name]) => (
		<li key={path}>
			<a href={path}>{name}</a>
		</li>
	));
