import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router';
import { listAddress, newAddress, screenAddress } from '../addresses';
import { readTodayArticles, TodayArticleSections, type TodayArticles } from '../articles/today-articles';
import { eachRow } from '../components/each-row';
import { Header } from '../components/header';
import { type Health, HealthPart, healthOf } from '../components/health';
import { Icon } from '../components/icon';
import { Moment } from '../components/moment';
import { Nothing } from '../components/states';
import { type EntityDescription, entities } from '../entities';
import { type Kept, keptBy } from '../journal/journal';
import type { KeptPicture } from '../journal/kept-picture';
import { unfinishedPictures } from '../journal/kept-pictures';
import { LeftPart } from '../journal/left-part';
import { accountNumber, has, useSession } from '../session/session';
import { useTry } from '../session/use-try';
import { SetUpPart } from '../set-up/checklist';
import { type SetUp, setUpNow } from '../set-up/set-up';
import { StartEmpty } from '../set-up/start-empty';
import { dayOf } from '../time';
import { named, useWords, wordIn } from '../words/words';
import { actionWord, actorName, ChangedRow } from './change-line';
import { type Change, changesOf, changesUnasked } from './changes';

interface Loaded {
	all: EntityDescription[];
	/** Undefined for people who do not work with articles. */
	articles: TodayArticles | undefined;
	/** Undefined for people who may not see the set-up. */
	setUp: SetUp | undefined;
	/** Undefined for people who do not look after the installation. */
	health: Health | undefined;
	/** Undefined for people who may not see the audit log; `unproved` where the password is needed first. */
	changes: Change[] | 'unproved' | undefined;
	mine: Change[] | 'unproved' | undefined;
	/** What was typed at this computer and never saved. */
	left: Kept[];
	/** Pictures that were on their way when their page was closed. */
	pictures: KeptPicture[];
}

/** Number of rows of each list on this screen. */
const ROWS = 8;

const firstOf = (page: Awaited<ReturnType<typeof changesUnasked>>) =>
	typeof page === 'object' ? page.rows.slice(0, ROWS) : page;

/** True once this page has led into the set-up. */
let hasLed = false;

export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<Loaded> {
	const [all, setUp, articles, health, changes, mine, left, pictures] = await Promise.all([
		entities(),
		setUpNow(signal),
		readTodayArticles(signal),
		healthOf(signal),
		changesUnasked({}, signal),
		changesUnasked({ account: String(accountNumber()) }, signal),
		keptBy(accountNumber()),
		unfinishedPictures(accountNumber()),
	]);
	// A new installation is set up first; somebody who leaves the set-up is not led back into it.
	if (setUp?.is_needed && setUp.may_change && !hasLed) {
		hasLed = true;
		throw redirect(screenAddress('set-up'));
	}
	return { all, setUp, articles, health, changes: firstOf(changes), mine: firstOf(mine), left, pictures };
}

function Changes({
	rows,
	all,
	hasActor,
}: {
	rows: readonly Change[];
	all: readonly EntityDescription[];
	hasActor: boolean;
}) {
	const words = useWords();
	return (
		<ul className="lines">
			{eachRow(
				rows,
				({ id }) => id,
				'item',
				(change) => (
					<li key={change.id}>
						<span className="wh">
							<Moment at={change.created_at} />
						</span>
						<span>
							{hasActor && <b>{actorName(change, words)} </b>}
							{actionWord(change.action, words)} <ChangedRow change={change} entities={all} />
						</span>
					</li>
				),
			)}
		</ul>
	);
}

/** Asks for the password that the latest changes need, and shows them. */
function ShowChanges() {
	const { today } = useWords();
	const { revalidate } = useRevalidator();
	const { failure, isBusy, attempt } = useTry();
	const show = async () => {
		await changesOf({ limit: '1' }, new AbortController().signal);
		await revalidate();
	};
	return (
		<section className="stt">
			<header className="sh">
				<h2>{today.changes}</h2>
			</header>
			<p className="meta">{today.unproved_line}</p>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<button type="button" className="btn btn--line" aria-disabled={isBusy} onClick={() => void attempt(show)}>
				{today.show}
			</button>
		</section>
	);
}

/** The first screen: open work and the latest changes. */
export function Component() {
	const { all, setUp, articles, health, changes, mine, left, pictures } = useLoaderData<Loaded>();
	const words = useWords();
	const session = useSession();
	const { today } = words;
	const own = all.filter((entity) => has(session, entity.rights.read));
	return (
		<>
			<Header title={words.screens.today} sub={dayOf(Date.now() / 1000, document.documentElement.lang)} />
			<main id="main">
				<p className="about">{today.line}</p>
				<div className="stg">
					{setUp && <StartEmpty setUp={setUp} />}
					{setUp && <SetUpPart setUp={setUp} />}
					{(left.length > 0 || pictures.length > 0) && <LeftPart {...{ left, pictures, all }} />}
					{articles && <TodayArticleSections articles={articles} />}
					{health && <HealthPart health={health} />}
					{changes === 'unproved' && <ShowChanges />}
					{typeof changes === 'object' && (
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
					{typeof mine === 'object' && (
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
							{own.map((entity) => (
								<li key={entity.noun}>
									<span>
										<Link className="hed" to={listAddress(entity)}>
											{named(words.lists, entity.noun)}
										</Link>
										<span className="meta">{wordIn(words.about, entity.noun)}</span>
									</span>
									{entity.is_made && has(session, entity.rights.write) && (
										<Link
											className="iconbtn"
											to={newAddress(entity)}
											aria-label={words.list.make({ noun: named(words.nouns, entity.noun) })}
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
