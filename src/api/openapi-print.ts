import type { z } from 'zod';
import { API_CODES } from '../call/envelope';
import { printSchema } from '../editions/edition-code';

export const json = (schema: object) => ({ 'application/json': { schema } });
export const envelope = (data: object, code: number) => ({
	type: 'object',
	required: ['code', 'msg', 'data'],
	properties: { code: { const: code }, msg: { type: 'string' }, data },
});
export const refusal = (name: keyof typeof API_CODES, description: string) => ({
	description,
	content: json(
		envelope(
			{ anyOf: [{ type: 'null' }, { type: 'object', properties: { field: { type: 'string' } } }] },
			API_CODES[name],
		),
	),
});

/** A schema as the document prints it. */
export const print = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> => {
	const { $schema: _schema, ...rest } = printSchema(schema, io);
	return rest;
};

export interface OpenApiOperation {
	operationId: string;
	summary: string;
	parameters: {
		name: string;
		in: 'query' | 'header';
		required: boolean;
		description?: string;
		schema: Record<string, unknown>;
	}[];
	requestBody?: { required: boolean; content: Record<string, { schema: object }> };
	responses: Record<number, object>;
}

export type Printed = {
	properties?: Record<string, Record<string, unknown> & { description?: string }>;
	required?: string[];
};

/** The properties of a schema as parameters of the query. */
export const parametersOf = ({ properties = {}, required = [] }: Printed): OpenApiOperation['parameters'] =>
	Object.entries(properties).map(([name, schema]) => {
		const { description, ...rest } = schema;
		return {
			name,
			in: 'query' as const,
			required: required.includes(name),
			...(description ? { description } : {}),
			schema: rest,
		};
	});
