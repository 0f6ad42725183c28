import { editions } from '../../../editions/editions';
import type { OwnSubscription } from '../../../queries/secret/own-subscription';
import { usePage } from '../../render/contexts';
import { each } from '../../render/each';
import { screen } from '../../render/screen';
import { secretHead } from './secret-head';
import { SubscriptionPage } from './subscription-page';

/** Saved a choice, or came back after leaving. */
type Done = 'saved' | 'returned';

interface PreferencesData {
	own: OwnSubscription;
	path: string;
	/** What was just done. */
	done: Done | undefined;
}

/** The page of preferences of the same token: somebody may come to it from the page on which they left. */
const preferencesPath = (path: string) => path.replace(/\/unsubscribe\/(?=[^/]+$)/, '/preferences/');

function Choice({ data: { own, path } }: { data: PreferencesData }) {
	const { edition } = usePage();
	const words = edition.words.newsletter.preferences;
	return (
		<form method="post" action={path} className="fields">
			<fieldset>
				<legend className="label">{words.newsletters}</legend>
				<label className="check">
					<input type="checkbox" name="letters" value="weekly" defaultChecked={own.letters.includes('weekly')} />
					{words.weekly}
				</label>
			</fieldset>
			<fieldset>
				<legend className="label">{words.edition}</legend>
				{each(editions, 'editions', (other) => (
					<label className="check" key={other.code} lang={other.language}>
						<input type="radio" name="edition" value={other.code} defaultChecked={own.edition === other.code} />
						{other.name}
					</label>
				))}
			</fieldset>
			<p>
				<button className="btn" type="submit" name="act" value="save">
					{words.save}
				</button>
			</p>
		</form>
	);
}

function PreferencesView({ data }: { data: PreferencesData }) {
	const { own, path, done } = data;
	const { edition } = usePage();
	const words = edition.words.newsletter.preferences;
	return (
		<>
			<SubscriptionPage
				title={words.title}
				lines={[words.line({ email: own.email }), ...(own.status === 'confirmed' ? [] : [words.none])]}
			>
				{done && <p role="status">{words[done]}</p>}
				{own.status === 'confirmed' && <Choice data={data} />}
				{own.status === 'confirmed' && (
					<form method="post" action={path}>
						<button className="btn btn--line" type="submit" name="act" value="leave">
							{words.leave}
						</button>
					</form>
				)}
			</SubscriptionPage>
			<section className="wrap block own" aria-labelledby="own-data">
				<header className="sec">
					<h2 id="own-data">{words.data}</h2>
				</header>
				<p>{words.data_line}</p>
				<form method="post" action={path}>
					<p>
						<button className="btn btn--line" type="submit" name="act" value="export">
							{words.export}
						</button>
					</p>
				</form>
				<p>{words.erase_line}</p>
				<form method="post" action={path}>
					<p>
						<button className="btn btn--line" type="submit" name="act" value="erase">
							{words.erase}
						</button>
					</p>
				</form>
			</section>
		</>
	);
}

/**
 * `/about/subscribe/preferences/{token}`: which newsletters, in which edition; what is kept, and how to be rid of it.
 */
export const preferencesScreen = (own: OwnSubscription, done?: Done) =>
	screen<PreferencesData>({
		isCacheable: false,
		isSecret: true,
		load: async ({ path }) => ({ own, path: preferencesPath(path), done }),
		head: (_data, { edition }) => secretHead(edition, edition.words.newsletter.preferences.title),
		layout: (_data, { edition }) => ({ styles: ['about', 'letters'], fixedTitle: edition.words.newsletters_title }),
		View: PreferencesView,
	});

/** Before everything is erased: it cannot be taken back, so one click too many must not do it. */
export const askEraseScreen = screen<{ path: string }>({
	isCacheable: false,
	isSecret: true,
	load: async ({ path }) => ({ path }),
	head: (_data, { edition }) => secretHead(edition, edition.words.newsletter.preferences.ask_erase),
	layout: (_data, { edition }) => ({ styles: ['about', 'letters'], fixedTitle: edition.words.newsletters_title }),
	View: AskEraseView,
});

function AskEraseView({ data: { path } }: { data: { path: string } }) {
	const { preferences } = usePage().edition.words.newsletter;
	return (
		<SubscriptionPage title={preferences.ask_erase} lines={[preferences.ask_erase_line]}>
			<form method="post" action={path} className="fields">
				<input type="hidden" name="sure" value="yes" />
				<p>
					<button className="btn" type="submit" name="act" value="erase">
						{preferences.erase}
					</button>
				</p>
			</form>
			<p>
				<a className="btn btn--line" href={path}>
					{preferences.keep}
				</a>
			</p>
		</SubscriptionPage>
	);
}

/** After everything was erased. */
export const erasedScreen = screen({
	isCacheable: false,
	isSecret: true,
	load: async () => ({}),
	head: (_data, { edition }) => secretHead(edition, edition.words.newsletter.preferences.erased),
	layout: (_data, { edition }) => ({ styles: ['about', 'letters'], fixedTitle: edition.words.newsletters_title }),
	View: ErasedView,
});

function ErasedView() {
	const { preferences } = usePage().edition.words.newsletter;
	return <SubscriptionPage title={preferences.erased} lines={[preferences.erased_line]} isDone />;
}
