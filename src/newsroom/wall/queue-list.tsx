import { useEffect, useRef } from 'react';
import type { WallStatus } from '../../shared/statuses';
import { eachRow } from '../components/each-row';
import { Moment } from '../components/moment';
import { useWords } from '../words/words';
import type { Entry } from './queue';

/** Says why messages are grouped: the same words, or the same sender. */
export function Why({ entry: { why, messages } }: { entry: Entry }) {
	const { wall } = useWords();
	const n = messages.length;
	if (!why) return null;
	return <span className="warn">▲ {why === 'words' ? wall.same_words({ n }) : wall.same_sender({ n })}</span>;
}

interface QueueListProps {
	entries: readonly Entry[];
	at: number;
	status: WallStatus;
	onMove(at: number): void;
}

/** The messages of the queue, one below the other; the selected one is marked. */
export function QueueList({ entries, at, status, onMove }: QueueListProps) {
	const { wall } = useWords();
	const list = useRef<HTMLOListElement>(null);
	useEffect(() => {
		list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
	}, [at]);
	return (
		<section className="pane wq__pane" aria-label={wall.queue}>
			<ol ref={list}>
				{eachRow(
					entries,
					(entry) => entry.messages[0]?.id ?? '',
					'item',
					(entry) => {
						const [first] = entry.messages;
						const n = entries.indexOf(entry);
						return (
							first && (
								<li key={first.id} className={entry.why ? 'wq wq--grp' : 'wq'}>
									<button type="button" aria-current={n === at ? 'true' : undefined} onClick={() => onMove(n)}>
										<span className="tp">
											<b>{entry.why ? wall.several({ n: entry.messages.length }) : first.name}</b>
											<Moment at={(status === 'waiting' ? first.created_at : first.decided_at) ?? first.created_at} />
										</span>
										<span className="tx" lang={first.edition} dir="auto">
											{first.text}
										</span>
										<Why entry={entry} />
									</button>
								</li>
							)
						);
					},
				)}
			</ol>
		</section>
	);
}
