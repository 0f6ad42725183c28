import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { listAddress, newAddress, screenAddress } from '../addresses';
import { type Desk, DeskParts, deskOf } from '../articles/desk';
import { type Kept, keptBy } from '../journal/journal';
import { LeftPart } from '../journal/kept-lines';
import { type Noun, nouns } from '../nouns';
import { type Health, HealthPart, healthOf } from '../parts/health';
import { Icon } from '../parts/icon';
import { Moment } from '../parts/moment';
import { Nothing } from '../parts/states';
import { Top } from '../parts/top';
import { accountName, accountNumber, has, useSession } from '../session/session';
import { SetUpPart } from '../set-up/checklist';
import { type SetUp, setUpNow } from '../set-up/set-up';
import { dayOf } from '../time';
import { named, useWords, wordIn } from '../words/words';
import { actionWord, actorName, ChangedRow } from './change-line';
import { type Change, changesOf } from './changes';

interface Loaded {
	all: Noun[];
	/** Undefined for whoever has nothing to do with articles. */
	desk: Desk | undefined;
	/** Undefined for whoever has nothing to do with it. */
	setUp: SetUp | undefined;
	/** Undefined for whoever does not look after the installation. */
	health: Health | undefined;
	/** Undefined for whoever may not see the audit. */
	changes: Change[] | undefined;
	mine: Change[] | undefined;
	/** What was typed at this computer and never saved. */
	left: Kept[];
}

/** Rows that stand here of each list. */
const ROWS = 8;

export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<Loaded> {
	const [all, setUp, desk, health, changes, mine, left] = await Promise.all([
		nouns(),
		setUpNow(signal),
		deskOf(signal),
		healthOf(signal),
		changesOf({}, signal),
		changesOf({ actor: accountName() }, signal),
		keptBy(accountNumber()),
	]);
	// A house in which nothing was written yet is set up first.
	if (setUp?.is_needed && setUp.may_change) throw redirect(screenAddress('set-up'));
	return { all, setUp, desk, health, changes: changes?.rows.slice(0, ROWS), mine: mine?.rows.slice(0, ROWS), left };
}

function Changes({ rows, all, hasActor }: { rows: readonly Change[]; all: readonly Noun[]; hasActor: boolean }) {
	const words = useWords();
	return (
		<ul className="lines">
			{rows.map((change) => (
				<li key={change.id}>
					<span className="wh">
						<Moment at={change.created_at} />
					</span>
					<span>
						{hasActor && <b>{actorName(change.actor, words)} </b>}
						{actionWord(change.action, words)} <ChangedRow change={change} nouns={all} />
					</span>
				</li>
			))}
		</ul>
	);
}

/** What changed last, and where work begins. */
export function Component() {
	const { all, setUp, desk, health, changes, mine, left } = useLoaderData<Loaded>();
	const words = useWords();
	const session = useSession();
	const { today } = words;
	const own = all.filter((noun) => has(session, noun.rights.write));
	return (
		<>
			<Top title={words.screens.today} sub={dayOf(Date.now() / 1000, document.documentElement.lang)} />
			<main id="main">
				<p className="about">{today.line}</p>
				<div className="stg">
					{setUp && <SetUpPart setUp={setUp} />}
					{left.length > 0 && <LeftPart left={left} all={all} />}
					{desk && <DeskParts desk={desk} />}
					{health && <HealthPart health={health} />}
					{changes && (
						<section className="stt">
							<header className="sh">
								<h2>{today.changes}</h2>
								<Link className="link push" to={screenAddress('audit')}>
									{today.all}
								</Link>
							</header>
							{changes.length > 0 ? (
								<Changes rows={changes} all={all} hasActor />
							) : (
								<Nothing title={today.nothing} line={today.nothing_line} />
							)}
						</section>
					)}
					{mine && (
						<section className="stt">
							<header className="sh">
								<h2>{today.mine}</h2>
							</header>
							{mine.length > 0 ? (
								<Changes rows={mine} all={all} hasActor={false} />
							) : (
								<Nothing title={today.nothing_mine} line={today.nothing_mine_line} />
							)}
						</section>
					)}
					<section className="stt">
						<header className="sh">
							<h2>{today.lists}</h2>
						</header>
						<ul className="lines lines--lists">
							{own.map((noun) => (
								<li key={noun.noun}>
									<span>
										<Link className="hed" to={listAddress(noun)}>
											{named(words.lists, noun.noun)}
										</Link>
										<span className="meta">{wordIn(words.about, noun.noun)}</span>
									</span>
									{noun.is_made && (
										<Link
											className="iconbtn"
											to={newAddress(noun)}
											aria-label={words.list.make({ noun: named(words.nouns, noun.noun) })}
										>
											<Icon name="plus" />
										</Link>
									)}
								</li>
							))}
						</ul>
					</section>
				</div>
			</main>
		</>
	);
}
