import { useState } from 'react';
import { Link } from 'react-router';
import { HOME } from '../addresses';
import { ask } from '../calls';
import { Dialog } from '../components/dialog';
import { say } from '../components/toasts';
import { useTry } from '../session/use-try';
import { useSetUpWords } from '../words/set-up-words';
import { useWords } from '../words/words';
import { Blockers } from './opening-blockers';
import type { SetUp, Step } from './set-up';
import type { StepProps } from './site-form';

type Props = Pick<StepProps, 'setUp' | 'onChanged'>;
type Item = SetUp['items'][number]['name'];

/** The place where each item is done: a step of the set-up, or a screen. */
const PLACES: Readonly<Record<Item, Step | { to: string }>> = {
	name: 'name',
	imprint: 'name',
	texts: 'texts',
	checked: 'texts',
	mail: 'ground',
	backup: 'ground',
	people: { to: `${HOME}/people` },
	article: { to: `${HOME}/article/new` },
	open: 'open',
};

/** What an item that is left offers: a button where it is done at once, else a link to where it is done. */
function ItemAct({ name, setUp, onChanged }: Props & { name: Item }) {
	const set_up = useSetUpWords();
	const { failure, isBusy, attempt } = useTry();
	const [reason, setReason] = useState('');
	const place = PLACES[name];
	const act: Partial<Record<Item, () => Promise<void>>> = {
		...(setUp.mail.is_set && {
			async mail() {
				const tried = await ask<{ reason: string | null }>('set-up/mail', { method: 'POST' });
				setReason(tried.reason ?? '');
				if (tried.reason === null) say(set_up.ground.mail_left);
				onChanged(await ask<SetUp>('set-up'));
			},
		}),
		...(setUp.public_given === null &&
			setUp.blockers.length === 0 && {
				async open() {
					onChanged(await ask<SetUp>('set-up/opening', { method: 'POST' }));
					say(set_up.open.opened);
				},
			}),
	};
	const run = act[name];
	const label = set_up.acts[name];
	const described = `${label}: ${set_up.todo[name]}`;
	const told = failure?.text ?? (reason && set_up.ground.failed({ reason }));
	return (
		<span className="su-row-acts">
			{run ? (
				<button
					className="btn btn--line btn--s"
					type="button"
					aria-disabled={isBusy}
					aria-label={described}
					onClick={() => void attempt(run)}
				>
					{label}
				</button>
			) : (
				<Link
					className="link"
					aria-label={described}
					to={typeof place === 'string' ? `${HOME}/set-up?step=${place}` : place.to}
				>
					{label}
				</Link>
			)}
			<span role="alert" className={told ? 'error' : undefined}>
				{told}
			</span>
		</span>
	);
}

/** The items of the set-up: those that are done, and the others, each with its button or its link. */
export function Checklist({ setUp, onChanged }: Props) {
	const set_up = useSetUpWords();
	return (
		<ul className="su-list su-list--two" aria-label={set_up.left}>
			{setUp.items.map(({ name, is_done }) => (
				<li key={name} className={is_done ? 'is-done' : 'is-open'}>
					<span aria-hidden="true">{is_done ? '✓' : '△'}</span>
					<span>
						{set_up.todo[name]} <span className="vh">{is_done ? set_up.done : set_up.not_done}</span>
						{is_done && name === 'backup' && setUp.backup.plan === 'elsewhere' && (
							<span className="help"> {set_up.ground.backup_elsewhere}</span>
						)}
					</span>
					{!is_done && setUp.may_change && <ItemAct name={name} setUp={setUp} onChanged={onChanged} />}
				</li>
			))}
		</ul>
	);
}

/** Puts the list away from the first screen, once somebody has confirmed it; or brings it back. */
export function PutAway({ setUp, onChanged }: Props) {
	const words = useWords();
	const { away } = useSetUpWords();
	const [isAsked, askFirst] = useState(false);
	const { failure, isBusy, attempt } = useTry();
	if (!setUp.may_change || setUp.checklist === 'done') return null;
	const isAway = setUp.checklist === 'put_away';
	const turn = () =>
		attempt(async () => {
			const body = { state: isAway ? 'shown' : 'put_away' };
			onChanged(await ask<SetUp>('set-up/checklist', { method: 'POST', body }));
			askFirst(false);
			say(isAway ? away.is_back : away.is_away);
		});
	return (
		<>
			<button
				className="btn btn--line btn--s"
				type="button"
				aria-disabled={isBusy}
				onClick={() => (isAway ? void turn() : askFirst(true))}
			>
				{isAway ? away.bring_back : away.put_away}
			</button>
			<p role="alert" className={failure ? 'error' : undefined}>
				{!isAsked && failure?.text}
			</p>
			{isAsked && (
				<Dialog title={away.title} onClose={() => askFirst(false)}>
					<p>{away.line}</p>
					<p role="alert" className={failure ? 'error' : undefined}>
						{failure?.text}
					</p>
					<div className="dlg__acts">
						<button className="btn" type="button" aria-disabled={isBusy} onClick={() => void turn()}>
							{away.put_away}
						</button>
						<button className="btn btn--line" type="button" onClick={() => askFirst(false)}>
							{words.cancel}
						</button>
					</div>
				</Dialog>
			)}
		</>
	);
}

/** On the first screen: the items that are left, if any, and a notice while search engines are kept out. */
export function SetUpPart({ setUp: loaded }: { setUp: SetUp }) {
	const set_up = useSetUpWords();
	const [changed, setChanged] = useState<SetUp>();
	const setUp = changed ?? loaded;
	const isLacking = setUp.is_opened && setUp.blockers.length > 0;
	const isAway = setUp.is_reachable && !setUp.is_public && !setUp.is_opened;
	const hasList = !setUp.is_demonstration && setUp.may_change && setUp.checklist === 'shown';
	if (!isAway && !isLacking && !hasList) return null;
	const done = setUp.items.filter(({ is_done }) => is_done).length;
	return (
		<section className="stt stt--wide">
			<header className="sh">
				<h2>{hasList ? set_up.before : set_up.title}</h2>
				{hasList && <p className="meta">{set_up.done_of({ done, all: setUp.items.length })}</p>}
				{setUp.may_change && (
					<Link className="link push" to={`${HOME}/set-up`}>
						{set_up.go}
					</Link>
				)}
			</header>
			{isAway && (
				<p className="msg msg--neg">
					<b>▲ {set_up.closed}</b> {set_up.closed_line({ address: setUp.site_url })}{' '}
					{setUp.may_change && (
						<Link className="link" to={`${HOME}/set-up?step=open`}>
							{set_up.open.to({ step: set_up.steps.open.title })}
						</Link>
					)}
				</p>
			)}
			{isLacking && (
				<div className="msg msg--neg">
					<p>
						<b>▲ {setUp.is_public ? set_up.open.missing_open : set_up.open.held}</b>
					</p>
					<Blockers setUp={setUp} />
				</div>
			)}
			{hasList && (
				<>
					<Checklist setUp={setUp} onChanged={setChanged} />
					<PutAway setUp={setUp} onChanged={setChanged} />
				</>
			)}
		</section>
	);
}
