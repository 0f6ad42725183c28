import { Link } from 'react-router';
import type { BulkRow } from '../../../api/newsroom/article/article-bulk-calls';
import { HOME } from '../../addresses';
import { choiceName } from '../../words/choice-name';
import { useWords, type Words, wordIn } from '../../words/words';

/** Returns why an action does not apply to an article: the check that stops it, else the refusal. */
function whyNot({ reason, field }: BulkRow, { article, bulk }: Words): string {
	const check = reason === 'state' && field ? wordIn(article.checks, field) : undefined;
	return check ?? wordIn(bulk.why, field ?? '') ?? wordIn(bulk.why, reason ?? '') ?? bulk.why.other;
}

/** Shows the links that are removed and added, or the state before and after. */
function Difference({ before, after }: Pick<BulkRow, 'before' | 'after'>) {
	const words = useWords();
	if (!before || !after) return null;
	const name = ({ status, type }: NonNullable<BulkRow['before']>) =>
		status ? words.choices.status[status] : type ? choiceName('type', type, words) : '';
	if (!before.names || !after.names)
		return (
			<>
				<del>{name(before)}</del> <ins>{name(after)}</ins>
			</>
		);
	const gone = before.names.filter((one) => !after.names?.includes(one));
	const come = after.names.filter((one) => !before.names?.includes(one));
	return (
		<>
			{gone.length > 0 && <del>{gone.join(', ')}</del>} {come.length > 0 && <ins>{come.join(', ')}</ins>}
		</>
	);
}

/** Shows what the action does to one article: it changes, it is so already, or it is refused, and why. */
export function OneOfMany({ row }: { row: BulkRow }) {
	const words = useWords();
	const { bulk } = words;
	return (
		<li className={`bk__${row.becomes}`}>
			<b>{bulk.becomes[row.becomes]}</b>
			<span className="hed" lang={row.edition || undefined}>
				{row.title || bulk.hidden}
			</span>
			<span className="chs">
				{row.becomes === 'refused' ? (
					row.title ? (
						<Link className="link" to={`${HOME}/article/${row.id}`}>
							{whyNot(row, words)}
						</Link>
					) : (
						whyNot(row, words)
					)
				) : (
					<Difference before={row.before} after={row.after} />
				)}
			</span>
		</li>
	);
}
