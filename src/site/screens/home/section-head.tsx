import type { SectionKey } from '../../../editions/edition';
import { urls } from '../../../editions/urls';
import { useSectionName } from '../../blocks/title-bar';
import { usePage } from '../../render/contexts';

interface SectionHeadProps {
	section: SectionKey;
	/** One line beside the name. */
	line?: string | undefined;
}

/** Name of a section under its rule, and the way to all of it. */
export function SectionHead({ section, line }: SectionHeadProps) {
	const { edition } = usePage();
	const sectionName = useSectionName();
	return (
		<header className={`sec k-${section}`}>
			<h2>{sectionName(section)}</h2>
			{line && <p>{line}</p>}
			<a className="more" href={urls.section.href(edition, section)}>
				{edition.words.all_section[section]}
			</a>
		</header>
	);
}
