import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepsWorkingCopy } from '../../../shared/statuses';
import { ApiError, ask } from '../../calls';
import { say } from '../../components/toasts';
import type { EntityDescription } from '../../entities';
import { useTry } from '../../session/use-try';
import { named, useWords } from '../../words/words';
import type { ArticleDetail } from '../article';
import { Blocks } from './blocks';
import { Fields } from './fields';
import { PutBack } from './put-back';
import { type ArticleStates, type Asked, type ComparedBlock, type Comparison, stateName } from './states';

interface ComparedProps {
	entity: EntityDescription;
	detail: ArticleDetail;
	states: ArticleStates;
	asked: Asked;
	comparison: Comparison;
}

/** Whether the person may put something back. */
export const mayPutBack = ({ may, status }: ArticleDetail): boolean => may.write === true && status !== 'discarded';

/** Compares two states, and lets single blocks be put back into today's draft. */
export function Compared({ entity, detail, states, asked, comparison }: ComparedProps) {
	const words = useWords();
	const { history } = words;
	const { revalidate } = useRevalidator();
	const { failure, attempt } = useTry();
	const [wanted, want] = useState<ComparedBlock>();
	const isBeside = asked.view === 'side';
	const names = { before: stateName(asked.from, states, words), after: stateName(asked.to, states, words) };
	const differing = comparison.blocks.filter(({ is }) => is !== 'same').length;
	const isFree = mayPutBack(detail);
	const putBack = async (block: ComparedBlock) => {
		await attempt(async () => {
			const body = {
				revision: comparison.from.number,
				block: block.before?.number,
				seen: block.place?.seen ?? null,
			};
			try {
				await ask(`article/${detail.id}/restore-block`, { method: 'POST', body });
				say(history.put_back_done);
			} catch (error) {
				if (!(error instanceof ApiError) || error.field !== 'seen') throw error;
				say(history.put_back_moved);
			}
		});
		// The pressed button disappears with its block, unless another was pressed meanwhile.
		const pressed = document.activeElement;
		await revalidate();
		if (!pressed?.isConnected) document.getElementById('text')?.focus();
	};
	/** A comparison with today's draft already shows what would be replaced, so no dialog asks. */
	const choose = (block: ComparedBlock) => (asked.to === 'now' ? void putBack(block) : want(block));
	return (
		<>
			<p role="alert" className={failure ? 'error' : undefined}>
				{failure?.text}
			</p>
			{asked.from === asked.to && <p className="help">{history.same_states}</p>}
			<h2 className="hed hed--3">{history.fields}</h2>
			<Fields entity={entity} comparison={comparison} isBeside={isBeside} sides={names} />
			<h2 className="hed hed--3" id="text" tabIndex={-1}>
				{history.text} <span className="meta">{differing > 0 && history.counts({ n: differing })}</span>
			</h2>
			{!isFree && <p className="help">{history.may_not({ roles: rolesOf(detail, words.roles) })}</p>}
			{isFree && keepsWorkingCopy(detail.status) && <p className="help">{history.put_back_copy}</p>}
			{differing === 0 && <p className="help">{history.text_same}</p>}
			<Blocks
				blocks={comparison.blocks}
				isBeside={isBeside}
				names={names}
				lang={detail.edition}
				onPutBack={isFree ? choose : undefined}
			/>
			{wanted && <PutBack block={wanted} onPutBack={() => putBack(wanted)} onClose={() => want(undefined)} />}
		</>
	);
}

const rolesOf = ({ who }: ArticleDetail, names: object) =>
	who.write?.map((role) => named(names, role)).join(', ') ?? '';
