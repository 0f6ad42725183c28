import type { Edition } from '../../editions/edition';
import { urls } from '../../editions/urls';

/**
 * What readers look things up in, beside the sections of the menu: a door each, with its name, in the order they are
 * shown. They stand in the menu's panel below the items of the specification, and in the footer.
 */
export const doorsOf = (edition: Edition): readonly (readonly [path: string, name: string])[] => {
	const { words } = edition;
	return [
		[urls.companies.href(edition), words.companies.title],
		[urls.calculate.href(edition), words.calculate.title],
		[urls.calendar.href(edition), words.calendar.title],
		[urls.markets.href(edition), words.markets.title],
		[urls.rules.href(edition), words.rule_tracker],
		[urls.china.href(edition), words.indexes.china],
		[urls.tags.href(edition), words.indexes.tags],
		[urls.books.href(edition), words.indexes.books],
		[urls.tools.href(edition), words.indexes.all_tools],
		[urls.corrections.href(edition), words.corrections],
	];
};

/** The doors as items of a list. */
export const Doors = ({ edition }: { edition: Edition }) =>
	doorsOf(edition).map(([path, name]) => (
		<li key={path}>
			<a href={path}>{name}</a>
		</li>
	));
