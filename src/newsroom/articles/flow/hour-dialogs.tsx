import { useState } from 'react';
import { hourIn, ownZone } from '../../fields/time-zones';
import { useWords } from '../../words/words';
import { Differences } from '../history/differences';
import { Checks } from './checks';
import { Hour, Zone } from './hour-field';
import { Later } from './later';
import { Frame, type StepProps, useNeeded } from './step-dialog';
import { type ChosenHour, useHour } from './use-hour';
import { useStops } from './use-stops';

/** Shows the checklist of exactly the version that would go out, as it is at this moment. */
export function Publish(props: StepProps) {
	const { article, history } = useWords();
	const [now] = useState(() => Date.now() / 1000);
	const found = useStops(props.of, now);
	const { detail, row } = props.of;
	const { working_copy, standing } = detail;
	// What was planned, or what readers had last; of what is new there is nothing to compare.
	const from = working_copy
		? String(working_copy.readers_version)
		: standing.first_published_at === null
			? undefined
			: 'readers';
	return (
		<Frame {...props} step="publish" body={() => ({})} isStopped={found.checks.length > 0}>
			<p className="meta">{article.version({ n: Number(row.version) })}</p>
			{from !== undefined && (
				<Differences
					entity={props.entity}
					detail={detail}
					from={from}
					to={String(row.version)}
					names={{ before: working_copy ? article.planned_state : history.readers_had, after: history.today }}
					line={working_copy ? article.scheduled_line : article.had_line}
					leftOut={['status']}
				/>
			)}
			<Checks of={props.of} found={found} onLeave={props.onClose} />
			<Later of={props.of} />
		</Frame>
	);
}

/** True where the typed hour is not a single moment: its field says why, or asks which of two is meant. */
const isUnclear = (hour: ChosenHour): boolean => !hour.isEmpty && hour.at === undefined;

/** Asks for the hour at which it goes out, in a zone, and for the one at which it is taken away. */
export function Schedule(props: StepProps) {
	const { article } = useWords();
	const { detail } = props.of;
	const { scheduled_at, unpublish_at, embargo_until, embargo_zone, zone: stored } = detail.standing;
	const [zone, choose] = useState(stored ?? ownZone());
	const from = useHour(detail.status === 'scheduled' ? scheduled_at : null, zone);
	const until = useHour(unpublish_at, zone);
	const [isMissing, miss] = useState(false);
	// The hour's own field says that the embargo ends later.
	const then = useStops(props.of, from.at);
	const found = { ...then, checks: then.checks.filter((name) => name !== 'embargo_until') };
	const isStopped = found.checks.length > 0;
	const errorOf = (hour: ChosenHour): string | undefined => {
		const { at } = hour;
		if (at === undefined) return isMissing && !hour.isLeftOut ? article.hour_needed : undefined;
		if (at * 1000 <= Date.now()) return article.hour_passed;
		return undefined;
	};
	const isEarly = from.at !== undefined && embargo_until !== null && from.at < embargo_until;
	const fromError = isEarly ? article.hour_embargo({ time: hourIn(embargo_until, embargo_zone) }) : errorOf(from);
	const isOrdered = from.at === undefined || until.at === undefined || from.at < until.at;
	const untilError = !isOrdered ? article.hour_later : isUnclear(until) ? errorOf(until) : undefined;
	return (
		<Frame
			{...props}
			step="schedule"
			isStopped={isStopped}
			body={() => {
				const isComplete = from.at !== undefined && !isUnclear(until);
				miss(!isComplete);
				if (!isComplete || fromError || untilError) return undefined;
				return { at: from.at, zone, unpublish_at: until.at ?? null };
			}}
			done={() =>
				from.at === undefined
					? undefined
					: article.done_schedule({ title: String(detail.content.title), time: hourIn(from.at, zone) })
			}
		>
			{isStopped && <Checks of={props.of} found={found} onLeave={props.onClose} />}
			<Zone zone={zone} onChange={choose} />
			<Hour label={article.hours.scheduled_at} hour={from} zone={zone} error={fromError} />
			<Hour label={article.until} hour={until} zone={zone} error={untilError} />
		</Frame>
	);
}

/** Asks until when it may not be published. */
export function Embargo(props: StepProps) {
	const { article } = useWords();
	const { content, standing } = props.of.detail;
	const [zone, choose] = useState(standing.embargo_zone ?? standing.zone ?? ownZone());
	const until = useHour(standing.embargo_until, zone);
	const [isMissing, miss] = useState(false);
	return (
		<Frame
			{...props}
			step="embargo"
			submitLabel={until.isEmpty && standing.embargo_until !== null ? article.lift : undefined}
			body={() => {
				miss(isUnclear(until));
				return isUnclear(until) ? undefined : { until: until.at ?? null, zone: until.at === undefined ? null : zone };
			}}
			done={() =>
				until.at === undefined
					? undefined
					: article.done_embargo({ title: String(content.title), time: hourIn(until.at, zone) })
			}
		>
			<Zone zone={zone} onChange={choose} />
			<Hour
				label={article.hours.embargo_until}
				hour={until}
				zone={zone}
				error={isMissing && isUnclear(until) && !until.isLeftOut ? article.hour_needed : undefined}
			/>
		</Frame>
	);
}

/** Asks which publication date is the right one, and why. */
export function Redate(props: StepProps) {
	const { article } = useWords();
	const { standing } = props.of.detail;
	const [zone, choose] = useState(standing.zone ?? ownZone());
	const hour = useHour(standing.published_at, zone);
	const { field, needed } = useNeeded(article.reason);
	const [isMissing, miss] = useState(false);
	const isToCome = hour.at !== undefined && hour.at * 1000 > Date.now();
	const error = isToCome ? article.hour_to_come : isMissing && !hour.isLeftOut ? article.hour_needed : undefined;
	return (
		<Frame
			{...props}
			step="redate"
			body={() => {
				miss(hour.at === undefined);
				const reason = needed();
				if (hour.at === undefined || isToCome || reason === undefined) return undefined;
				return { published_at: hour.at, reason };
			}}
		>
			<Zone zone={zone} onChange={choose} />
			<Hour label={article.hours.published_at} hour={hour} zone={zone} error={error} />
			{field}
		</Frame>
	);
}
