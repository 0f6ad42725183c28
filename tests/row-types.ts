/** What the code believes of the rows of its prepared statements, as TypeScript's own checker knows it. */
import { join } from 'node:path';
import { type Node, type SourceFile, SyntaxKind, type TemplateExpression } from 'typescript/unstable/ast';
import { API, type Checker, type Type } from 'typescript/unstable/sync';
import { root } from './sources';

/** A type of values that come out of a database or out of JSON. */
export interface Shape {
	/** `string`, `number`, `boolean`, `null`, `undefined`; `unknown` for what the code looks into before it uses it. */
	kinds: Set<string>;
	/** The only texts it may be; undefined where any. */
	texts?: Set<string>;
	items?: Shape;
	/** Shapes of the fields of an object with fixed names. */
	fields?: Map<string, Shape>;
	/** Shape of every value of an object whose names are data. */
	values?: Shape;
}

/** A call of `prepared`. */
export interface PreparedRead {
	place: string;
	/** Its name, or a pattern of it where the name is put together. */
	name: RegExp;
	/** Shapes of the columns of a row. */
	row: Map<string, Shape>;
}

class Reader {
	private readonly shapes = new Map<number, Shape>();

	constructor(private readonly checker: Checker) {}

	/** One shape for one type, so that a type that holds itself ends. */
	shapeOf(type: Type): Shape {
		const known = this.shapes.get(type.id);
		if (known) return known;
		const shape: Shape = { kinds: new Set() };
		this.shapes.set(type.id, shape);
		return this.fill(shape, [type]);
	}

	/** The shape of what is of one of these types. */
	private fill(shape: Shape, types: readonly Type[]): Shape {
		for (const type of types) for (const part of type.isUnionType() ? type.getTypes() : [type]) this.add(shape, part);
		if (shape.kinds.has('string')) delete shape.texts;
		else if (shape.texts) shape.kinds.add('string');
		return shape;
	}

	fieldsOf(type: Type): Map<string, Shape> {
		const properties = this.checker.getPropertiesOfType(type);
		return new Map(
			properties.map((property) => {
				const its = this.checker.getTypeOfSymbol(property);
				if (!its) throw new Error(`${property.name} has no type`);
				return [property.name, this.shapeOf(its)];
			}),
		);
	}

	private add(shape: Shape, part: Type): void {
		const text = this.checker.typeToString(part);
		if (part.isStringLiteralType()) shape.texts = (shape.texts ?? new Set()).add(part.value);
		else if (['true', 'false', 'boolean'].includes(text)) shape.kinds.add('boolean');
		else if (part.isNumberLiteralType()) shape.kinds.add('number');
		else if (['string', 'number', 'null', 'undefined', 'unknown'].includes(text)) shape.kinds.add(text);
		else if (this.checker.isArrayType(part) || this.checker.isTupleType(part)) {
			const [item, ...others] = this.checker.getTypeArguments(part as Parameters<Checker['getTypeArguments']>[0]);
			if (!item) throw new Error(`${text} has no items`);
			shape.kinds.add('array');
			shape.items = others.length === 0 ? this.shapeOf(item) : this.fill({ kinds: new Set() }, [item, ...others]);
		} else this.addObject(shape, part);
	}

	private addObject(shape: Shape, part: Type): void {
		const [index] = this.checker.getIndexInfosOfType(part);
		shape.kinds.add('object');
		if (index) shape.values = this.shapeOf(index.valueType);
		else shape.fields = this.fieldsOf(part);
	}
}

/**
 * The texts an expression can be, as alternatives of a pattern; anything a name is made of where its type does not
 * say.
 */
function alternatives(checker: Checker, node: Node): string {
	const type = checker.getTypeAtLocation(node);
	const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
	const texts = parts.flatMap((part) => (part.isStringLiteralType() ? [part.value] : []));
	return texts.length > 0 && texts.length === parts.length ? `(?:${texts.join('|')})` : '[a-z_0-9]*';
}

/** `license_${sort}_x` becomes a pattern. */
function patternOf(checker: Checker, node: Node): RegExp {
	if (node.kind !== SyntaxKind.TemplateExpression) return new RegExp(`^${alternatives(checker, node)}$`);
	const { head, templateSpans } = node as TemplateExpression;
	const spans = templateSpans.map((span) => alternatives(checker, span.expression) + span.literal.text);
	return new RegExp(`^${head.text}${spans.join('')}$`);
}

/** Every call of `prepared` in the source, with the type of its rows. */
export function preparedReads(): PreparedRead[] {
	const api = new API({ cwd: root });
	try {
		const config = join(root, 'tsconfig.json');
		const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
		if (!project) throw new Error('TypeScript does not open the project.');
		const { checker, program } = project;
		const reader = new Reader(checker);
		const reads: PreparedRead[] = [];
		const visit = (node: Node, file: SourceFile): void => {
			if (node.kind === SyntaxKind.CallExpression) {
				const call = node as Node & { expression: Node; arguments: readonly Node[] };
				const [, name] = call.arguments;
				if (call.expression.getText(file) === 'prepared' && name) {
					const [rows] = argumentsOf(checker, checker.getTypeAtLocation(node));
					const [row] = argumentsOf(checker, rows);
					if (!row) throw new Error(`${file.fileName}: the type of the rows is not known`);
					const place = file.fileName.slice(root.length + 1);
					reads.push({ place, name: patternOf(checker, name), row: reader.fieldsOf(row) });
				}
			}
			node.forEachChild((child) => visit(child, file));
		};
		for (const name of program.getSourceFileNames()) {
			if (!name.startsWith(join(root, 'src/')) || /\.test\.tsx?$/.test(name)) continue;
			const file = program.getSourceFile(name);
			if (file?.text.includes('prepared')) visit(file, file);
		}
		return reads;
	} finally {
		api.close();
	}
}

type Reference = Parameters<Checker['getTypeArguments']>[0];
const argumentsOf = (checker: Checker, type: Type | undefined): readonly Type[] =>
	type ? checker.getTypeArguments(type as Reference) : [];
