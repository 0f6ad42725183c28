import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router';
import { HOME } from '../addresses';
import { ApiError, ask } from '../calls';
import { Header } from '../components/header';
import { NoRight } from '../components/states';
import { loadSetUpWords, useSetUpWords } from '../words/set-up-words';
import { useWords } from '../words/words';
import { Demonstration } from './demonstration';
import { Ground } from './ground';
import { Look } from './look';
import { Open } from './open';
import { Places } from './places';
import { type SetUp, type Step, steps } from './set-up';
import { SiteForm, type StepProps } from './site-form';
import { Texts } from './texts';

/** Reads the state of the set-up; undefined for people who may not see it. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<SetUp | undefined> {
	await loadSetUpWords();
	return ask<SetUp>('set-up', { signal }).catch((error: unknown) => {
		if (error instanceof ApiError && error.status === 403) return undefined;
		throw error;
	});
}

const Name = (props: StepProps) => (
	<SiteForm
		{...props}
		lines={[
			{ name: 'name', autoComplete: 'off' },
			{ name: 'legal_name', autoComplete: 'organization' },
			{ name: 'address', autoComplete: 'off' },
			{ name: 'mail', type: 'email', autoComplete: 'off' },
		]}
	/>
);

const parts: Readonly<Record<Step, (props: StepProps) => React.ReactNode>> = {
	name: Name,
	look: Look,
	places: Places,
	texts: Texts,
	ground: Ground,
	open: Open,
};

function Steps({ now }: { now: Step }) {
	const set_up = useSetUpWords();
	return (
		<nav className="su-steps" aria-label={set_up.steps_label}>
			<ol>
				{steps.map((step) => (
					<li key={step}>
						<Link to={`${HOME}/set-up?step=${step}`} aria-current={step === now ? 'step' : undefined}>
							{set_up.steps[step].title}
						</Link>
					</li>
				))}
			</ol>
		</nav>
	);
}

/** The set-up of the installation, one step at a time. */
export function Component() {
	const loaded = useLoaderData<SetUp | undefined>();
	const [changed, setChanged] = useState<SetUp>();
	const words = useWords();
	const set_up = useSetUpWords();
	const [query] = useSearchParams();
	const navigate = useNavigate();
	const setUp = changed ?? loaded;
	const now = steps.find((step) => step === query.get('step')) ?? 'name';
	const Part = parts[now];
	const next = steps[steps.indexOf(now) + 1];
	return (
		<>
			<Header title={words.screens.set_up} sub={setUp?.house.name || undefined} />
			<main id="main">
				{!setUp ? (
					<div className="pad">
						<NoRight roles={['desk', 'admin']} />
					</div>
				) : (
					<>
						<p className="about">{set_up.line}</p>
						<div className="su">
							<Steps now={now} />
							<section className="su-step" key={now} aria-labelledby="su-title">
								<h2 className="hed hed--3" id="su-title">
									{set_up.steps[now].title}
								</h2>
								<p className="help">{set_up.steps[now].line}</p>
								<Part
									setUp={setUp}
									onChanged={setChanged}
									onNext={() => next && void navigate(`${HOME}/set-up?step=${next}`)}
								/>
							</section>
							<Demonstration setUp={setUp} onChanged={setChanged} />
						</div>
					</>
				)}
			</main>
		</>
	);
}
