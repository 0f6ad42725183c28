import { Link, useSearchParams } from 'react-router';
import type { FindingAnswer } from '../../../api/newsroom/import/import-calls';
import { fileAddress, keyAddress } from '../../addresses';
import { eachRow } from '../../components/each-row';
import { Paging } from '../../components/paging';
import { Nothing } from '../../components/states';
import { useImportsWords } from '../../words/screens/imports-words';
import { named, useWords, wordIn } from '../../words/words';
import { importAddress } from './import-run';

/** How often something was found in an import, and in how many pieces. */
export interface Group {
	kind: FindingAnswer['kind'];
	reason: string;
	count: number;
	posts: number;
}

/** A page of findings. */
export interface Found {
	rows: FindingAnswer[];
	next: string | null;
}

/** Entities whose rows have a screen in the newsroom. */
const SHOWN = ['article', 'page', 'tag', 'author', 'redirect', 'seo_override'];

/** Address of the screen of the row that a finding is about; undefined where there is none. */
const addressOf = ({ noun, row_key }: FindingAnswer): string | undefined => {
	if (noun === null || row_key === null) return undefined;
	if (noun === 'media') return fileAddress(Number(row_key));
	return SHOWN.includes(noun) ? keyAddress(noun, row_key) : undefined;
};

const ORDER = ['left_out', 'changed', 'kept'] as const;

/** The reasons, each of which filters the pieces below. */
function Groups({ id, groups, chosen }: { id: number; groups: readonly Group[]; chosen: Group | undefined }) {
	const words = useImportsWords();
	const { lang } = document.documentElement;
	const rows = ORDER.flatMap((kind) => groups.filter((one) => one.kind === kind));
	return (
		<table className="tb">
			<caption className="vh">{words.found}</caption>
			<thead>
				<tr>
					<th scope="col">{words.reason}</th>
					<th scope="col">{words.kind}</th>
					<th scope="col" className="num">
						{words.times}
					</th>
					<th scope="col" className="num">
						{words.posts}
					</th>
				</tr>
			</thead>
			<tbody>
				{eachRow(
					rows,
					({ kind, reason }) => `${kind} ${reason}`,
					{ columns: 4 },
					(group) => (
						<tr className={group === chosen ? 'is-shown' : undefined}>
							<td className="t">
								<Link
									className="link"
									to={`${importAddress(id)}?kind=${group.kind}&reason=${group.reason}`}
									aria-current={group === chosen ? 'true' : undefined}
									preventScrollReset
								>
									{named(words.reasons, group.reason)}
								</Link>
							</td>
							<td>{words.kinds[group.kind]}</td>
							<td className="num lb" data-label={words.times}>
								{group.count.toLocaleString(lang)}
							</td>
							<td className="num lb" data-label={words.posts}>
								{group.posts.toLocaleString(lang)}
							</td>
						</tr>
					),
				)}
			</tbody>
		</table>
	);
}

function FindingRow({ finding }: { finding: FindingAnswer }) {
	const words = useImportsWords();
	const { nouns } = useWords();
	const to = addressOf(finding);
	const { title, noun, address, count, reason } = finding;
	return (
		<tr>
			<td className="t">
				{to === undefined ? (
					title
				) : (
					<Link className="link" to={to}>
						{title}
					</Link>
				)}
				{noun !== null && noun !== 'article' && <span className="meta under">{wordIn(nouns, noun)}</span>}
			</td>
			<td data-label={words.reason}>{named(words.reasons, reason)}</td>
			<td className="num lb" data-label={words.times}>
				{count.toLocaleString(document.documentElement.lang)}
			</td>
			<td className={address === '' ? undefined : 'lb'} data-label={words.address}>
				{address}
			</td>
		</tr>
	);
}

/** What was changed and left out: by reason, and by piece for the reason that is chosen. */
export function Findings({ id, groups, found }: { id: number; groups: readonly Group[]; found: Found }) {
	const words = useImportsWords();
	const { list } = useWords();
	const [given] = useSearchParams();
	const chosen = groups.find(({ kind, reason }) => kind === given.get('kind') && reason === given.get('reason'));
	if (groups.length === 0)
		return (
			<section>
				<header className="sh">
					<h2>{words.found}</h2>
				</header>
				<p className="help">{words.found_none}</p>
			</section>
		);
	return (
		<>
			<section>
				<header className="sh">
					<h2>{words.found}</h2>
				</header>
				<Groups id={id} groups={groups} chosen={chosen} />
			</section>
			<section>
				<header className="sh">
					<h2>{words.by_post}</h2>
					{chosen && (
						<span className="fchip">
							<span>
								<i>{words.kinds[chosen.kind]}</i>
								<b>{named(words.reasons, chosen.reason)}</b>
							</span>
							<Link
								to={importAddress(id)}
								aria-label={list.remove_filter({ name: named(words.reasons, chosen.reason) })}
								preventScrollReset
							>
								×
							</Link>
						</span>
					)}
				</header>
				{found.rows.length === 0 ? (
					<Nothing title={list.nothing} line={words.found_none} />
				) : (
					<table className="tb">
						<caption className="vh">{words.by_post}</caption>
						<thead>
							<tr>
								<th scope="col">{words.post}</th>
								<th scope="col">{words.reason}</th>
								<th scope="col" className="num">
									{words.times}
								</th>
								<th scope="col">{words.address}</th>
							</tr>
						</thead>
						<tbody>
							{eachRow(
								found.rows,
								({ id: number }) => number,
								{ columns: 4 },
								(finding) => (
									<FindingRow key={finding.id} finding={finding} />
								),
							)}
						</tbody>
					</table>
				)}
				<Paging next={found.next} words={{ previous: list.previous, next: list.next }} />
			</section>
		</>
	);
}
