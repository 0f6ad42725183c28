import type { Role } from '../shared/staff';
import type { ArticleStatus } from '../shared/statuses';
import type { Actor } from './actor';
import { always, own, ownFile, proved, type Rule, scope, targetEdition } from './rules';

/** Actors outside the newsroom, who have a right or have it not. A token has the rights that it carries. */
type Others = Exclude<Actor['kind'], 'staff' | 'token'>;
type Line = Partial<Record<Role, Rule>> & Partial<Record<Others, true>> & { token?: string };

const texts = { translator: targetEdition, editor: scope, desk: scope, data: scope, admin: always } satisfies Line;
const figures = { translator: targetEdition, desk: scope, data: scope, admin: always } satisfies Line;
const everybody = {
	reporter: always,
	translator: always,
	editor: always,
	desk: always,
	advertising: always,
	data: always,
	admin: always,
} satisfies Line;

const everybodyProved = Object.fromEntries(Object.keys(everybody).map((role) => [role, proved(15)])) as Record<
	Role,
	Rule
>;

/**
 * The rights, one a line, with the roles and actors that have each (newsroom.md, section 5). What no line allows is
 * refused.
 */
const lines = {
	/** Articles that no reader sees yet. */
	'article.read_drafts': { reporter: own, translator: scope, editor: scope, desk: scope, admin: always },
	'article.write': { reporter: own, translator: targetEdition, editor: scope, desk: scope, admin: always },
	'article.submit': { reporter: own, translator: targetEdition, editor: scope, desk: scope, admin: always },
	/** To discard a draft that no reader ever saw, and to bring it back. */
	'article.discard': { reporter: own, translator: targetEdition, editor: scope, desk: scope, admin: always },
	/** To erase for good, from everywhere, what the law wants gone. */
	'article.erase': { admin: proved(15) },
	'article.sweep': { clock: true },
	/** To save what was typed in browsers that have closed since. */
	'article.fold': { clock: true },
	'article.return': { translator: targetEdition, editor: scope, desk: scope, admin: always },
	'article.publish': { editor: scope, desk: scope, admin: always, clock: true },
	'article.schedule': { editor: scope, desk: scope, admin: always },
	'article.withdraw': { desk: scope, admin: always, clock: true },
	/** To change the address of an article that readers know. */
	'article.move': { desk: scope, admin: always },
	'article.embargo': { desk: scope, admin: always },
	/** To write notes about words of an article, for everyone who may read its drafts. */
	'note.write': { reporter: own, translator: scope, editor: scope, desk: scope, admin: always },
	/** To show an article to somebody outside the newsroom before it is published. */
	'preview_link.make': { reporter: own, translator: targetEdition, editor: scope, desk: scope, admin: always },
	/** To take on the translation of an article into an edition. */
	'translation.take': { translator: targetEdition, editor: scope, desk: scope, admin: always },
	/** To say who translates an article and until when, that an edition does not need it, or that it is current again. */
	'translation.decide': { editor: scope, desk: scope, admin: always },
	/** To save the filters of a list under a name, for oneself. */
	'saved_view.write': everybody,
	/** To change saved views that colleagues share. */
	'saved_view.manage': { desk: always, admin: always },
	'article.import': { desk: scope, admin: always, operator: true, import: true },
	/** To take back everything that an import has written. */
	'import.undo': { desk: scope, admin: always, operator: true },
	'article.count_views': { clock: true },
	'wall_message.post': { visitor: true },
	'wall_message.decide': { editor: scope, desk: scope, admin: always },
	'issue.compose': { editor: scope, desk: scope, admin: always, clock: true },
	'issue.send': { desk: scope, admin: always, clock: true },
	'email.send': { clock: true },
	'subscription.ask': { visitor: true },
	'subscription.confirm': { subscriber: true },
	'subscription.change': { subscriber: true },
	'subscription.end': { subscriber: true },
	'subscription.resume': { subscriber: true },
	'subscription.erase': { admin: proved(15), subscriber: true },
	'subscription.suppress': { admin: proved(15), operator: true },
	'media.store': { ...everybody, token: 'upload', import: true },
	/** To change the words, terms and point of interest of a stored file, wherever the file is used. */
	'media.change': {
		reporter: ownFile,
		translator: ownFile,
		editor: always,
		desk: always,
		advertising: ownFile,
		data: always,
		admin: always,
		operator: true,
	},
	'media.remove': { desk: always, admin: always, operator: true },
	/** To withdraw pictures whose licences have ended. */
	'media.withdraw': { clock: true },
	'upload.sweep': { clock: true },
	'tag.write': { ...texts, operator: true, import: true, token: 'content' },
	'tag.remove': { desk: scope, admin: always, operator: true, token: 'content' },
	'author.write': { ...texts, operator: true, import: true, token: 'content' },
	'author.remove': { desk: scope, admin: always, operator: true, token: 'content' },
	'page.write': { ...texts, operator: true, import: true, token: 'content' },
	'page.remove': { desk: scope, admin: always, operator: true, token: 'content' },
	'partner.write': { ...texts, operator: true, token: 'content' },
	'question.write': { ...texts, operator: true, token: 'content' },
	'achievement.write': { ...texts, operator: true, token: 'content' },
	'photo.write': { ...texts, operator: true, token: 'content' },
	'attachment.write': { ...texts, operator: true, token: 'content' },
	'enterprise.write': { ...texts, operator: true, token: 'content' },
	'enterprise.remove': { desk: scope, admin: always, operator: true, token: 'content' },
	'duty_rate.write': { ...figures, operator: true, token: 'content' },
	'rule.write': { ...figures, operator: true, token: 'content' },
	'data_point.revise': figures,
	'company.write': { ...texts, operator: true, import: true, token: 'content' },
	'company.remove': { desk: scope, admin: always, operator: true, token: 'content' },
	'market.write': { ...figures, operator: true, import: true, token: 'content' },
	'market.remove': { desk: scope, data: scope, admin: always, operator: true, token: 'content' },
	/** To read advertisements with their days and terms; editors and the desk have no right to book them. */
	'adv.read': {
		editor: scope,
		desk: scope,
		advertising: scope,
		admin: always,
		operator: true,
		token: 'content',
	},
	'adv.write': { advertising: scope, admin: always, operator: true, token: 'content' },
	'redirect.write': { desk: scope, admin: always, operator: true, import: true, token: 'content' },
	'search_synonym.write': { ...texts, operator: true, token: 'content' },
	'seo_override.write': { ...texts, operator: true, import: true, token: 'content' },
	'setting.write': { admin: proved(15), operator: true },
	/** To see how far the installation is set up; the desk learns from it that the site is still closed. */
	'house.read': { desk: always, admin: always },
	/** To change the name, look and texts of the site, and to try its mail and storage. */
	'house.change': { admin: proved(15), operator: true },
	'session.open': everybody,
	/** To record a try of a visitor whose sign-in was refused. */
	'session.try': { visitor: true },
	'session.end': everybody,
	/** To end a session of one's own in another browser. */
	'session.end_other': everybodyProved,
	'session.prove': everybody,
	/** To change one's own name, language, password and second factor. */
	'account.change_own': everybody,
	/** To change one's own address, to which the link for a forgotten password goes. */
	'account.change_address': everybodyProved,
	'account.change_passkeys': everybodyProved,
	/** To follow a link that sets a password or confirms an address, for anyone who holds it. */
	'account.follow_link': { visitor: true },
	/** To ask for a link that sets another password. It is sent only to the address that was asked about. */
	'account.forget_password': { visitor: true },
	'account.read': { admin: proved(15), operator: true },
	'account.write': { admin: proved(15), operator: true },
	/** To make the link for the first administrator, at the command line of the server. */
	'account.begin': { operator: true },
	/** To read the audit log: the desk in its scope, an administrator all of it. */
	'audit.read': { desk: scope, admin: proved(15) },
	/** To export the audit log, as far as one may read it; every export leaves an audit entry. */
	'audit.export': { desk: always, admin: proved(15) },
	/** To export everything that was written here, as a package for other programs. */
	'site.export': { operator: true },
	/** To see jobs, emails and backups that need attention. */
	'health.read': { desk: always, admin: always },
	/** To warn the desk that there is no good backup. */
	'backup.warn': { clock: true },
	'admin_token.read': { admin: proved(15) },
	'admin_token.make': { admin: proved(15), operator: true },
	'admin_token.revoke': { admin: proved(15), operator: true },
	'demo.load': { admin: proved(15), import: true },
	/** To remove the demonstration, and everything that was made in it. */
	'demo.remove': { admin: proved(15), operator: true },
	'staff_email.send': { clock: true },
	'house.tidy': { clock: true },
	/** To count what readers do: views, clicks, addresses that lead nowhere. */
	'reader.count': { visitor: true },
} satisfies Record<string, Line>;

/** A right: entity and action. */
export type Right = keyof typeof lines;
/** Which roles and actors have each right, and over which rows. */
export const policy: Readonly<Record<Right, Line>> = lines;

/**
 * The states into which an article may go from each state (newsroom.md, section 6). An import writes the state that its
 * source has.
 */
export const articleMoves: Readonly<Record<ArticleStatus, readonly ArticleStatus[]>> = {
	draft: ['review', 'scheduled', 'published', 'discarded'],
	review: ['draft', 'scheduled', 'published'],
	scheduled: ['draft', 'review', 'published'],
	published: ['withdrawn'],
	withdrawn: ['draft', 'published'],
	discarded: ['draft'],
};
