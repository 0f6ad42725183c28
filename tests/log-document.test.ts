import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './sources';

const page = readFileSync(join(root, 'docs/log.md'), 'utf8');
/** Rows of the table by event: what else they name. */
const rows = new Map(
	page.split('\n').flatMap((line) => {
		const [, events = '', ...others] = line.split('|');
		return [...events.matchAll(/`(\w+)`/g)].map(([, event = '']) => [event, others.join('|')] as const);
	}),
);

/** Returns the fields that an object literal names itself, without those of an object that is spread into it. */
function fieldsIn(literal: string): string[] {
	let depth = 0;
	let end = 0;
	for (; end < literal.length; end += 1) {
		if ('{(['.includes(literal[end] ?? '')) depth += 1;
		if ('})]'.includes(literal[end] ?? '')) depth -= 1;
		if (depth === 0) break;
	}
	const flat = literal.slice(1, end).replace(/\([^()]*\)/g, '');
	return [...flat.matchAll(/(?:^|,)\s*([a-zA-Z_]+)\s*(?=[:,]|$)/g)].map(([, name = '']) => name);
}

test('the page on the log names every event that the source logs, and its fields', () => {
	const missing = new Set<string>();
	const logged = new Set<string>();
	for (const file of sourceFiles().filter((one) => /^src\//.test(one))) {
		const text = readFileSync(join(root, file), 'utf8');
		for (const { 1: event = '', index } of text.matchAll(/log\(\s*\{\s*event: '(\w+)'/g)) {
			logged.add(event);
			for (const field of fieldsIn(text.slice(text.indexOf('{', index))))
				if (field !== 'event' && !rows.get(event)?.includes(`\`${field}\``)) missing.add(`${event}: ${field}`);
			if (!rows.has(event)) missing.add(event);
		}
		for (const [, event = ''] of text.matchAll(/(?:logError|followChanges)\([^;]*?'(\w+_\w+)'/g))
			if (!rows.has(event)) missing.add(event);
	}
	expect([...missing]).toEqual([]);
	expect(logged.size).toBeGreaterThan(20);
});
