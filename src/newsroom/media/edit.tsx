import { lazy, Suspense, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { EntityDescription, Row } from '../entities';
import { FocalPoint } from '../fields/focal-point';
import { Edit, type Loaded, rowLoader } from '../screens/edit';
import { has, useSession } from '../session/session';
import { localeOf } from '../time';
import { loadMediaWords } from '../words/screens/media-words';
import { useWords } from '../words/words';
import { endOf, fileAddress, type MediaRow } from './file';
import { Shown } from './shown';
import { Warnings } from './warnings';

const Replace = lazy(async () => {
	const [{ Replace: One }] = await Promise.all([import('./replace'), loadMediaWords()]);
	return { default: One };
});

/** Reads one stored file. */
export const loader: typeof rowLoader = (given) =>
	rowLoader({ ...given, params: { ...given.params, entity: 'media' } });

/** The file itself: how it looks, how large it is, how it is cut. */
function Stored({ entity, row }: { entity: EntityDescription; row: MediaRow }) {
	const { media } = useWords();
	const session = useSession();
	const [isReplacing, setReplacing] = useState(false);
	const bytes = new Intl.NumberFormat(localeOf(document.documentElement.lang), {
		style: 'unit',
		unit: row.bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
		maximumFractionDigits: row.bytes < 1_000_000 ? 0 : 1,
	});
	const facts = [
		row.original_name,
		row.content_type,
		row.width && row.height ? media.size({ width: row.width, height: row.height }) : '',
		bytes.format(row.bytes / (row.bytes < 1_000_000 ? 1_000 : 1_000_000)),
	];
	return (
		<section className="med__of">
			<p className="meta">{facts.filter(Boolean).join(' · ')}</p>
			<p>
				<Warnings row={row} />
			</p>
			{row.kind === 'image' && <FocalPoint id={String(row.id)} />}
			<p>
				<a className="link" href={fileAddress(row)} target="_blank" rel="noreferrer">
					{row.kind === 'image' ? media.open : media.download}
				</a>
				{row.kind === 'image' && has(session, 'media.remove') && (
					<button type="button" className="link" onClick={() => setReplacing(true)}>
						{media.replace}
					</button>
				)}
			</p>
			{row.kind === 'image' && <p className="help">{media.words}</p>}
			{isReplacing && (
				<Suspense>
					<Replace entity={entity} row={row} onClose={() => setReplacing(false)} />
				</Suspense>
			)}
		</section>
	);
}

/** One stored file: what it shows, on what terms, where it is used. */
export function Component() {
	const loaded = useLoaderData<Loaded>();
	const row = loaded.row as MediaRow;
	return (
		<Edit
			key={row.id}
			{...loaded}
			uses={{}}
			above={(now: Row) => <Stored entity={loaded.entity} row={now as MediaRow} />}
			beside={<Shown id={row.id} key={`${row.id}:${endOf(row)?.is}`} />}
		/>
	);
}
