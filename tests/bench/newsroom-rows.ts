import type { Staff } from '../../src/access/actor';
import { aboutFound } from '../../src/api/newsroom/audit/audit-found';
import { visibleAudit } from '../../src/api/newsroom/audit/visible-audit';
import { staffList } from '../../src/entities/kit/staff-list';
import { referredTo } from '../../src/entities/references';
import type { Database } from '../../src/platform/db/db';
import { type AuditQuery, listAudit } from '../../src/queries/site/history';
import { measureAnswer } from './newsroom-answer';
import { seedPlaces } from './places-seed';
import type { Figure } from './table';

const LICENCES = 100_000;
const NOW = Math.floor(Date.now() / 1_000);

/** Entries of the audit about the articles of the bench and about declared rows, and lists that an import fills. */
const statements = [
	`insert into audit (actor, actor_kind, account_id, action, noun, row_id, detail, created_at)
		select case when n < 20000 then 'Odile Marchetti' when n % 4000 = 3 then 'Runa Vester' else 'Editor ' || n % 60 end,
			'staff', case when n < 20000 then 61 when n % 4000 = 3 then 62 else n % 60 end,
			(array['create', 'change', 'submit', 'publish'])[1 + n % 4],
			case when n % 12 = 0 then 'tag' else 'article' end,
			case when n % 12 = 0 then 1 + n % 120 else (select min(id) from article) + n / 4 end, '{"changes": {}}', 1700000000 + n * 100
		from generate_series(0, 479999) n`,
	`insert into company (slug, name, name_zh, pinyin, country)
		select 'bench-company-' || n, (array['Halden', 'Orsini', 'Märzen', 'Nordbild'])[1 + n % 4] || ' Works ' || n, '清岚' || n,
			'Qing Lan', 'CN' from generate_series(1, 5000) n`,
	`insert into redirect (source, target)
		select '/old/' || n || '/' || (array['duty', 'retailers', 'nicotine'])[1 + n % 3] || '-story', '/news'
		from generate_series(1, 50000) n`,
	'vacuum analyze',
];

const person = (grant: Staff['grants'][number]): Staff => ({
	kind: 'staff',
	id: 1,
	name: 'A',
	grants: [grant],
	provedAt: NOW,
});

/** Lists of the newsroom beside the articles: audit, licences, companies, redirects; the articles are there already. */
export async function measureNewsroomRows(db: Database): Promise<Figure[]> {
	const { firms } = await seedPlaces(db, LICENCES, 5_000);
	const owner = db.listener();
	await owner.connect();
	try {
		// No request is as long.
		await owner.query('set statement_timeout = 0');
		for (const statement of statements) await owner.query(statement);
	} finally {
		await owner.end();
	}
	const figures: Figure[] = [];
	/** @param least how many rows the answer has at least; none at all for 0 */
	const add = async (what: string, least: number, work: (n: number) => Promise<{ rows: readonly unknown[] }>) => {
		const asked = async (n: number) => {
			const { rows } = await work(n);
			if (rows.length < least || (least === 0 && rows.length > 0))
				throw new Error(`${what}: found ${rows.length} rows`);
		};
		figures.push(await measureAnswer(what, asked));
	};
	const audit = async (query: AuditQuery & { search?: string }, by = person({ role: 'admin' })) => {
		const { search, ...others } = query;
		const isAbout = search === undefined ? undefined : await aboutFound(db.staff, search, query.noun);
		return listAudit(db.staff, others, visibleAudit(by, NOW), isAbout);
	};
	const desk = person({ role: 'desk', edition: 'es' });
	const entries = '480,000 entries of the audit';
	await add(`${entries}: all of them`, 50, () => audit({}));
	await add(`${entries}: a page from the middle`, 50, (n) => audit({ after: 240_000 - n * 100 }));
	await add(`${entries}: of a list`, 50, (n) => audit({ noun: n % 2 ? 'tag' : 'article' }));
	await add(`${entries}: of a list that none is about`, 0, () => audit({ noun: 'question' }));
	await add(`${entries}: by a name of 8,000`, 50, (n) => audit({ actor: `editor ${10 + (n % 50)}` }));
	await add(`${entries}: by a name of 115`, 50, () => audit({ actor: 'vester runa' }));
	await add(`${entries}: by the name of the 20,000 oldest`, 50, () => audit({ actor: 'marchetti' }));
	await add(`${entries}: by a name that none has`, 0, (n) => audit({ actor: `nowhere${n}` }));
	await add(`${entries}: by the account of 120`, 50, () => audit({ account: 62 }));
	await add(`${entries}: about articles by a word that 20,000 have`, 50, () => audit({ search: 'nicotine' }));
	await add(`${entries}: about articles by a word that 120 have`, 50, () =>
		audit({ search: 'rotterdam', noun: 'article' }),
	);
	await add(`${entries}: about rows of any list by a word that 120 articles have`, 50, () =>
		audit({ search: 'rotterdam' }),
	);
	await add(`${entries}: about rows by a word that none has`, 0, (n) => audit({ search: `nowhere${n}` }));
	await add(`${entries}: all that the desk of an edition may see`, 50, () => audit({}, desk));
	await add(`${entries}: of those, by a word that 120 articles have`, 50, () => audit({ search: 'rotterdam' }, desk));
	await add(`${entries}: of those, by a name of 115`, 20, () => audit({ actor: 'vester' }, desk));
	const list = (name: string, search: string, limit?: number) => {
		const entity = referredTo(name);
		if (!entity) throw new Error(`No list is called ${name}.`);
		return staffList(db.staff, entity, { search, limit }, 'all');
	};
	const firm = (n: number) => firms[n % firms.length] as (typeof firms)[number];
	const licences = '100,000 licences in the newsroom';
	await add(`${licences}: by a Chinese name`, 1, (n) => list('license', firm(n).zh, 12));
	await add(`${licences}: by two Chinese characters`, 1, (n) => list('license', firm(n).zh.slice(3, 5), 12));
	await add(`${licences}: by two words of the English name`, 1, (n) => list('license', firm(n).en, 12));
	await add(`${licences}: by the same in the other order`, 1, (n) =>
		list('license', firm(n).en.split(' ').reverse().join(' '), 12),
	);
	await add(`${licences}: by a number`, 1, (n) => list('license', firm(n).number, 12));
	await add(`${licences}: by a word that a third have`, 12, () => list('license', 'shenzhen', 12));
	await add(`${licences}: by a word that none has`, 0, (n) => list('license', `nowhere${n}`, 12));
	const companies = '5,000 companies in the newsroom';
	await add(`${companies}: all of them`, 50, () => list('company', ''));
	await add(`${companies}: by a word that 1,250 have`, 50, () => list('company', 'marzen'));
	await add(`${companies}: by a word that one has`, 1, (n) => list('company', `halden ${1_000 + n * 4}`));
	const redirects = '50,000 redirects in the newsroom';
	await add(`${redirects}: all of them`, 50, () => list('redirect', ''));
	await add(`${redirects}: by two words that 16,000 have`, 50, () => list('redirect', 'story nicotine'));
	await add(`${redirects}: by a word that one has`, 1, (n) => list('redirect', `/old/${20_000 + n * 7}/`));
	await add(`${redirects}: by a word that none has`, 0, (n) => list('redirect', `nowhere${n}`));
	return figures;
}
