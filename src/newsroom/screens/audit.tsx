import { Form, Link, type LoaderFunctionArgs, useLoaderData, useLocation, useSearchParams } from 'react-router';
import { AuditExport } from '../components/audit-export';
import { eachRow } from '../components/each-row';
import { Header } from '../components/header';
import { Icon } from '../components/icon';
import { Moment } from '../components/moment';
import { Paging } from '../components/paging';
import { NoRight, Nothing } from '../components/states';
import { type EntityDescription, entities } from '../entities';
import { named, useWords } from '../words/words';
import { actionWord, actorName, ChangedFields, ChangedRow } from './change-line';
import { type Change, changesOf } from './changes';

interface Loaded {
	all: EntityDescription[];
	page: { rows: Change[]; next: string | null } | undefined;
}

const FILTERS = ['noun', 'row', 'search', 'actor', 'account'] as const;

export async function loader({ request }: LoaderFunctionArgs): Promise<Loaded> {
	const given = new URL(request.url).searchParams;
	const query = Object.fromEntries(['after', ...FILTERS].map((name) => [name, given.get(name) ?? undefined]));
	const [all, page] = await Promise.all([entities(), changesOf(query, request.signal)]);
	return { all, page };
}

/** The filters that are typed, and what each is called. */
const TYPED = [
	['search', 'search'],
	['row', 'row_id'],
	['actor', 'who'],
] as const;

/** Sets the filters, which are all part of the address. */
function AuditFilters({ all }: { all: readonly EntityDescription[] }) {
	const words = useWords();
	const { key } = useLocation();
	const [given] = useSearchParams();
	return (
		<Form
			className="flt flt--form"
			key={key}
			onSubmit={(event) => {
				for (const input of event.currentTarget.querySelectorAll<HTMLInputElement>('[name]'))
					if (input.value === '') input.disabled = true;
			}}
		>
			<div>
				<label className="label" htmlFor="audit-noun">
					{words.audit.noun}
				</label>
				<select className="field" id="audit-noun" name="noun" defaultValue={given.get('noun') ?? ''}>
					<option value="">{words.list.any}</option>
					{all.map(({ noun }) => (
						<option key={noun} value={noun}>
							{named(words.lists, noun)}
						</option>
					))}
				</select>
			</div>
			{TYPED.map(([name, label]) => (
				<div key={name}>
					<label className="label" htmlFor={`audit-${name}`}>
						{words.audit[label]}
					</label>
					<input className="field" id={`audit-${name}`} name={name} defaultValue={given.get(name) ?? ''} />
				</div>
			))}
			<input type="hidden" name="account" value={given.get('account') ?? ''} />
			<button className="btn" type="submit">
				<Icon name="search" />
				{words.list.show}
			</button>
		</Form>
	);
}

/** The actor of a change: the name at that time, as a link to everything that the account did, and its current name. */
function Who({ change }: { change: Change }) {
	const words = useWords();
	const [given] = useSearchParams();
	const { account_id, account_name, actor } = change;
	const name = actorName(change, words);
	if (account_id === null) return name;
	const to = new URLSearchParams(given);
	to.delete('after');
	to.set('account', String(account_id));
	return (
		<>
			<Link className="link" to={`?${to}`}>
				{name}
			</Link>
			{account_name !== null && account_name !== actor && (
				<span className="meta under">{words.audit.called_now({ name: account_name })}</span>
			)}
		</>
	);
}

/** Shown while the list is filtered by an account: its name, and a link that clears the filter. */
function OnlyOf({ rows }: { rows: readonly Change[] }) {
	const { audit } = useWords();
	const [given] = useSearchParams();
	const account = given.get('account');
	if (account === null) return null;
	const all = new URLSearchParams(given);
	for (const name of ['account', 'after']) all.delete(name);
	const found = rows.find(({ account_id }) => String(account_id) === account);
	return (
		<p className="about">
			<b>{audit.only_of({ name: found?.account_name ?? found?.actor ?? account })}</b>{' '}
			<Link className="link" to={`?${all}`}>
				{audit.of_all}
			</Link>
		</p>
	);
}

/** The audit log: who did what and when, newest first. */
export function Component() {
	const { all, page } = useLoaderData<Loaded>();
	const words = useWords();
	const [given] = useSearchParams();
	return (
		<>
			<Header title={words.screens.audit}>
				{page && (
					<AuditExport query={Object.fromEntries(FILTERS.map((name) => [name, given.get(name) ?? undefined]))} />
				)}
			</Header>
			<main id="main">
				<p className="about">{words.audit.line}</p>
				{!page ? (
					<div className="pad">
						<NoRight roles={['desk', 'admin']} />
					</div>
				) : (
					<>
						<AuditFilters all={all} />
						<OnlyOf rows={page.rows} />
						{page.rows.length === 0 ? (
							<div className="pad">
								<Nothing title={words.audit.nothing} line={words.audit.nothing_line} />
							</div>
						) : (
							<table className="tb tb--audit">
								<caption className="vh">{words.screens.audit}</caption>
								<thead>
									<tr>
										<th scope="col">{words.audit.when}</th>
										<th scope="col">{words.audit.who}</th>
										<th scope="col">{words.audit.what}</th>
									</tr>
								</thead>
								<tbody>
									{eachRow(
										page.rows,
										({ id }) => id,
										{ columns: 3 },
										(change) => (
											<tr key={change.id}>
												<td className="wh">
													<Moment at={change.created_at} />
												</td>
												<td className="nw">
													<Who change={change} />
												</td>
												<td className="t">
													{actionWord(change.action, words)} <ChangedRow change={change} entities={all} />
													<ChangedFields change={change} />
												</td>
											</tr>
										),
									)}
								</tbody>
							</table>
						)}
						<div className="foot">
							<Paging next={page.next} words={{ previous: words.list.newer, next: words.list.older }} />
						</div>
					</>
				)}
			</main>
		</>
	);
}
