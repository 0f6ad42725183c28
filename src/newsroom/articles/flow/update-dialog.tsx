import { useState } from 'react';
import { isWording } from '../../../shared/article/change-kinds';
import { useTry } from '../../session/use-try';
import { useWords } from '../../words/words';
import type { ChangeOptions } from '../article';
import { Differences } from '../history/differences';
import { ChangeKind } from './change-kind';
import { Checks } from './checks';
import { Later } from './later';
import { Frame, type StepProps } from './step-dialog';
import { useStops } from './use-stops';

/** Fields that say when and where an article is, and not what readers are given. */
const LEFT_OUT = ['status', 'revised_at', 'updated_at'] as const;

/**
 * Publishes the working copy: shows what differs from what readers have, or will have at the planned hour, and asks what
 * the change is to them. Exactly the version that is shown goes out.
 */
export function Update(props: StepProps) {
	const { of, entity, onDone, onClose } = props;
	const { article, history } = useWords();
	const { failure, attempt } = useTry();
	const [fields, find] = useState<string[]>();
	const { detail, row } = of;
	const [now] = useState(() => detail.standing.scheduled_at ?? Date.now() / 1000);
	const found = useStops(of, now);
	const stops = found.checks;
	const isPlanned = detail.status === 'scheduled';
	const readers = detail.working_copy?.readers_version;
	const shown = readers !== undefined && (
		<Differences
			entity={entity}
			detail={detail}
			from={String(readers)}
			to={String(row.version)}
			names={{ before: isPlanned ? article.planned_state : history.readers, after: article.working_copy }}
			line={isPlanned ? article.scheduled_line : article.update_line}
			leftOut={LEFT_OUT}
			onFound={find}
		/>
	);
	if (isPlanned)
		return (
			<Frame {...props} step="update" body={() => ({})} isStopped={stops.length > 0}>
				{shown}
				<Checks of={of} found={found} onLeave={onClose} />
				<Later of={of} />
			</Frame>
		);
	// Where somebody else has to see the words, they are given to a colleague.
	const asksSecond = detail.asks_second && stops.includes('second_person') && (fields ?? []).some(isWording);
	const stopped = stops.filter((name) => name !== 'second_person' || (!asksSecond && detail.asks_second));
	const give = async (options: ChangeOptions) =>
		attempt(async () => {
			if (asksSecond) {
				await of.propose(options);
				return onDone({ now: of.detail, dropped: undefined }, article.pending.sent);
			}
			onDone(await of.step('update', options));
		});
	return (
		<ChangeKind
			title={article.step_titles.update}
			isCorrection={fields?.includes('corrections') ?? false}
			asksSecond={asksSecond}
			isStopped={fields === undefined || stopped.length > 0}
			error={failure?.text}
			onSave={give}
			onClose={onClose}
		>
			{shown}
			{stopped.length > 0 && <Checks of={of} found={{ ...found, checks: stopped }} onLeave={onClose} />}
			<Later of={of} />
		</ChangeKind>
	);
}
