import { countryName } from '../../../editions/formats';
import type { WallMessage } from '../../../queries/wall';
import { When } from '../../blocks/story';
import { usePage } from '../../contexts';
import { Icon } from '../../ui/icon';

/** Approved messages, newest first, in whatever language they were written. */
export function WallList({ messages }: { messages: readonly WallMessage[] }) {
	const { edition } = usePage();
	return (
		<ul className="wall" data-list="wall">
			{messages.map((message) => (
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

/** How to get a message onto the wall. @param name of the event */
export function WallInvitation({ name }: { name: string }) {
	const { edition, site } = usePage();
	const { exhibitions } = edition.words;
	return (
		<div className="wallform">
			<p className="help">{exhibitions.wall_rule}</p>
			<p className="wall-go">
				<a className="btn" href={`mailto:${site.brand.mail}?subject=${encodeURIComponent(exhibitions.wall_subject(name))}`}>
					<Icon name="mail" />
					{exhibitions.wall_write}
				</a>
			</p>
		</div>
	);
}
