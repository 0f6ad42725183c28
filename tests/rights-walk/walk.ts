import { sql } from 'drizzle-orm';
import type { AnyCall } from '../../src/call/call';
import type { TestFront } from '../site';
import type { Case, Question } from './case';
import { nameOf } from './other-cases';
import { mayAsk, type Person } from './people';
import { ghostOf, type Marks, type Target } from './target';

interface Answer {
	status: number;
	/** Body and headers, as they came. */
	text: string;
	headers: string;
}

/** Requests of one person that are under way at once. */
const AT_ONCE = 4;

async function ask(url: string, person: Person, method: string, { path, body }: Question): Promise<Answer> {
	const answer = await fetch(`${url}/admin/api/${path}`, {
		method,
		headers: { ...person.headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
		redirect: 'manual',
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	return { status: answer.status, text: await answer.text(), headers: JSON.stringify([...answer.headers]) };
}

/** An answer without the name under which something was asked for. */
const bare = ({ status, text }: Answer, key: number | string): string =>
	`${status} ${text.replaceAll(new RegExp(`(?<![\\w.])${String(key).replace(/[/.?]/g, '\\$&')}(?![\\w.])`, 'g'), 'KEY')}`;

const short = (text: string): string => text.replace(/^\{"code":\d+,"msg":"[^"]*","data":/, '').slice(0, 240);
/** Refusals that say nothing but that somebody has no right, or that there is nothing. */
const REFUSED = [403, 404];

/** One person asks all cases; what they find out beyond what they read is written down. */
export class Walk {
	readonly findings: string[] = [];
	/** Calls that this person has no right to, whatever the row. */
	readonly #turnedAway = new Set<string>();
	readonly #ghosts = new Map<string, Promise<Answer>>();

	constructor(
		private readonly url: string,
		private readonly person: Person,
		private readonly marks: Marks,
		private readonly calls: ReadonlyMap<string, AnyCall>,
	) {}

	#find(one: Case, target: Target, problem: string): void {
		this.findings.push(`${this.person.name}: ${one.call} (${one.variant}) of ${target.label}: ${problem}`);
	}

	/** Makes a request, and checks its answer for leaks. @returns the answer */
	async #ask(one: Case, target: Target, question: Question): Promise<Answer> {
		const [method = 'GET'] = one.call.split(' ');
		const answer = await ask(this.url, this.person, method, question);
		const leaked = this.marks.leaked(answer.text + answer.headers, this.person, JSON.stringify(question));
		if (leaked.length > 0) this.#find(one, target, `tells ${leaked.join(', ')}`);
		if (answer.status >= 500) this.#find(one, target, `fails with ${answer.status}`);
		if (method !== 'GET' && answer.status < 300 && !one.isHarmless)
			this.#find(one, target, `writes: ${short(answer.text)}`);
		return answer;
	}

	/** The answer about something that is not there. */
	#ghost(one: Case, target: Target): Promise<Answer> {
		const question = one.ask({ ...target, key: ghostOf(target) });
		const key = `${one.call} ${JSON.stringify(question)}`;
		const known = this.#ghosts.get(key);
		if (known) return known;
		const asked = this.#ask(one, target, question);
		this.#ghosts.set(key, asked);
		return asked;
	}

	async #judge(one: Case, target: Target): Promise<void> {
		const { person } = this;
		const isSeen = target.isSeenBy(person);
		const isAllowed = one.may?.(person, target) ?? true;
		if (isSeen && isAllowed && one.isDone) return;
		const answer = await this.#ask(one, target, one.ask(target));
		if (!isSeen) {
			const ghost = await this.#ghost(one, target);
			const [found, missing] = [bare(answer, target.key), bare(ghost, ghostOf(target))];
			if (found !== missing) this.#find(one, target, `${short(found)}, and of nothing ${short(missing)}`);
			return;
		}
		if (!isAllowed) {
			if (!one.isOpen && !REFUSED.includes(answer.status))
				this.#find(one, target, `${answer.status} without the right: ${short(answer.text)}`);
			return;
		}
		if (one.isConflict && !(answer.status === 409 && answer.text.includes('"reason":"conflict"')))
			this.#find(one, target, `${answer.status} instead of a conflict: ${short(answer.text)}`);
		const problem = one.judge?.(answer.text, person, target);
		if (problem !== undefined) this.#find(one, target, problem);
	}

	/** Checks that a person who may not make a call at all is refused, whatever row it names. */
	async #refused(one: Case): Promise<void> {
		const [target] = one.targets;
		if (!target || this.#turnedAway.has(one.call + one.entryRight)) return;
		this.#turnedAway.add(one.call + one.entryRight);
		const answer = await this.#ask(one, target, one.ask(target));
		const expected = this.person.actor === undefined ? 401 : 403;
		if (answer.status !== expected)
			this.#find(one, target, `${answer.status} without any right: ${short(answer.text)}`);
	}

	/** @throws Error for a case of a call that is none */
	async run(cases: readonly Case[]): Promise<string[]> {
		const work = cases.flatMap((one) => {
			const call = this.calls.get(one.call);
			if (!call) throw new Error(`The newsroom has no call ${one.call}.`);
			const isAsked =
				mayAsk(this.person, call.access) &&
				(one.entryRight === undefined || mayAsk(this.person, { who: 'staff', right: one.entryRight }));
			return isAsked ? one.targets.map((target) => () => this.#judge(one, target)) : [() => this.#refused(one)];
		});
		const next = work.values();
		const walker = async () => {
			for (const step of next) await step();
		};
		await Promise.all(Array.from({ length: AT_ONCE }, walker));
		return this.findings.sort();
	}
}

/** Calls by the name under which cases name them. */
export const byName = (calls: readonly AnyCall[]): ReadonlyMap<string, AnyCall> =>
	new Map(calls.map((call) => [nameOf(call), call]));

/** What changes by being asked: when a session was last seen, how often something was tried, keys at their first use. */
const RESTLESS = ['session', 'rate_limit', 'signing_key'];
/** Rows that reading itself adds: an export of the audit log is recorded there. */
const LEFT_BY_READING: Readonly<Record<string, string>> = { audit: `where t.action <> 'export'` };

/** The rows of every table, each table as one hash. */
export async function allRows(site: TestFront): Promise<Record<string, string>> {
	return site.db.write(async (tx) => {
		const { rows: tables } = await tx.execute<{ name: string }>(
			sql`select table_name as name from information_schema.tables where table_schema = 'public'
				and table_type = 'BASE TABLE'`,
		);
		const found: Record<string, string> = {};
		for (const { name } of tables.filter((table) => !RESTLESS.includes(table.name))) {
			const { rows } = await tx.execute<{ hash: string }>(
				sql`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as hash
					from ${sql.identifier(name)} t ${sql.raw(LEFT_BY_READING[name] ?? '')}`,
			);
			found[name] = rows[0]?.hash ?? '';
		}
		return found;
	});
}
