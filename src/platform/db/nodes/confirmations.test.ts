import { afterEach, expect, test, vi } from 'vitest';
import { untilConfirmed } from './confirmations';
import { LEASE_MS } from './lease-times';

afterEach(() => {
	vi.restoreAllMocks();
});

/** Nodes that answer one after another, and the last again and again; a second goes by at each question. */
function nodes(...answers: (boolean | null | Error)[]) {
	let asked = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => asked * 1_000);
	const ask = async <Row>() => {
		const answer = answers[Math.min(asked, answers.length - 1)] ?? null;
		asked += 1;
		if (answer instanceof Error) throw answer;
		return [{ are_live: answer }] as Row[];
	};
	return { ask, asked: () => asked };
}
const seconds = LEASE_MS / 1_000;

test('a purge waits for the nodes that hold a lease, and no longer than until the last has confirmed it', async () => {
	for (const answers of [[null], [true, null], [true, true, true, true, true, true, null]]) {
		const { ask, asked } = nodes(...answers);
		await untilConfirmed(ask, 7, 'own');
		expect(asked()).toBe(answers.length);
	}
});

test('a purge waits a lease where no node confirms it and none holds a lease, or where the database stays away', async () => {
	const gone = nodes(false);
	await untilConfirmed(gone.ask, 7, 'own');
	expect(gone.asked()).toBe(seconds + 1);
	const away = nodes(new Error('away'));
	await expect(untilConfirmed(away.ask, 7, 'own')).rejects.toThrow('away');
	expect(away.asked()).toBe(seconds + 1);
});
