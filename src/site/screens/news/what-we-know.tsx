import type { Known } from '../../../data/tables/article';
import { dateAndTime, dateParts, isoDay, shortDay } from '../../../editions/relative-time';
import { knownUpdate } from '../../../shared/article/known';
import { isoMoment } from '../../../shared/time/moment';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';

/** Time of a point: its hour, with the day where the point before has another. */
function PointTime({ at, last }: { at: number; last: number | undefined }) {
	const { edition, now } = usePage();
	const parts = dateParts(edition, at);
	if (!parts) return null;
	const { hour, minute } = parts;
	const day = isoDay(edition, at);
	return (
		<time dateTime={isoMoment(at)}>
			{(last === undefined || day !== isoDay(edition, last)) && <span>{shortDay(edition, day, now)} </span>}
			{hour}:{minute}
		</time>
	);
}

/** What is established of a running story, the newest first, when it last grew, and what is not known yet. */
export function WhatWeKnow({ known }: { known: Known }) {
	const { edition } = usePage();
	const { words } = edition;
	const last = knownUpdate(known);
	if (known.points.length === 0) return null;
	const points = known.points.toSorted((a, b) => b.at - a.at);
	return (
		<section className="know" aria-labelledby="what-we-know">
			<header>
				<h2 id="what-we-know">{words.what_we_know}</h2>
				{last !== undefined && (
					<p className="upd">
						{words.updated({ when: '' })}
						<time dateTime={isoMoment(last)}>{dateAndTime(edition, last)}</time>
					</p>
				)}
			</header>
			<ul>
				{each(points, 'points', (point) => (
					<li key={`${point.at} ${point.text}`} className={point.at === last ? 'new' : undefined}>
						<PointTime at={point.at} last={last} />
						<span>{point.text}</span>
					</li>
				))}
			</ul>
			{known.unknown && (
				<p className="not">
					<b>{words.what_we_do_not_know}</b> {known.unknown}
				</p>
			)}
		</section>
	);
}
