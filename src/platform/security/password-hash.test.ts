import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash';

test('knows the password it hashed, and no other', async () => {
	const stored = await hashPassword('niebla azul');
	expect(stored).not.toContain('niebla');
	expect(await verifyPassword('niebla azul', stored)).toBe(true);
	expect(await verifyPassword('niebla azul ', stored)).toBe(false);
	expect(await hashPassword('niebla azul')).not.toBe(stored);
});

test.each(['', 'enter', 'scrypt$16384$8$1$$', `scrypt$1048576$8$1$${'a'.repeat(22)}$${'a'.repeat(43)}`])(
	'refuses a hash of another make: %s',
	async (stored) => {
		expect(await verifyPassword('enter', stored)).toBe(false);
	},
);
