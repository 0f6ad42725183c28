import { expect, test } from 'vitest';
import { isWeakPassword } from './weak-password';

const OWN = ['Vapor Daily', 'Rosalind Achterberg', 'r.achterberg@vapor-daily.example'];

test.each([
	['that leaked elsewhere', '141312190296q'],
	['that leaked elsewhere, in capitals', 'LOCKINGSERVI'],
	['common and lengthened', 'Password123456!'],
	['of keys that lie in a row', 'qwertyuiop[]'],
	['that repeats itself', 'abcabcabcabcabc'],
	['of the name of its owner', 'RosalindAchterberg1'],
	['of the name of the site', 'vapordaily2026'],
	['of the newsroom', 'newsroom2026!'],
])('a password %s is weak: %j', async (_what, password) => {
	expect(await isWeakPassword(password, OWN)).toBe(true);
});

test.each([
	'niebla azul sobre el puerto',
	'correct horse battery staple',
	'xK3v-9pQz-77Rt',
	'雾里看花终隔一层纱真的很美',
	'the tide leaves the quay of the old harbour at seven and nobody is there to see it but two gulls',
])('any characters will do: %j is not', async (password) => {
	expect(await isWeakPassword(password, OWN)).toBe(false);
});

test('the words of another owner are no fault of a password', async () => {
	expect(await isWeakPassword('Rosalind-Achterberg-77', ['Ana Duarte'])).toBe(false);
});
