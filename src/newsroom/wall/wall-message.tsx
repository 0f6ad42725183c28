import { type RefObject, useState } from 'react';
import { WALL_NOTE, type WallStatus, wallReasons } from '../../shared/statuses';
import { Moment } from '../components/moment';
import { siteConfig } from '../site-config';
import { useWords } from '../words/words';
import type { Entry, Why as WhyNot } from './queue';
import { Why } from './queue-list';

/** Shows the keyboard shortcut of a button; it is hidden from screen readers, which get it from the button itself. */
const Key = ({ sign }: { sign: string }) => (
	<span className="kb" aria-hidden="true">
		{sign}
	</span>
);

/** The field in which somebody says why in their own words. */
export const OWN_REASON = 'wall-own-reason';

function OwnReason({ onRefuse }: { onRefuse(note: string): void }) {
	const { wall } = useWords();
	const [note, type] = useState('');
	return (
		<form
			className="why__own"
			onSubmit={(event) => {
				event.preventDefault();
				if (note.trim() !== '') onRefuse(note.trim());
			}}
		>
			<label htmlFor={OWN_REASON}>
				<Key sign={String(wallReasons.length + 1)} />
				{wall.own_reason}
			</label>
			<input
				id={OWN_REASON}
				className="field"
				maxLength={WALL_NOTE}
				aria-keyshortcuts={String(wallReasons.length + 1)}
				value={note}
				onChange={({ target }) => type(target.value)}
			/>
			<button type="submit" className="btn btn--quiet" aria-disabled={note.trim() === ''}>
				{wall.refuse}
			</button>
		</form>
	);
}

interface WallMessageProps {
	entry: Entry;
	status: WallStatus;
	text: RefObject<HTMLQuoteElement | null>;
	onDecide(status: WallStatus, why?: WhyNot): void;
	onSplit(): void;
	onSkip(): void;
}

/** The selected message, as readers would see it, with its actions. */
export function WallMessage({ entry, status, text, onDecide, onSplit, onSkip }: WallMessageProps) {
	const words = useWords();
	const { wall } = words;
	const [first, ...others] = entry.messages;
	if (!first) return null;
	const n = entry.messages.length;
	return (
		<>
			<p className="meta wmeta">
				<span>{first.event}</span> <span>{siteConfig.editions.find(({ code }) => code === first.edition)?.name}</span>{' '}
				<Moment at={first.created_at} />
			</p>
			<blockquote className="wmsg" ref={text} tabIndex={-1} lang={first.edition} dir="auto">
				{first.text}
			</blockquote>
			<p className="wby">
				<b>{first.name}</b>
				{first.country && `, ${first.country}`}
			</p>
			{first.decided_by && (
				<p className="help">
					{wall.decided_by({ status: wall[status], name: first.decided_by })}
					{first.reason && `: ${wall.reasons[first.reason]}`}
					{first.note && `: ${first.note}`}
				</p>
			)}
			<div className="wacts">
				{status !== 'approved' && (
					<button type="button" className="btn btn--lamp" aria-keyshortcuts="a" onClick={() => onDecide('approved')}>
						<Key sign="A" />
						{n > 1 ? wall.approve_all({ n }) : wall.approve}
					</button>
				)}
				{status !== 'refused' && (
					<button type="button" className="btn btn--quiet" aria-keyshortcuts="r" onClick={() => onDecide('refused')}>
						<Key sign="R" />
						{n > 1 ? wall.refuse_all({ n }) : wall.refuse}
					</button>
				)}
				{status !== 'waiting' && (
					<button type="button" className="btn btn--quiet" onClick={() => onDecide('waiting')}>
						{wall.again}
					</button>
				)}
				<button type="button" className="btn btn--quiet" aria-keyshortcuts="s" onClick={onSkip}>
					<Key sign="S" />
					{wall.skip}
				</button>
			</div>
			{status !== 'refused' && (
				<fieldset className="why">
					<legend>{wall.because}</legend>
					<ul>
						{wallReasons.map((reason, at) => (
							<li key={reason}>
								<button
									type="button"
									aria-keyshortcuts={String(at + 1)}
									onClick={() => onDecide('refused', { reason })}
								>
									<Key sign={String(at + 1)} />
									{wall.reasons[reason]}
								</button>
							</li>
						))}
					</ul>
					<OwnReason key={first.id} onRefuse={(note) => onDecide('refused', { note })} />
				</fieldset>
			)}
			{entry.why && (
				<section className="wgrp" aria-label={wall.together}>
					<header className="sh">
						<h2>{wall.together}</h2>
						<Why entry={entry} />
					</header>
					<ul>
						{[first, ...others].map((one) => (
							<li key={one.id}>
								<span lang={one.edition} dir="auto">
									{one.text}
								</span>
								<span className="meta">
									{one.name}, <Moment at={one.created_at} />
								</span>
							</li>
						))}
					</ul>
					<button type="button" className="btn btn--quiet" aria-keyshortcuts="o" onClick={onSplit}>
						<Key sign="O" />
						{wall.apart}
					</button>
				</section>
			)}
		</>
	);
}
