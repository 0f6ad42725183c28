import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import type { InstallationSettings } from '../../api/newsroom/set-up/settings-calls';
import { type Switch, switches } from '../../shared/site/switches';
import { screenAddress } from '../addresses';
import { ApiError, ask } from '../calls';
import { Header } from '../components/header';
import { NoRight } from '../components/states';
import { say } from '../components/toasts';
import { useTry } from '../session/use-try';
import styles from '../styles/set-up.css?url';
import { loadSetUpWords, useSetUpWords } from '../words/set-up-words';
import { useWords } from '../words/words';
import { Look } from './look';
import { Name } from './name';
import { Places } from './places';
import type { SetUp } from './set-up';

interface Loaded {
	setUp: SetUp;
	settings: InstallationSettings;
}

/** Reads the configuration of the site and its switches; undefined for people who may not see them. */
export async function loader({ request: { signal } }: LoaderFunctionArgs): Promise<Loaded | undefined> {
	await loadSetUpWords();
	return Promise.all([ask<SetUp>('set-up', { signal }), ask<InstallationSettings>('settings', { signal })]).then(
		([setUp, settings]) => ({ setUp, settings }),
		(error: unknown) => {
			if (error instanceof ApiError && error.status === 403) return undefined;
			throw error;
		},
	);
}

/** What the newsroom does by a switch, each with what it changes. */
function Switches({
	loaded: { switches: saved, may_change },
	onChanged,
}: {
	loaded: InstallationSettings;
	onChanged(next: InstallationSettings): void;
}) {
	const set_up = useSetUpWords();
	const { settings } = set_up;
	const [chosen, setChosen] = useState<Partial<Record<Switch, boolean>>>({});
	const { failure, isBusy, attempt } = useTry();
	const save = async () => {
		onChanged(await ask<InstallationSettings>('settings', { method: 'PATCH', body: chosen }));
		setChosen({});
		say(set_up.saved);
	};
	return (
		<form
			noValidate
			className="su-form"
			onSubmit={(event) => {
				event.preventDefault();
				void attempt(save);
			}}
		>
			{switches.map((name) => (
				<div className="lf" key={name}>
					<label className="check">
						<input
							type="checkbox"
							name={name}
							disabled={!may_change}
							aria-describedby={`setting-${name}`}
							checked={chosen[name] ?? saved[name]}
							onChange={({ target }) => setChosen({ ...chosen, [name]: target.checked })}
						/>
						{settings.names[name]}
					</label>
					<p className="help" id={`setting-${name}`}>
						{settings.helps[name]}
					</p>
				</div>
			))}
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			{may_change && (
				<button className="btn btn--lamp" type="submit" aria-disabled={isBusy}>
					{settings.save}
				</button>
			)}
		</form>
	);
}

const PARTS = { name: Name, look: Look, places: Places } as const;
const NAMES = ['name', 'look', 'places', 'switches', 'elsewhere'] as const;
const ELSEWHERE = ['texts', 'ground', 'open'] as const;

/** The steps of the set-up that are screens of their own. */
function Elsewhere() {
	const set_up = useSetUpWords();
	const { settings } = set_up;
	return (
		<>
			<p className="help">{settings.elsewhere_line}</p>
			<ul className="lines">
				{ELSEWHERE.map((step) => (
					<li key={step}>
						<Link className="link" to={`${screenAddress('set-up')}?step=${step}`}>
							{set_up.steps[step].title}
						</Link>
					</li>
				))}
			</ul>
			<p className="help">{settings.environment}</p>
		</>
	);
}

/**
 * What the installation has decided, a part at a time: the forms of the set-up, its switches, and the way to what is a
 * step of its own.
 */
export function Component() {
	const loaded = useLoaderData<Loaded | undefined>();
	const [changed, setChanged] = useState<Loaded>();
	const [query] = useSearchParams();
	const words = useWords();
	const set_up = useSetUpWords();
	const { settings } = set_up;
	const now = changed ?? loaded;
	const part = NAMES.find((name) => name === query.get('part')) ?? 'name';
	const titleOf = (name: (typeof NAMES)[number]) =>
		name === 'switches' || name === 'elsewhere' ? settings[name] : set_up.steps[name].title;
	const Form = part === 'switches' || part === 'elsewhere' ? undefined : PARTS[part];
	return (
		<>
			<link rel="stylesheet" href={styles} precedence="screen" />
			<Header title={words.screens.settings} sub={now?.setUp.house.name || undefined} />
			<main id="main">
				{!now ? (
					<div className="pad">
						<NoRight roles={['desk', 'admin']} />
					</div>
				) : (
					<>
						<p className="about">{settings.line}</p>
						<nav className="views" aria-label={words.screens.settings}>
							{NAMES.map((name) => (
								<Link key={name} to={`?part=${name}`} aria-current={name === part ? 'page' : undefined}>
									{titleOf(name)}
								</Link>
							))}
						</nav>
						<div className="pad">
							<section className="su-step" key={part} aria-labelledby="settings-part">
								<header className="sh">
									<h2 id="settings-part">{titleOf(part)}</h2>
								</header>
								{part !== 'switches' && part !== 'elsewhere' && <p className="help">{set_up.steps[part].line}</p>}
								{Form && (
									<Form
										setUp={now.setUp}
										onChanged={(setUp) => setChanged({ ...now, setUp })}
										onNext={() => {}}
										saveLabel={settings.save}
									/>
								)}
								{part === 'switches' && (
									<Switches loaded={now.settings} onChanged={(next) => setChanged({ ...now, settings: next })} />
								)}
								{part === 'elsewhere' && <Elsewhere />}
							</section>
						</div>
					</>
				)}
			</main>
		</>
	);
}
