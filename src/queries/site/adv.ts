import { prepared } from '../../platform/db/prepared';
import { remember } from '../../platform/db/read-cache';
import type { Db } from '../../platform/db/tx';
import { tag } from '../../shared/cache-tags';
import type { AdvPosition } from '../../shared/statuses';

/** An advertisement as readers see it: words and one link. */
export interface Adv {
	id: number;
	position: AdvPosition;
	advertiser: string;
	headline: string;
	text: string;
	action: string;
	link: string;
	weight: number;
}

const DAY_MS = 86_400_000;

const foldText = (text: string) => text.replaceAll('&amp;', '&').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * True where a text contains a company's name, whatever the case and accents; part of a longer word does not count.
 * @param texts folded
 */
function isNamedIn(firm: string, texts: readonly string[]): boolean {
	const name = foldText(firm).trim();
	if (name === '') return false;
	return texts.some((folded) => {
		for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1))
			if (!LETTER.test(folded.charAt(at - 1)) && !LETTER.test(folded.charAt(at + name.length))) return true;
		return false;
	});
}
const LETTER = /[\p{L}\p{N}]/u;

interface RunningAdv extends Adv {
	suppressed_countries: string[];
	company_id: number | null;
}

/** The texts of articles in lists that may name a company. */
export const textsOf = (
	articles: readonly { title: string; standfirst: string; partner_name: string | null }[],
): string[] => articles.flatMap(({ title, standfirst, partner_name }) => [title, standfirst, partner_name ?? '']);

/**
 * The advertisement of a position on a day, or none. Cached pages are the same for all visitors, so the choice depends
 * on the day and never on the visitor: where several run at once they take turns by day, each as often as its weight.
 * An advertisement that must not be seen in some country is left out where the reader's country is unknown, as on every
 * cached page. An advertiser is never shown next to a text that names it.
 * @param day ISO day ("2026-11-21") in the edition's time zone
 * @param of.country ISO 3166 alpha-2 of the reader, where the answer is for them alone and a proxy has sent it
 * @param of.beside texts on the page
 * @param of.companies companies that the page is linked to
 */
export async function advAt(
	db: Db,
	edition: string,
	position: AdvPosition,
	day: string,
	{
		country,
		beside = [],
		companies = [],
	}: { country?: string | undefined; beside?: readonly string[]; companies?: readonly number[] } = {},
): Promise<Adv | undefined> {
	const all = await remember(db, `adv:${edition}:${position}:${day}`, [tag.advs], 60, () =>
		prepared<RunningAdv>(
			db,
			'adv_at',
			`select id, position, advertiser, headline, text, action, link, greatest(weight, 1) as weight,
				suppressed_countries, company_id from adv
			where position = $1 and edition = $2 and is_active
			and (starts_on is null or starts_on <= $3::date) and (ends_on is null or ends_on >= $3::date)
				and link ~* '^https?://' order by id limit 100`,
			[position, edition, day],
		),
	);
	let folded: string[] | undefined;
	const texts = () => {
		folded ??= beside.map(foldText);
		return folded;
	};
	const running = all.filter(
		({ suppressed_countries, advertiser, company_id }) =>
			(suppressed_countries.length === 0 || (country !== undefined && !suppressed_countries.includes(country))) &&
			!isNamedIn(advertiser, texts()) &&
			!(company_id !== null && companies.includes(company_id)),
	);
	const turns = running.reduce((sum, adv) => sum + adv.weight, 0);
	if (turns === 0) return undefined;
	let turn = Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS) % turns;
	for (const { suppressed_countries: _countries, company_id: _firm, ...adv } of running) {
		turn -= adv.weight;
		if (turn < 0) return adv;
	}
	return undefined;
}
