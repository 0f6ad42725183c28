import type { Role } from '../shared/staff';
import type { ArticleStatus } from '../shared/statuses';
import type { Actor } from './actor';
import { always, own, ownFile, proved, type Rule, scope, targetEdition } from './rules';

/** Everybody who is not of the newsroom: a right is had or not. Of a token it is one of the rights it carries. */
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

/** Who may do what: one line a right (newsroom.md, section 5). What no line names, nobody may. */
const lines = {
	/** Articles that no reader sees yet. */
	'article.read_drafts': { reporter: own, translator: scope, editor: scope, desk: scope, admin: always },
	'article.write': { reporter: own, translator: targetEdition, editor: scope, desk: scope, admin: always },
	'article.submit': { reporter: own, translator: targetEdition, editor: scope, desk: scope, admin: always },
	/** A draft that no reader ever saw: away with it, and back. */
	'article.discard': { reporter: own, translator: targetEdition, editor: scope, desk: scope, admin: always },
	/** What the law wants gone: from everywhere, and for good. */
	'article.erase': { admin: proved(15) },
	'article.sweep': { clock: true },
	/** To save what was typed in browsers that are gone. */
	'article.fold': { clock: true },
	'article.return': { translator: targetEdition, editor: scope, desk: scope, admin: always },
	'article.publish': { editor: scope, desk: scope, admin: always, clock: true },
	'article.schedule': { editor: scope, desk: scope, admin: always },
	'article.withdraw': { desk: scope, admin: always, clock: true },
	/** The address of an article that readers know. */
	'article.move': { desk: scope, admin: always },
	'article.embargo': { desk: scope, admin: always },
	/** What people say to each other about words of a piece: whoever may read its drafts. */
	'note.write': { reporter: own, translator: scope, editor: scope, desk: scope, admin: always },
	/** To show a piece to somebody outside before readers have it. */
	'preview_link.make': { reporter: own, translator: targetEdition, editor: scope, desk: scope, admin: always },
	/** To take the translation of a piece into an edition as one's work. */
	'translation.take': { translator: targetEdition, editor: scope, desk: scope, admin: always },
	/** Who translates what until when, what no edition needs, and what is current again. */
	'translation.decide': { editor: scope, desk: scope, admin: always },
	/** Filters of a list under a name: one's own. */
	'saved_view.write': everybody,
	/** Those that colleagues share. */
	'saved_view.manage': { desk: always, admin: always },
	'article.import': { desk: scope, admin: always, operator: true, import: true },
	/** What an import has written, taken back. */
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
	/** Words, terms and point of interest of a stored file, wherever it stands. */
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
	/** Advertisements with their days and terms: the newsroom reads what it does not book. */
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
	'seo_override.write': { ...texts, operator: true, import: true, token: 'content' },
	'setting.write': { admin: proved(15), operator: true },
	/** How far the installation is set up; whoever plans what readers see is told that the site is closed. */
	'house.read': { desk: always, admin: always },
	/** Name, look and texts of the site, and what tries mail and storage. */
	'house.change': { admin: proved(15), operator: true },
	'session.open': everybody,
	/** Recorded by visitors whose sign-in was refused. */
	'session.try': { visitor: true },
	'session.end': everybody,
	/** To end a session of one's own in another browser. */
	'session.end_other': everybodyProved,
	'session.prove': everybody,
	/** One's own name, language, password and second factor. */
	'account.change_own': everybody,
	/** Another address of one's own, which is where the link for a forgotten password goes. */
	'account.change_address': everybodyProved,
	'account.change_passkeys': everybodyProved,
	/** Whoever holds the link that lets them set a password, or that confirms an address. */
	'account.follow_link': { visitor: true },
	/** A link to set another password, which goes to the address that is asked about and nowhere else. */
	'account.forget_password': { visitor: true },
	'account.read': { admin: proved(15), operator: true },
	'account.write': { admin: proved(15), operator: true },
	/** The link for the first administrator, which whoever holds the machine is shown. */
	'account.begin': { operator: true },
	/** What was done: the desk in its scope, an administrator all of it. */
	'audit.read': { desk: scope, admin: proved(15) },
	/** To take it away as a file, as far as one may read it; a row tells of every time. */
	'audit.export': { desk: always, admin: proved(15) },
	/** Everything that was written here, as a package for other programs. */
	'site.export': { operator: true },
	/** Jobs, emails and backups that somebody has to look after. */
	'health.read': { desk: always, admin: always },
	'admin_token.read': { admin: proved(15) },
	'admin_token.make': { admin: proved(15), operator: true },
	'admin_token.revoke': { admin: proved(15), operator: true },
	'demo.load': { admin: proved(15), import: true },
	/** The demonstration, and whatever was made in it. */
	'demo.remove': { admin: proved(15), operator: true },
	'staff_email.send': { clock: true },
	'house.tidy': { clock: true },
	/** What readers leave behind: views, clicks, addresses that lead nowhere. */
	'reader.count': { visitor: true },
} satisfies Record<string, Line>;

/** A right: entity and action. */
export type Right = keyof typeof lines;
export const policy: Readonly<Record<Right, Line>> = lines;

/** Where an article may go from where it stands (newsroom.md, section 6). An import writes the state its source has. */
export const articleMoves: Readonly<Record<ArticleStatus, readonly ArticleStatus[]>> = {
	draft: ['review', 'scheduled', 'published', 'discarded'],
	review: ['draft', 'scheduled', 'published'],
	scheduled: ['draft', 'review', 'published'],
	published: ['withdrawn'],
	withdrawn: ['draft', 'published'],
	discarded: ['draft'],
};
