import { fourDoors, type SearchDoor } from '../../../editions/search-shortcuts';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** Pages of the site that a keyword names, before what it finds. */
export function DoorHits({ doors }: { doors: readonly SearchDoor[] }) {
	const { words } = usePage().edition;
	if (doors.length === 0) return null;
	return (
		<ul className="s-doors">
			{each(doors, 'doors', (door) => (
				<li key={door.key}>
					<span className="kick">{words.search_doors.page}</span>
					<h2 className="hed hed--4">
						<a href={door.href}>{door.name}</a>
					</h2>
					<p className="dek dek--s">{door.line}</p>
				</li>
			))}
		</ul>
	);
}

/** The way on for who found nothing. */
export function FourDoors() {
	const { edition } = usePage();
	return (
		<>
			<p>{edition.words.search_doors.instead}</p>
			<ul className="tags">
				{fourDoors(edition).map((door) => (
					<li key={door.key}>
						<a className="tag" href={door.href}>
							{door.name}
						</a>
					</li>
				))}
			</ul>
		</>
	);
}
