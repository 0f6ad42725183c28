/** A calculator's form as data, with its words: what the server draws and the browser works with. */

interface OneField {
	name: string;
	label: string;
	help?: string;
	/** Shown only where the market asks for it, something was entered, or something is wrong with it. */
	isOnDemand?: true;
}

/** A value to choose, and its words. */
export type Option = readonly [value: string, words: string];

export interface NumberField extends OneField {
	kind: 'number';
	/**
	 * The unit in words. A unit that depends on a choice is named by `unitOf` instead: the market's currency, the unit of
	 * its rate, or that of the class of goods.
	 */
	unit?: string;
	unitOf?: 'money' | 'rate' | 'class';
	/** A choice of units, drawn inside the field. */
	units?: { name: string; label: string; options: readonly Option[] };
	max: number;
	is_whole?: boolean;
	isOptional?: boolean;
	/** Zero is refused. */
	isAboveZero?: boolean;
}

export interface ChoiceField extends OneField {
	kind: 'choice';
	options: readonly Option[];
	/** Parts of countries, grouped under the name of their country. */
	parts?: readonly (readonly [whole: string, options: readonly Option[]])[];
}

export interface DayField extends OneField {
	kind: 'day';
}

export type Field = NumberField | ChoiceField | DayField;

export interface FieldGroup {
	legend: string;
	fields: readonly Field[];
}

/** The text of each field, by its name. */
export type Texts = Readonly<Record<string, string>>;

/** Every field of a form, in order. */
export const fieldsOf = (groups: readonly FieldGroup[]): Field[] => groups.flatMap(({ fields }) => fields);

/** Every option of a field, grouped or not. */
export const choicesOf = ({ options, parts = [] }: ChoiceField): Option[] => [
	...options,
	...parts.flatMap(([, more]) => more),
];

/** The words of a chosen option; a value that is no option is returned as it is. */
export const optionText = (text: string, options: readonly Option[]): string =>
	options.find(([value]) => value === text)?.[1] ?? text;

/** Names of the parameters that a form sends, in order. */
export const namesOf = (groups: readonly FieldGroup[]): string[] =>
	fieldsOf(groups).flatMap((field) =>
		field.kind === 'number' && field.units ? [field.name, field.units.name] : [field.name],
	);
