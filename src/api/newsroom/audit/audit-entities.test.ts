/** Every entity that is written to the audit is one whose readers are known. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from '../../../../tests/sources';
import { policy } from '../../../access/policy';
import { entities } from '../../../entities/registry';
import { auditEntities } from '../../../shared/site/audit-entities';
import { auditSights } from './audit-sights';

const known: readonly string[] = auditEntities;

test('declared entities', () => {
	expect(entities.map(({ name }) => name).filter((entity) => !known.includes(entity))).toEqual([]);
});

test('entities in statements that write the audit beside the acts', () => {
	const files = sourceFiles().filter((file) => file.startsWith('src/') && !file.endsWith('.test.ts'));
	const written = files.flatMap((file) => {
		const text = readFileSync(join(root, file), 'utf8');
		const statements = [
			...text.matchAll(/insert into audit \(action, noun[^)]*\)\s*select '[^']*', '([^']*)'/g),
			...text.matchAll(/\.insert\(audit\)\s*\.values\(\{[^}]*noun: '([^']*)'/g),
		];
		return statements.map(([, entity]) => entity ?? '');
	});
	expect([...new Set(written)].sort()).toEqual(['media', 'subscription', 'wall_message']);
	expect(written.filter((entity) => !known.includes(entity))).toEqual([]);
	const places = files.filter((file) =>
		/insert into audit|insert\(audit\)/.test(readFileSync(join(root, file), 'utf8')),
	);
	// The acts name their entities by a type.
	expect(places.length - 1).toBe(written.length);
});

test('an administrator may read the rows of every entity', () => {
	for (const entity of auditEntities)
		expect([entity, 'admin' in policy[auditSights[entity].right]]).toEqual([entity, true]);
});
