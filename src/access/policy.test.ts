import { describe, expect, test } from 'vitest';
import { Refusal } from '../shared/refusal';
import { type Grant, type Role, roles } from '../shared/staff';
import { articleStatuses } from '../shared/statuses';
import type { Actor, Staff } from './actor';
import { authorize, denialFor } from './authorization';
import { articleMoves, policy, type Right } from './policy';
import type { Subject } from './rules';

const NOW = 2_000_000_000;
const rights = Object.keys(policy) as Right[];
const staff = (grant: Grant, more: Partial<Staff> = {}): Staff => ({
	kind: 'staff',
	id: 1,
	name: 'Ana',
	grants: [grant],
	...more,
});

/** What a role may: with the row in its scope and the proof fresh, and each of these missing. */
function cell(role: Role, right: Right): string {
	const mine: Subject = { edition: 'es', section: 'company', authors: [7], stored_by: 1 };
	const person = (more: Partial<Staff>) =>
		staff({ role, edition: 'es' }, { author_id: 7, provedAt: NOW - 60, ...more });
	if (denialFor(person({}), right, mine, NOW)) return '';
	if (denialFor(person({ provedAt: undefined }), right, mine, NOW)) return 'proved';
	if (denialFor(person({ author_id: 8 }), right, mine, NOW)) return 'own';
	if (denialFor(person({ id: 2 }), right, mine, NOW)) return 'own file';
	if (!denialFor(person({}), right, { ...mine, edition: 'en' }, NOW)) return 'all';
	return denialFor(staff({ role }), right, mine, NOW) ? 'target' : 'scope';
}

/**
 * The table of the newsroom's rights, as it was agreed: reporter, translator, editor, desk, advertising, data, admin.
 */
const agreed: Partial<Record<Right, string>> = {
	'article.read_drafts': 'own|scope|scope|scope|||all',
	'article.write': 'own|target|scope|scope|||all',
	'article.submit': 'own|target|scope|scope|||all',
	'article.return': '|target|scope|scope|||all',
	'article.publish': '||scope|scope|||all',
	'article.schedule': '||scope|scope|||all',
	'article.withdraw': '|||scope|||all',
	'article.move': '|||scope|||all',
	'article.embargo': '|||scope|||all',
	'note.write': 'own|scope|scope|scope|||all',
	'preview_link.make': 'own|target|scope|scope|||all',
	'translation.take': '|target|scope|scope|||all',
	'translation.decide': '||scope|scope|||all',
	'saved_view.write': 'all|all|all|all|all|all|all',
	'saved_view.manage': '|||all|||all',
	'wall_message.decide': '||scope|scope|||all',
	'issue.compose': '||scope|scope|||all',
	'issue.send': '|||scope|||all',
	'media.store': 'all|all|all|all|all|all|all',
	'media.change': 'own file|own file|all|all|own file|all|all',
	'media.remove': '|||all|||all',
	'tag.write': '|target|scope|scope||scope|all',
	'author.write': '|target|scope|scope||scope|all',
	'page.write': '|target|scope|scope||scope|all',
	'page.remove': '|||scope|||all',
	'partner.write': '|target|scope|scope||scope|all',
	'question.write': '|target|scope|scope||scope|all',
	'achievement.write': '|target|scope|scope||scope|all',
	'photo.write': '|target|scope|scope||scope|all',
	'attachment.write': '|target|scope|scope||scope|all',
	'enterprise.write': '|target|scope|scope||scope|all',
	'enterprise.remove': '|||scope|||all',
	'duty_rate.write': '|target||scope||scope|all',
	'rule.write': '|target||scope||scope|all',
	'data_point.revise': '|target||scope||scope|all',
	'company.write': '|target|scope|scope||scope|all',
	'market.write': '|target||scope||scope|all',
	'adv.read': '||scope|scope|scope||all',
	'adv.write': '||||scope||all',
	'redirect.write': '|||scope|||all',
	'import.undo': '|||scope|||all',
	'seo_override.write': '|target|scope|scope||scope|all',
	'subscription.erase': '||||||proved',
	'setting.write': '||||||proved',
	'demo.load': '||||||proved',
	'demo.remove': '||||||proved',
	'house.read': '|||all|||all',
	'house.change': '||||||proved',
	'admin_token.read': '||||||proved',
	'admin_token.make': '||||||proved',
	'admin_token.revoke': '||||||proved',
	'account.read': '||||||proved',
	'account.write': '||||||proved',
	'account.change_own': 'all|all|all|all|all|all|all',
	'account.change_address': 'proved|proved|proved|proved|proved|proved|proved',
	'account.change_passkeys': 'proved|proved|proved|proved|proved|proved|proved',
	'session.end_other': 'proved|proved|proved|proved|proved|proved|proved',
	'audit.read': '|||scope|||proved',
	'health.read': '|||all|||all',
};

test.each(Object.entries(agreed) as [Right, string][])('%s is had by whom it was agreed', (right, line) => {
	expect(roles.map((role) => cell(role, right)).join('|')).toBe(line);
});

describe.each(rights)('%s', (right) => {
	test('is refused to somebody without a role, and to a token without rights', () => {
		const nobody: Actor = { kind: 'staff', id: 1, name: 'Nobody', grants: [] };
		expect(denialFor(nobody, right, {}, NOW)).toBe('forbidden');
		expect(denialFor({ kind: 'token', id: 1, name: 'app', rights: [] }, right, {}, NOW)).toBe('forbidden');
	});

	test('is had by somebody', () => {
		expect(Object.keys(policy[right]).length).toBeGreaterThan(0);
	});
});

test('a reader may do nothing but what readers do', () => {
	const had = rights.filter((right) => !denialFor({ kind: 'visitor' }, right, {}, NOW));
	expect(had).toEqual([
		'wall_message.post',
		'subscription.ask',
		'session.try',
		'account.follow_link',
		'account.forget_password',
		'reader.count',
	]);
});

test('a section that a grant names is a limit', () => {
	const person = staff({ role: 'editor', edition: 'es', section: 'ai' });
	expect(denialFor(person, 'article.publish', { edition: 'es', section: 'ai' }, NOW)).toBeUndefined();
	expect(denialFor(person, 'article.publish', { edition: 'es', section: 'company' }, NOW)).toBe('forbidden');
});

test('a proof ages, and its absence has a name of its own', () => {
	const person = (provedAt?: number) => staff({ role: 'admin' }, { provedAt });
	expect(denialFor(person(NOW - 899), 'setting.write', {}, NOW)).toBeUndefined();
	expect(denialFor(person(NOW - 901), 'setting.write', {}, NOW)).toBe('unproved');
	expect(() => authorize(person(), 'setting.write', {}, NOW)).toThrow(new Refusal('unproved'));
});

test('one of several roles is enough', () => {
	const person: Actor = {
		kind: 'staff',
		id: 1,
		name: 'Ana',
		grants: [{ role: 'reporter' }, { role: 'desk', edition: 'en' }],
	};
	expect(denialFor(person, 'article.withdraw', { edition: 'en' }, NOW)).toBeUndefined();
	expect(denialFor(person, 'article.withdraw', { edition: 'es' }, NOW)).toBe('forbidden');
});

test('every state of an article leads on, and from the published one nothing leads back unseen', () => {
	for (const status of articleStatuses) expect(articleMoves[status].length, status).toBeGreaterThan(0);
	expect(articleMoves.published).toEqual(['withdrawn']);
});
