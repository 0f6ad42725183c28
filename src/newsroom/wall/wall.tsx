import { useEffect, useRef } from 'react';
import {
	Link,
	type LoaderFunctionArgs,
	useLoaderData,
	useLocation,
	useRevalidator,
	useSearchParams,
} from 'react-router';
import { type WallStatus, wallReasons, wallStatuses } from '../../shared/statuses';
import { ApiError, ask } from '../calls';
import { Header } from '../components/header';
import { useKeys } from '../components/keys';
import { NoRight, Nothing } from '../components/states';
import { useTouched } from '../live/live';
import { siteConfig } from '../site-config';
import styles from '../styles/wall.css?url';
import { useWords } from '../words/words';
import { type Counts, type Entry, useQueue } from './queue';
import { QueueList } from './queue-list';
import { OWN_REASON, WallMessage } from './wall-message';

interface Loaded {
	/** Undefined for people who may not see the walls. */
	queue: { entries: Entry[]; counts: Counts } | undefined;
	status: WallStatus;
}

export async function loader({ request: { url, signal } }: LoaderFunctionArgs): Promise<Loaded> {
	const given = new URL(url).searchParams;
	const status = wallStatuses.find((one) => one === given.get('status')) ?? 'waiting';
	const query = { status, edition: given.get('edition') ?? undefined };
	const queue = await ask<Loaded['queue']>('wall', { query, signal }).catch((error: unknown) => {
		if (error instanceof ApiError && error.status === 403) return undefined;
		throw error;
	});
	return { queue, status };
}

/** Views of the walls, each an address: waiting or decided messages, of one edition or all. */
function Views({ counts, status }: { counts: Counts; status: WallStatus }) {
	const { wall } = useWords();
	const [given] = useSearchParams();
	const edition = given.get('edition');
	const total = (of: WallStatus, code: string | null) =>
		counts
			.filter((one) => one.status === of && (code === null || one.edition === code))
			.reduce((sum, one) => sum + one.n, 0);
	const address = (of: WallStatus, code: string | null) => {
		const query = new URLSearchParams();
		if (of !== 'waiting') query.set('status', of);
		if (code !== null) query.set('edition', code);
		return `?${query}`;
	};
	return (
		<div className="wbar">
			<nav className="views" aria-label={wall.queues}>
				{wallStatuses.map((one) => (
					<Link key={one} to={address(one, edition)} aria-current={one === status ? 'page' : undefined}>
						{wall[one]} <span className="n">{total(one, edition)}</span>
					</Link>
				))}
			</nav>
			<nav className="views" aria-label={wall.editions}>
				{[null, ...siteConfig.editions.map(({ code }) => code)].map((code) => (
					<Link key={code} to={address(status, code)} aria-current={code === edition ? 'page' : undefined}>
						{siteConfig.editions.find((one) => one.code === code)?.name ?? wall.all}{' '}
						<span className="n">{total(status, code)}</span>
					</Link>
				))}
			</nav>
		</div>
	);
}

function Keys() {
	const { wall } = useWords();
	const keys = [
		['A', wall.key_approve],
		['R', wall.key_refuse],
		['1–5', wall.key_reason],
		['6', wall.key_own],
		['J K', wall.key_move],
		['U', wall.key_undo],
	] as const;
	return (
		<dl className="wkeys">
			{keys.map(([key, what]) => (
				<div key={key}>
					<dt>
						<kbd>{key}</kbd>
					</dt>
					<dd>{what}</dd>
				</div>
			))}
		</dl>
	);
}

function Queue({ opened, status }: { opened: Entry[]; status: WallStatus }) {
	const { wall } = useWords();
	const queue = useQueue(opened, status);
	const { entries, at, entry, tally, move, decide, undo, split } = queue;
	const text = useRef<HTMLQuoteElement>(null);
	const step = (by: number) => move(Math.max(0, Math.min(entries.length - 1, at + by)));
	useKeys({
		a: () => decide('approved'),
		r: () => decide('refused'),
		s: () => step(1),
		j: () => step(1),
		k: () => step(-1),
		o: split,
		u: () => void undo(),
		[String(wallReasons.length + 1)]: () => document.getElementById(OWN_REASON)?.focus(),
		...Object.fromEntries(wallReasons.map((reason, n) => [String(n + 1), () => decide('refused', { reason })])),
	});
	// The focus moves to the new message, so that a screen reader reads it.
	const id = entry?.messages[0]?.id;
	const first = useRef(id);
	useEffect(() => {
		// A message that comes by itself takes the focus from no other part of the screen.
		const isHere = [document.body, null].includes(document.activeElement as HTMLElement | null);
		if (id !== undefined && id !== first.current && (isHere || document.activeElement?.closest('.wlg')))
			text.current?.focus();
		first.current = id;
	}, [id]);
	return (
		<div className="wlg">
			<QueueList entries={entries} at={at} status={status} onMove={move} />
			<section className="pane wone" aria-label={wall.message}>
				{entry ? (
					<WallMessage
						entry={entry}
						status={status}
						text={text}
						onDecide={decide}
						onSplit={split}
						onSkip={() => step(1)}
					/>
				) : (
					<Nothing
						title={status === 'waiting' ? wall.nothing : wall.nothing_decided}
						line={status === 'waiting' ? wall.nothing_line : wall.nothing_decided_line}
					/>
				)}
			</section>
			<aside className="side" aria-label={wall.pace}>
				<section>
					<h2>{wall.pace}</h2>
					<dl className="kv2">
						{(['approved', 'refused'] as const).map((one) => (
							<div key={one}>
								<dt>{wall[one]}</dt>
								<dd className="tn">{tally[one]}</dd>
							</div>
						))}
					</dl>
				</section>
				<section className="only-d">
					<h2>{wall.keys}</h2>
					<Keys />
				</section>
			</aside>
		</div>
	);
}

/** The walls of the events: messages that wait for a decision, each by one key. */
export function Component() {
	const { queue, status } = useLoaderData<Loaded>();
	const words = useWords();
	const { key } = useLocation();
	const { revalidate } = useRevalidator();
	useTouched('wall_message', revalidate);
	const { wall } = words;
	const waiting = queue?.counts.filter((one) => one.status === 'waiting').reduce((sum, one) => sum + one.n, 0) ?? 0;
	return (
		<>
			<link rel="stylesheet" href={styles} precedence="screen" />
			<Header title={words.screens.wall} sub={queue && wall.count({ n: waiting })} />
			<main id="main">
				{queue ? (
					<>
						<p className="about">{wall.line}</p>
						<Views counts={queue.counts} status={status} />
						<Queue key={key} opened={queue.entries} status={status} />
					</>
				) : (
					<div className="pad">
						<NoRight roles={['editor', 'desk', 'admin']} />
					</div>
				)}
			</main>
		</>
	);
}
