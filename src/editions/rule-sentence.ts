import type { Rule } from '../shared/http/refusal-rules';
import { hourText } from '../shared/site/zone-hours';
import type { Words } from './words/words';

type Sentence = string | ((values: Record<string, string | number>) => string);

const filled = (sentence: Sentence, values: Record<string, string | number>): string =>
	typeof sentence === 'string' ? sentence : sentence(values);

/** In whose words, and in which zone where the rule names none. */
interface RuleTexts {
	words: Words;
	/** BCP 47. */
	locale: string;
	time_zone: string;
}

const listOf = (parts: readonly string[], locale: string, type: 'conjunction' | 'disjunction'): string =>
	new Intl.ListFormat(locale, { type }).format(parts);

/** Tables that tie others together, by what they tie. */
const TIES: Readonly<Record<string, string>> = {
	article_author: 'article',
	article_company: 'article',
	article_tag: 'article',
	article_topic: 'article',
	book_tag: 'book',
};

function usersOf(uses: Readonly<Record<string, number>>, { words: { newsroom }, locale }: RuleTexts): string {
	const known: Readonly<Record<string, (values: { n: number }) => string>> = newsroom.users;
	const counts = new Map<string, number>();
	for (const [table, n] of Object.entries(uses)) {
		const name = TIES[table] ?? table;
		const at = name in known ? name : 'other';
		counts.set(at, (counts.get(at) ?? 0) + n);
	}
	const parts = [...counts].flatMap(([name, n]) => known[name]?.({ n }) ?? []);
	return listOf(parts, locale, 'conjunction');
}

/** The values of a rule as its sentence takes them. */
function valuesOf(rule: Rule, texts: RuleTexts): Record<string, string | number> {
	const { newsroom } = texts.words;
	switch (rule.name) {
		case 'stop':
			return { reason: newsroom.stops[rule.stop as keyof typeof newsroom.stops] };
		case 'status':
			return { status: newsroom.states[rule.status] };
		case 'used':
			return { uses: usersOf(rule.uses, texts) };
		case 'role':
		case 'scope': {
			const roles = rule.roles.map((role) => newsroom.roles[role]);
			return { roles: listOf(roles, texts.locale, 'disjunction') };
		}
		case 'embargo':
		case 'before_embargo':
		case 'planned_earlier':
			return { time: hourText(rule.at, rule.zone ?? texts.time_zone, texts.locale) };
		default: {
			const { name: _name, ...values } = rule;
			return values as Record<string, string | number>;
		}
	}
}

/** What a rule says in the words of an edition. */
export const ruleSentence = (rule: Rule, texts: RuleTexts): string =>
	filled(texts.words.newsroom.rules[rule.name] as Sentence, valuesOf(rule, texts));
