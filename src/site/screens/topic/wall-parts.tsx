import { countryName } from '../../../editions/formats';
import { urls } from '../../../editions/urls';
import type { WallMessage } from '../../../queries/event/wall';
import { When } from '../../blocks/story/story';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** Approved messages, newest first, in whatever language they were written. */
export function WallList({ messages }: { messages: readonly WallMessage[] }) {
	const { edition } = usePage();
	return (
		<ul className="wall" data-list="wall">
			{each(messages, 'messages', (message) => (
				<li key={message.id}>
					<p dir="auto" lang={message.edition === edition.code ? undefined : message.edition}>
						{message.text}
					</p>
					<p className="meta">
						<b>
							<bdi>{message.name}</bdi>
						</b>
						{message.country && <span>{countryName(edition, message.country)}</span>}
						<When at={message.created_at} />
					</p>
				</li>
			))}
		</ul>
	);
}

/**
 * How to get a message onto the wall: to the form on the wall's own page.
 * @param slug address of the event's page under /topic/
 */
export function WallInvitation({ slug }: { slug: string }) {
	const { edition } = usePage();
	const { exhibitions, newsletter } = edition.words;
	return (
		<div className="wallform">
			<p className="help">{exhibitions.wall_rule}</p>
			<p className="wall-go">
				<a className="btn" href={`${urls.wall.href(edition, { slug })}#write`}>
					{newsletter.wall.write}
				</a>
			</p>
		</div>
	);
}
