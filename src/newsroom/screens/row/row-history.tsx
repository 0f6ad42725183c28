import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { historyAddress } from '../../addresses';
import { Moment } from '../../components/moment';
import type { EntityDescription } from '../../entities';
import { localeOf } from '../../time';
import { named, useWords } from '../../words/words';
import { actionWord, actorName, ChangedFields } from '../change-line';
import type { Change } from '../changes';
import { usersAddress } from './users-address';

interface RowHistoryProps {
	entity: EntityDescription;
	keyText: string;
	changes: readonly Change[] | undefined;
	/** How many rows of other tables name it, by table. */
	uses: Readonly<Record<string, number>>;
	/** Shown first. */
	first?: ReactNode;
}

/** The column beside a row: where it is used, who changed what, and the link to its history. */
export function RowHistory({ entity, keyText, changes, uses, first }: RowHistoryProps) {
	const words = useWords();
	return (
		<aside className="side" aria-label={words.edit.about}>
			{first}
			{Object.keys(uses).length > 0 && (
				<section>
					<h2>{words.edit.used}</h2>
					<dl className="kv2">
						{Object.entries(uses).map(([use, n]) => {
							const to = usersAddress(entity, use, keyText);
							const name = named(words.uses, use);
							return (
								<div key={use}>
									<dt>
										{to ? (
											<Link className="link" to={to}>
												{name}
											</Link>
										) : (
											name
										)}
									</dt>
									<dd>{n.toLocaleString(localeOf(document.documentElement.lang))}</dd>
								</div>
							);
						})}
					</dl>
					<p className="help">{words.edit.used_line}</p>
				</section>
			)}
			<section>
				<h2>{words.edit.history}</h2>
				{changes && changes.length > 0 && (
					<ul className="hist">
						{changes.slice(0, 8).map((change) => (
							<li key={change.id}>
								<span className="meta">
									{actorName(change, words)}, {actionWord(change.action, words)}, <Moment at={change.created_at} />
								</span>
								<ChangedFields change={change} />
							</li>
						))}
					</ul>
				)}
				{changes?.length === 0 && <p className="help">{words.edit.history_none}</p>}
				<Link className="link" to={historyAddress(entity, keyText)}>
					{words.edit.history_all}
				</Link>
			</section>
		</aside>
	);
}
