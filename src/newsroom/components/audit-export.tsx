import { csvFile } from '../../shared/text/csv/csv';
import { isoMoment } from '../../shared/time/moment';
import { ask } from '../calls';
import { actionWord, actorName, changedName } from '../screens/change-line';
import type { Change, ChangePage } from '../screens/changes';
import { accountName, accountNumber } from '../session/session';
import { useTry } from '../session/use-try';
import { named, useWords, type Words } from '../words/words';
import { Icon } from './icon';
import { say } from './toasts';

/** Rows of a file; what is older is exported by a narrower filter. */
const MAX_ROWS = 50_000;

/** Every row that the filters leave, the newest first. The server notes who has taken them. */
async function everyChange(query: Readonly<Record<string, string | undefined>>): Promise<Change[]> {
	const rows: Change[] = [];
	let after: string | undefined;
	do {
		const body = { ...query, after, edition: document.documentElement.lang };
		const page = await ask<ChangePage>('audit/export', { method: 'POST', body });
		rows.push(...page.rows);
		after = page.next ?? undefined;
	} while (after !== undefined && rows.length < MAX_ROWS);
	return rows;
}

/** The rows as a table for a spreadsheet: who, what and when as they are shown, what changed as it is kept. */
function tableOf(rows: readonly Change[], words: Words): string {
	const { audit } = words;
	const head = [audit.when, audit.who, audit.account, audit.action, audit.noun, audit.row_id, audit.row, audit.what];
	const lines = rows.map((change) => [
		isoMoment(change.created_at) ?? '',
		actorName(change, words),
		change.account_id === null ? '' : String(change.account_id),
		actionWord(change.action, words),
		named(words.things, change.noun),
		change.row_id ?? '',
		changedName(change, words),
		JSON.stringify(change.detail),
	]);
	const by = audit.exported_by({ name: accountName(), n: accountNumber() ?? 0, at: new Date().toISOString() });
	// A comma ends a decimal in Spanish, and spreadsheets there expect a semicolon between cells.
	return csvFile([head, ...lines, [by]], document.documentElement.lang === 'es' ? ';' : ',');
}

/** Gives the browser a file to keep. */
function keep(name: string, text: string): void {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}

/** Takes the audit away as a file, as far as the filters leave it. */
export function AuditExport({ query }: { query: Readonly<Record<string, string | undefined>> }) {
	const words = useWords();
	const { failure, isBusy, attempt } = useTry();
	const take = () =>
		attempt(async () => {
			const rows = await everyChange(query);
			keep(`audit-${new Date().toISOString().slice(0, 10)}.csv`, tableOf(rows, words));
			say(words.audit.exported({ n: rows.length }));
		});
	return (
		<>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			<button type="button" className="btn btn--line" aria-disabled={isBusy} onClick={() => void take()}>
				<Icon name="down" />
				<span className="btn__t">{isBusy ? words.loading : words.audit.export}</span>
			</button>
		</>
	);
}
