import { useEffect, useRef, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { ApiError, ask } from '../calls';
import { Header } from '../components/header';
import { NoRight } from '../components/states';
import { siteConfig } from '../site-config';
import styles from '../styles/set-up.css?url';
import { momentOf } from '../time';
import { loadSetUpWords, useSetUpWords } from '../words/set-up-words';
import { useWords } from '../words/words';
import { Demonstration } from './demonstration';
import { Ground } from './ground';
import { Look } from './look';
import { Name } from './name';
import { Open } from './open';
import { Places } from './places';
import { firstLeft, type SetUp, type Step, stepAddress, steps } from './set-up';
import type { StepProps } from './site-form';
import { StepsRail } from './steps-rail';
import { Texts } from './texts';

/** Reads the state of the set-up; undefined for people who may not see it. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<SetUp | undefined> {
	await loadSetUpWords();
	return ask<SetUp>('set-up', { signal }).catch((error: unknown) => {
		if (error instanceof ApiError && error.status === 403) return undefined;
		throw error;
	});
}

const parts: Readonly<Record<Step, (props: StepProps) => React.ReactNode>> = {
	name: Name,
	look: Look,
	places: Places,
	texts: Texts,
	ground: Ground,
	open: Open,
};

/** The set-up of the installation, one step at a time. It has the window to itself. */
export function Component() {
	const loaded = useLoaderData<SetUp | undefined>();
	const [changed, setChanged] = useState<SetUp>();
	const [savedAt, setSavedAt] = useState<number>();
	const words = useWords();
	const set_up = useSetUpWords();
	const [query] = useSearchParams();
	const navigate = useNavigate();
	const setUp = changed ?? loaded;
	// Somebody who comes back goes on where they left; saving does not move them by itself.
	const [first] = useState(() => loaded && firstLeft(loaded));
	const now = steps.find((step) => step === query.get('step')) ?? first ?? 'name';
	const Part = parts[now];
	const at = steps.indexOf(now);
	const [before, next] = [steps[at - 1], steps[at + 1]];
	const shown = useRef(now);
	useEffect(() => {
		if (shown.current === now) return;
		shown.current = now;
		scrollTo(0, 0);
		document.getElementById('su-title')?.focus({ preventScroll: true });
	}, [now]);
	useEffect(() => {
		document.title = `${words.screens.set_up} | ${siteConfig.brand}`;
	}, [words]);
	if (!setUp)
		return (
			<>
				<Header title={words.screens.set_up} />
				<main id="main" className="pad">
					<NoRight roles={['desk', 'admin']} />
				</main>
			</>
		);
	return (
		<div className="su">
			<link rel="stylesheet" href={styles} precedence="screen" />
			<StepsRail setUp={setUp} now={now} />
			<main id="main" className="su__main">
				<section className="su-step" key={now} aria-labelledby="su-title">
					<header className="sh">
						<h2 id="su-title" tabIndex={-1}>
							{at + 1}. {set_up.steps[now].title}
						</h2>
						{before && (
							<Link className="link" to={stepAddress(before)}>
								{set_up.back}
							</Link>
						)}
						<span role="status" className="push">
							{savedAt !== undefined && (
								<span className="saved">
									{words.edit.saved({ time: momentOf(savedAt, document.documentElement.lang) })}
								</span>
							)}
						</span>
					</header>
					<p className="help">{set_up.steps[now].line}</p>
					<Part
						setUp={setUp}
						onChanged={(state) => {
							setChanged(state);
							setSavedAt(Date.now() / 1000);
						}}
						onNext={() => next && void navigate(stepAddress(next))}
					/>
				</section>
				{(now === 'name' || setUp.is_demonstration) && <Demonstration setUp={setUp} onChanged={setChanged} />}
			</main>
		</div>
	);
}
