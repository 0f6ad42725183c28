import { urls } from '../../../editions/urls';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** The path to a page under an event: exhibitions, the event, perhaps its exhibitors, and the page itself. */
export function Crumbs({
	topic_slug,
	topicTitle,
	above = [],
	here,
}: {
	topic_slug: string;
	topicTitle: string;
	above?: readonly [name: string, path: string][];
	here: string;
}) {
	const { edition } = usePage();
	const { words } = edition;
	const links: [string, string][] = [
		[words.exhibitions.title, urls.topics.href(edition)],
		[topicTitle, urls.topic.href(edition, { slug: topic_slug })],
		...above,
	];
	return (
		<nav className="crumb" aria-label={words.breadcrumb}>
			{each(links, 'links', ([name, path]) => (
				<span className="level" key={path}>
					<a href={path}>{name}</a> <span aria-hidden="true">/</span>
				</span>
			))}
			<span aria-current="page">{here}</span>
		</nav>
	);
}
