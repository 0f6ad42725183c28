import { useState } from 'react';
import { initials } from '../../components/initials';
import { Moment } from '../../components/moment';
import { actorName } from '../../screens/change-line';
import { momentOf } from '../../time';
import { useWords, type Words } from '../../words/words';
import type { AuthorshipAnswer } from './states';

/** Number of highlight styles for writers; with more writers the styles repeat, and only the initials differ. */
const LOOKS = 6;

type Writer = Pick<AuthorshipAnswer['people'][number], 'who' | 'actor_kind'>;

const nameOf = (writer: Writer | undefined, words: Words) =>
	writer?.who ? actorName({ actor: writer.who, actor_kind: writer.actor_kind }, words) : words.history.gone_person;
const shortOf = (writer: Writer | undefined, words: Words) => (writer?.who ? initials(nameOf(writer, words)) : '–');

interface BlockProps {
	authorship: AuthorshipAnswer;
	runs: AuthorshipAnswer['blocks'][number]['runs'];
	isHeading: boolean;
	only: number | undefined;
	lang: string;
}

/** A block with the initials of who wrote each run of it, and the full names beside it. */
function Written({ authorship, runs, isHeading, only, lang }: BlockProps) {
	const words = useWords();
	const language = document.documentElement.lang;
	const people = [...new Set(runs.map(({ by }) => by))];
	const last = (by: number) => Math.max(...runs.filter((run) => run.by === by).map(({ at }) => at));
	const called = (by: number) => nameOf(authorship.people[by], words);
	return (
		<li className="wro__b">
			<p className="wro__by">
				{people.map((by) => (
					<span key={by}>
						<b>{called(by)}</b> <Moment at={last(by)} />
					</span>
				))}
			</p>
			<p className={isHeading ? 'diff cmp__h' : 'diff'} lang={lang}>
				{runs.map(({ text, by, at }, n) => {
					const words_ = words.history.wrote({ name: called(by), at: momentOf(at, language) });
					return (
						<span
							key={n}
							className={`wro wro--${by % LOOKS}${only !== undefined && only !== by ? ' is-off' : ''}`}
							title={words_.replace(/:$/, '')}
						>
							{people.length > 1 && (
								<>
									<span className="vh" lang={language}>
										{` ${words_} `}
									</span>
									<span className="wro__n" aria-hidden="true">
										{shortOf(authorship.people[by], words)}
									</span>
								</>
							)}
							{text}
						</span>
					);
				})}
			</p>
		</li>
	);
}

/** Shows who wrote which words of a text, and when. @param lang edition of the text */
export function Authorship({ authorship, lang }: { authorship: AuthorshipAnswer; lang: string }) {
	const words = useWords();
	const { history } = words;
	const [only, choose] = useState<number>();
	const { people, blocks, exact_since } = authorship;
	const at = exact_since === null ? '' : momentOf(exact_since, document.documentElement.lang);
	return (
		<>
			<section aria-labelledby="people">
				<h2 className="hed hed--3" id="people">
					{history.people}
				</h2>
				{people.length > 1 && <p className="help">{history.only}</p>}
				<ul className="wro__people">
					{people.map((writer, by) => (
						<li key={`${writer.actor_kind} ${writer.account_id} ${writer.who}`}>
							<button type="button" aria-pressed={only === by} onClick={() => choose(only === by ? undefined : by)}>
								<span className={`wro wro--${by % LOOKS}`}>
									<span className="wro__n" aria-hidden="true">
										{shortOf(writer, words)}
									</span>
									{nameOf(writer, words)}
								</span>
							</button>
							<span className="meta">
								{history.words_of({ n: writer.words })}, <Moment at={writer.last_at} />
							</span>
						</li>
					))}
				</ul>
				<p className="help">{exact_since === null ? history.by_states : history.exact({ at })}</p>
			</section>
			{people.length === 0 && <p>{history.no_text}</p>}
			<ol className="cmp">
				{blocks.map(({ kind, runs }, n) =>
					runs.length === 0 ? null : (
						<Written
							key={n}
							authorship={authorship}
							runs={runs}
							isHeading={kind === 'heading'}
							only={only}
							lang={lang}
						/>
					),
				)}
			</ol>
		</>
	);
}
