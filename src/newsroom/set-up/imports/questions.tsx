import { useImportsWords } from '../../words/screens/imports-words';

/** What an import asks the person who knows the old site. */
export interface Questions {
	categories: { name: string; title: string; posts: number }[];
	pages: { name: string; maybe: string }[];
}

/** Questions that are open at once: those about most posts come first. */
const OPEN = 10;

/** The questions of an import, each with the words to type for its answer. */
export function Asks({ questions: { categories, pages } }: { questions: Questions }) {
	const words = useImportsWords();
	const asks = [
		...pages.map(({ name, maybe }) => ({
			key: `page ${name}`,
			line: words.ask_page({ name }),
			answer: `page:${name}=${maybe}`,
		})),
		...categories.map(({ name, title, posts }) => ({
			key: `category ${name}`,
			line: words.ask_category({ title, n: posts }),
			answer: `${name}=${words.section}`,
		})),
	];
	if (asks.length === 0) return null;
	const list = (some: typeof asks) => (
		<ul className="lines">
			{some.map(({ key, line, answer }) => (
				<li key={key}>
					<span>
						{line} <code>--map {answer}</code>
					</span>
				</li>
			))}
		</ul>
	);
	return (
		<section>
			<header className="sh">
				<h2>{words.asks}</h2>
			</header>
			<p className="help">{words.asks_line}</p>
			{list(asks.slice(0, OPEN))}
			{asks.length > OPEN && (
				<details>
					<summary>{words.asks_more({ n: asks.length - OPEN })}</summary>
					{list(asks.slice(OPEN))}
				</details>
			)}
		</section>
	);
}
