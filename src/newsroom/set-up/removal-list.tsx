import { Link } from 'react-router';
import { fileAddress, keyAddress } from '../addresses';
import { eachRow } from '../components/each-row';
import { useSetUpWords } from '../words/set-up-words';
import { useWords, wordIn } from '../words/words';

/** What goes and stays when the demonstration is removed, as its call answers it. */
export interface RemovalPlan {
	hash: string;
	/** Numbers of the rows that go, by table. */
	going: Record<string, number>;
	/** Numbers of the rows that stay, by table. */
	staying: Record<string, number>;
	named: Staying[];
}

interface Staying {
	noun: string;
	key: string;
	title: string;
	is_shown: boolean;
	why: 'changed' | 'used' | 'own';
	by?: { noun: string; title: string };
}

export const sumOf = (counts: Readonly<Record<string, number>>): number =>
	Object.values(counts).reduce((sum, n) => sum + n, 0);

/** Returns the name of a kind of rows: that of its screen, where it has one. */
function useKinds(): (noun: string) => string {
	const words = useWords();
	const { kinds } = useSetUpWords().demonstration;
	return (noun) => wordIn(kinds, noun) ?? wordIn(words.lists, noun) ?? noun;
}

/** Numbers of rows by kind, the most first. */
export function Counts({ counts }: { counts: Readonly<Record<string, number>> }) {
	const kind = useKinds();
	const { lang } = document.documentElement;
	const each = Object.entries(counts)
		.toSorted(([, a], [, b]) => b - a)
		.map(([noun, n]) => `${kind(noun)} ${n.toLocaleString(lang)}`);
	return <p>{each.join(' · ')}</p>;
}

const addressOf = ({ noun, key }: Staying): string =>
	noun === 'media' ? fileAddress(Number(key)) : keyAddress(noun, key);

/**
 * The rows that stay, each with its reason, and as a link where the newsroom has a screen for it.
 * @param isPlain true where nobody is signed in any more who could follow a link
 */
export function StayingRows({ plan, isPlain = false }: { plan: RemovalPlan; isPlain?: boolean }) {
	const { demonstration } = useSetUpWords();
	const kind = useKinds();
	const reason = ({ why, by }: Staying) => {
		if (why !== 'used' || !by) return demonstration[why === 'used' ? 'used_by_site' : why];
		return by.noun === 'setting'
			? demonstration.used_by_site
			: demonstration.used({ title: by.title, kind: kind(by.noun) });
	};
	const left = sumOf(plan.staying) - plan.named.length;
	return (
		<>
			<ul className="lines">
				{eachRow(
					plan.named,
					({ noun, key }) => `${noun} ${key}`,
					'item',
					(row) => (
						<li key={`${row.noun} ${row.key}`}>
							<span>
								<span className="meta">{kind(row.noun)}</span>{' '}
								{row.is_shown && !isPlain ? (
									<Link className="link" to={addressOf(row)}>
										{row.title}
									</Link>
								) : (
									row.title
								)}{' '}
								<span className="meta">{reason(row)}</span>
							</span>
						</li>
					),
				)}
			</ul>
			{left > 0 && <p className="help">{demonstration.more({ n: left })}</p>}
		</>
	);
}
