import type { ReactNode } from 'react';
import { Link, useRevalidator, useRouteError } from 'react-router';
import { Unavailable } from '../../shared/errors';
import { HOME } from '../addresses';
import { ApiError } from '../calls';
import { named, useWords } from '../words/words';
import { Header } from './header';

interface NothingProps {
	title: string;
	line: string;
	/** Link or button to go on with. */
	children?: ReactNode;
}

/** An empty state: a headline with the fact, one sentence on how rows get here, one link. */
export const Nothing = ({ title, line, children }: NothingProps) => (
	<div className="emp">
		<span className="mistc" aria-hidden="true" />
		<h2 className="hed hed--3">{title}</h2>
		<p>{line}</p>
		{children}
	</div>
);

/**
 * Says that the person lacks the right, who has it, and how to get it.
 * @param roles that have the right, where they are known
 */
export function NoRight({ roles }: { roles?: readonly string[] | undefined }) {
	const { states, roles: names, screens } = useWords();
	const who = roles?.map((role) => named(names, role)).join(', ');
	return (
		<Nothing title={states.forbidden} line={who ? states.forbidden_line({ roles: who }) : states.forbidden_plain}>
			<Link className="link" to={HOME}>
				{screens.today}
			</Link>
		</Nothing>
	);
}

/** Says that the screen needs the password again and was given none, with a button that asks for it once more. */
function Unproved() {
	const { states } = useWords();
	const { revalidate } = useRevalidator();
	return (
		<Nothing title={states.unproved} line={states.unproved_line}>
			<button type="button" className="btn" onClick={() => void revalidate()}>
				{states.prove}
			</button>
		</Nothing>
	);
}

/** Placeholder rows during loading, shown only after a moment. */
export function Loading() {
	const { loading } = useWords();
	return (
		<div className="skel" role="status">
			<span className="vh">{loading}</span>
			{[45, 36, 51, 31, 41, 48].map((width, n) => (
				<div className={`skr skr--${n % 3}`} key={width} aria-hidden="true">
					<i />
					<i />
				</div>
			))}
		</div>
	);
}

/** What engines say where a part of the script cannot be loaded: the line is down, or an upgrade has replaced it. */
const LACKS_PART = /dynamically imported module|Importing a module script failed/;

function What({ error }: { error: unknown }) {
	const { states } = useWords();
	const { revalidate } = useRevalidator();
	if (error instanceof ApiError && error.reason === 'unproved') return <Unproved />;
	if (error instanceof ApiError && error.status === 403) return <NoRight />;
	if (error instanceof ApiError && error.status === 404)
		return (
			<Nothing title={states.missing} line={states.missing_line}>
				<Link className="link" to={HOME}>
					{states.to_today}
				</Link>
			</Nothing>
		);
	if (error instanceof Unavailable)
		return (
			<Nothing title={states.away} line={states.away_line}>
				<button type="button" className="btn" onClick={() => void revalidate()}>
					{states.again}
				</button>
			</Nothing>
		);
	if (error instanceof Error && LACKS_PART.test(error.message))
		return (
			<Nothing title={states.lacks_part} line={states.lacks_part_line}>
				<button type="button" className="btn" onClick={() => location.reload()}>
					{states.reload}
				</button>
			</Nothing>
		);
	return (
		<div className="msg msg--neg msg--block">
			<p>
				<b>▲ {states.failed}</b>
			</p>
			<p>{states.failed_line}</p>
			<p>
				<code>{error instanceof Error ? error.message : String(error)}</code>
			</p>
			<button type="button" className="btn" onClick={() => location.reload()}>
				{states.reload}
			</button>
		</div>
	);
}

/** Replaces a screen that could not be drawn: says what failed, what is safe, and what to do. */
export function ErrorScreen() {
	const error = useRouteError();
	const words = useWords();
	return (
		<>
			<Header title={words.newsroom} />
			<main id="main" className="pad">
				<What error={error} />
			</main>
		</>
	);
}
