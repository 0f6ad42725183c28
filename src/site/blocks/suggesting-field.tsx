import type { Edition } from '../../editions/edition';
import { Island } from '../islands/island';
import { SearchField } from '../islands/search/search-field';

/** A field of a search that suggests as one types, once it has the focus. */
export function SuggestingField({
	id,
	edition,
	placeholder,
	className,
	value,
}: {
	id: string;
	edition: Edition;
	placeholder: string;
	className?: string;
	value?: string;
}) {
	const { suggestions, suggestions_count, groups, recent, recent_clear } = edition.words.search_doors;
	const props = {
		id,
		placeholder,
		...(className === undefined ? {} : { className }),
		...(value === undefined ? {} : { value }),
		edition: edition.code,
		words: {
			list: suggestions,
			count: suggestions_count({ n: '#' }),
			clear: recent_clear,
			groups: { recent, ...groups },
		},
	};
	return (
		<Island name="search" props={props}>
			<SearchField {...props} />
		</Island>
	);
}
