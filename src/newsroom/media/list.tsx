import { useRef } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { rowAddress } from '../addresses';
import { eachRow } from '../components/each-row';
import { ListPage, type Page, readPage } from '../components/list-page';
import { type EntityDescription, titleOf } from '../entities';
import { AtIt } from '../live/people';
import { entityOf } from '../screens/entity-of';
import { has, useSession } from '../session/session';
import { loadMediaWords } from '../words/screens/media-words';
import { useWords } from '../words/words';
import { fileAddress, type MediaRow } from './file';
import { Uploads } from './upload/uploads';
import { Warnings } from './warnings';

interface Loaded {
	entity: EntityDescription;
	/** Undefined for people who may not see the library. */
	page: Page<MediaRow> | undefined;
}

/** Adds the filter by parts of the library to the entity; it is no field of a form. */
const withParts = (entity: EntityDescription): EntityDescription => ({
	...entity,
	filters: ['which'],
	fields: [
		...entity.fields,
		{
			name: 'which',
			kind: 'choice',
			is_needed: false,
			is_fixed: true,
			is_optional: true,
			schema: { type: 'string', enum: entity.which },
		},
	],
});

/** Reads one page of the library; the filters are in the address. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
	const [described] = await Promise.all([entityOf({ entity: 'media' }), loadMediaWords()]);
	const entity = withParts(described);
	return { entity, page: await readPage<MediaRow>(entity, request) };
}

/** A file with its thumbnail. */
function File({ entity, row, isChanged }: { entity: EntityDescription; row: MediaRow; isChanged: boolean }) {
	const title = titleOf(entity, row);
	return (
		<li className={isChanged ? 'is-changed' : undefined}>
			{row.kind === 'image' ? (
				// The name below the picture describes it.
				<img src={`${fileAddress(row)}?style=card_480`} alt="" loading="lazy" />
			) : (
				<span className="med__file" aria-hidden="true">
					{row.name.split('.').pop()?.toUpperCase()}
				</span>
			)}
			<Link className="hed" to={rowAddress(entity, String(row.id))}>
				{title}
			</Link>
			<AtIt row={`media:${row.id}`} />
			{row.credit && <span className="meta">{row.credit}</span>}
			<Warnings row={row} />
		</li>
	);
}

/** The media library: every stored file, newest first. */
export function Component() {
	const { entity, page } = useLoaderData<Loaded>();
	const { about, list, media, choices, lists } = useWords();
	const session = useSession();
	const body = useRef<HTMLUListElement>(null);
	const parts = choices.which as Readonly<Record<string, string>>;
	return (
		<ListPage
			entity={entity}
			page={page}
			body={body}
			about={about.media}
			make=""
			above={has(session, 'media.store') && <Uploads />}
			none={{ title: media.none, line: media.none_line, read: media.none_line }}
			markOf={(row) => titleOf(entity, row)}
			pages={{ previous: list.newer, next: list.older }}
			views={[
				{ label: media.all, query: '' },
				...entity.which.map((name) => ({ label: parts[name] ?? name, query: `which=${name}` })),
			]}
			keyOf={(row) => String(row.id)}
			draw={(rows, changed) => (
				<ul className="med" ref={body} aria-label={lists.media}>
					{eachRow(
						rows,
						({ id }) => id,
						'item',
						(row) => (
							<File key={row.id} entity={entity} row={row} isChanged={changed.has(String(row.id))} />
						),
					)}
				</ul>
			)}
		/>
	);
}
