import type { NodeViewConstructor } from 'prosemirror-view';
import type { SiteCalculators } from './site-calculators';

/** What is said in the place of a calculator. */
export interface CalculatorHints {
	calculator: string;
	/** Said of one that readers of the edition do not have. */
	calculator_wrong: string;
}

/** Shows a calculator by its name and what it is for, and marks one that readers would not see. */
export const calculatorView =
	(calculators: SiteCalculators, hints: CalculatorHints): NodeViewConstructor =>
	(node) => {
		const dom = document.createElement('figure');
		const say = (text: string, line: string, isWrong = false) => {
			const name = document.createElement('p');
			if (isWrong) name.className = 'editor__wrong';
			name.textContent = text;
			const purpose = document.createElement('p');
			purpose.className = 'editor__purpose';
			purpose.textContent = line;
			dom.replaceChildren(...(line === '' ? [name] : [name, purpose]));
		};
		let shown = '';
		const draw = (name: string) => {
			shown = name;
			dom.dataset.calculator = name;
			say(`${hints.calculator}: ${name}`, '');
			calculators().then(
				(rows) => {
					if (shown !== name) return;
					const row = rows.find((one) => one.name === name);
					if (row) say(`${hints.calculator}: ${row.title}`, row.line);
					else say(`▲ ${hints.calculator_wrong} ${name}`, '', true);
				},
				// Without the server it keeps its name; it is looked up when the text is opened again.
				() => {},
			);
		};
		draw(String(node.attrs['data-calculator']));
		return {
			dom,
			update(next) {
				if (next.type !== node.type) return false;
				const name = String(next.attrs['data-calculator']);
				if (name !== shown) draw(name);
				return true;
			},
			ignoreMutation: ({ type }) => type !== 'selection',
		};
	};
