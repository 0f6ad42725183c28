import type { EditorView } from 'prosemirror-view';
import { insertBlock } from '../commands';
import type { EditorWords } from '../editor-words';
import { ChooseForm } from '../forms/choose-form';
import { hasWords } from '../forms/has-words';
import { nodeType } from '../type-of';
import { leafHere } from './block-at';
import type { SiteCalculators } from './site-calculators';

interface CalculatorFormProps {
	view: EditorView;
	words: EditorWords;
	calculators: SiteCalculators;
	close(): void;
}

/** Puts a calculator into the text, or into the place of the one that is selected. */
function chooseCalculator({ state, dispatch }: EditorView, name: string): void {
	const at = leafHere(state, 'calculator');
	if (at !== undefined) dispatch(state.tr.setNodeAttribute(at, 'data-calculator', name));
	else insertBlock(nodeType('calculator').create({ 'data-calculator': name }))(state, dispatch);
}

/** The form of a calculator: one of those that readers have, found by words. */
export function CalculatorForm({ view, words, calculators, close }: CalculatorFormProps) {
	return (
		<ChooseForm
			{...{ view, words, close }}
			label={words.calculator}
			field={words.calculator_search}
			find={async (text) =>
				(await calculators())
					.filter(({ title, line }) => hasWords(`${title} ${line}`, text))
					.map(({ name, title, line }) => ({ key: name, label: title, meta: line }))
			}
			onChoose={({ key }) => {
				chooseCalculator(view, key);
				close();
			}}
		/>
	);
}
